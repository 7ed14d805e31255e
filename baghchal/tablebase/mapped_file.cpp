#include "baghchal/tablebase/mapped_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace baghchal {
namespace {

tl::unexpected<std::string> failure(int error) {
  return tl::unexpected<std::string>(std::strerror(error));
}

tl::expected<std::span<const std::byte>, std::string> map(int file) {
  struct stat status{};
  if (fstat(file, &status) != 0) return failure(errno);
  if (!S_ISREG(status.st_mode)) return tl::unexpected<std::string>("it is no ordinary file");
  const auto size = static_cast<std::size_t>(status.st_size);
  if (size == 0) return std::span<const std::byte>();
  void* const memory = mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
  if (memory == MAP_FAILED) return failure(errno);
  madvise(memory, size, MADV_RANDOM);  // one look reads one page, not those around it
  return std::span(static_cast<const std::byte*>(memory), size);
}

}  // namespace

tl::expected<MappedFile, std::string> MappedFile::open(const std::string& path) {
  // What is no file is refused below, without waiting for anybody to write into it.
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return failure(errno);
  const auto bytes = map(file);
  close(file);
  if (!bytes) return tl::unexpected<std::string>(bytes.error());
  return MappedFile(*bytes);
}

MappedFile::MappedFile(MappedFile&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(bytes_, other.bytes_);
  return *this;
}

MappedFile::~MappedFile() {
  if (!bytes_.empty()) munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

}  // namespace baghchal
