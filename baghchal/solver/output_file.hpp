#pragma once

/// A file that is written beside its place and put there when it is whole.
///
/// Until `finish`, and where that is never called, what stood at the place stays as it was, and the
/// draft is removed.
///
/// Threads: one at a time. All functions throw SolveError, naming the file and what is wrong.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace baghchal {

class OutputFile {
 public:
  explicit OutputFile(std::string path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// Writes at an offset; what lies between parts written reads as zeros.
  void write(std::uint64_t offset, std::span<const std::byte> bytes);

  /// Makes sure that the bytes are on the disk, and puts the file in its place.
  void finish();

 private:
  std::string path_;
  std::string draft_;
  int file_;
};

/// Makes a folder and those above it.
void make_folder(const std::string& path);

}  // namespace baghchal
