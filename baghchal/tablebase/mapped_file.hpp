#pragma once

/// A file's bytes, mapped into memory: read when they are looked at.
///
/// Threads: never changes after it is opened. A file that is cut shorter while it is mapped ends
/// the program at the next look beyond its end, as with every mapped file.

#include <cstddef>
#include <span>
#include <string>
#include <tl/expected.hpp>

namespace baghchal {

class MappedFile {
 public:
  /// The file, or why it cannot be read.
  static tl::expected<MappedFile, std::string> open(const std::string& path);

  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  ~MappedFile();

  std::span<const std::byte> bytes() const { return bytes_; }

 private:
  explicit MappedFile(std::span<const std::byte> bytes) : bytes_(bytes) {}

  std::span<const std::byte> bytes_;
};

}  // namespace baghchal
