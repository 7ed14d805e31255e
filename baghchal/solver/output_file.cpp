#include "baghchal/solver/output_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include "baghchal/solver/solve.hpp"

namespace baghchal {
namespace {

[[noreturn]] void fail(const std::string& path, int error) {
  throw SolveError(fmt::format("{} cannot be written: {}", path, std::strerror(error)));
}

}  // namespace

OutputFile::OutputFile(std::string path)
    : path_(std::move(path)), draft_(path_ + ".draft"), file_(-1) {
  unlink(draft_.c_str());  // left by a run that was killed, or whatever else is in the way
  file_ = open(draft_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file_ < 0) fail(draft_, errno);
}

OutputFile::~OutputFile() {
  if (file_ < 0) return;
  close(file_);
  unlink(draft_.c_str());
}

void OutputFile::write(std::uint64_t offset, std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t written = pwrite(file_, bytes.data(), bytes.size(), static_cast<off_t>(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) fail(draft_, written < 0 ? errno : ENOSPC);
    offset += static_cast<std::uint64_t>(written);
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
}

void OutputFile::finish() {
  if (fsync(file_) != 0) fail(draft_, errno);
  if (rename(draft_.c_str(), path_.c_str()) != 0) fail(path_, errno);
  close(std::exchange(file_, -1));
}

void make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) {
    throw SolveError(fmt::format("the folder {} cannot be made: {}", path, error.message()));
  }
}

}  // namespace baghchal
