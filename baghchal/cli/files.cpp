#include "baghchal/cli/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iterator>

#include "baghchal/cli/output.hpp"

namespace baghchal {
namespace {

constexpr std::size_t largest_file = std::size_t{1} << 30;

[[noreturn]] void fail(const std::string& path, int error) {
  throw BadInput(fmt::format("{}: {}", path, std::strerror(error)));
}

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  int number() const { return number_; }

 private:
  int number_;
};

/// Everything or an error number.
int write_whole(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const ssize_t written = ::write(descriptor, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

void write_into(const std::string& path, std::string_view content) {
  const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (file.number() < 0) fail(path, errno);
  if (const int error = write_whole(file.number(), content)) fail(path, error);
}

/// A file beside the place it is meant for; gone again unless put there.
class DraftFile {
 public:
  explicit DraftFile(const std::string& path)
      : path_(path), draft_(path + ".XXXXXX"), file_(::mkostemp(draft_.data(), O_CLOEXEC)) {
    if (file_.number() < 0) fail(path_, errno);
  }
  DraftFile(const DraftFile&) = delete;
  DraftFile& operator=(const DraftFile&) = delete;
  ~DraftFile() { ::unlink(draft_.c_str()); }

  void write(std::string_view content, mode_t mode) {
    int error = write_whole(file_.number(), content);
    if (error == 0 && ::fchmod(file_.number(), mode) != 0) error = errno;
    if (error == 0 && ::fsync(file_.number()) != 0) error = errno;
    if (error != 0) fail(path_, error);
  }

  void put(Existing existing) {
    const bool free_place_only = existing == Existing::keep;
    if (free_place_only && ::link(draft_.c_str(), path_.c_str()) == 0) return;
    // Where links cannot be made, looking first is the best that can be done.
    if (free_place_only && (errno == EEXIST || file_exists(path_))) fail(path_, EEXIST);
    if (::rename(draft_.c_str(), path_.c_str()) != 0) fail(path_, errno);
  }

 private:
  const std::string& path_;
  std::string draft_;
  Descriptor file_;
};

mode_t mode_of_new_files() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

void write_beside(const std::string& path, std::string_view content, mode_t mode,
                  Existing existing) {
  DraftFile draft(path);
  draft.write(content, mode);
  draft.put(existing);
}

/// The file that a symbolic link leads to, so that the link stays one.
std::string real_place(const std::string& path) {
  std::error_code error;
  const auto place = std::filesystem::canonical(path, error);
  return error ? path : place.string();
}

}  // namespace

std::string read_file(const std::string& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.number() < 0) fail(path, errno);
  std::string content;
  char chunk[1 << 16];
  for (;;) {
    const ssize_t got = ::read(file.number(), chunk, sizeof chunk);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) fail(path, errno);
    if (got == 0) return content;
    content.append(chunk, static_cast<std::size_t>(got));
    if (content.size() > largest_file) fail(path, EFBIG);
  }
}

std::string read_all(std::istream& in) {
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write_file(const std::string& path, std::string_view content, Existing existing) {
  struct stat status{};
  if (::stat(path.c_str(), &status) != 0) {
    return write_beside(path, content, mode_of_new_files(), existing);
  }
  if (S_ISDIR(status.st_mode)) fail(path, EISDIR);
  if (!S_ISREG(status.st_mode)) return write_into(path, content);
  if (existing == Existing::keep) fail(path, EEXIST);
  if (::access(path.c_str(), W_OK) != 0) fail(path, errno);
  write_beside(real_place(path), content, status.st_mode & 0777, existing);
}

bool file_exists(const std::string& path) {
  struct stat status{};
  return ::lstat(path.c_str(), &status) == 0;
}

}  // namespace baghchal
