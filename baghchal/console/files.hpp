#pragma once

/// Whole files in and out.
///
/// A file is written beside its place, under a name of its own, and then put there in one step, so
/// that whatever happens the old file or the new one stands there whole. What is no ordinary file
/// (a pipe, a terminal) or is open already (/dev/stdout) is added to directly.
///
/// Threads: free of shared state. What reads or writes throws BadInput, naming the file and what is
/// wrong with it.

#include <cstdint>
#include <istream>
#include <string>
#include <string_view>

namespace baghchal {

std::string read_file(const std::string& path);

/// All that is left of a stream.
std::string read_all(std::istream& in);

enum class Existing : std::uint8_t {
  replace,  ///< put the new file in the place of the old one
  keep,     ///< refuse to write where something stands
};

void write_file(const std::string& path, std::string_view content, Existing existing);

/// To be asked before long work: throws what write_file would, as far as that shows without
/// writing.
void expect_writable(const std::string& path, Existing existing);

bool file_exists(const std::string& path);

/// Bytes in a file; 0 where there is none.
std::uint64_t file_size(const std::string& path);

/// A path that begins with `~/`, with the person's own folder in its place.
std::string without_tilde(const std::string& path);

}  // namespace baghchal
