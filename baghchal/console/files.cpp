#include "baghchal/console/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iterator>

#include "baghchal/console/output.hpp"

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

/// Adds to what is open already under that name, so as not to write over what went there before. A
/// pipe that nobody reads is refused.
void write_into(const std::string& path, std::string_view content) {
  const Descriptor file(::open(path.c_str(), O_WRONLY | O_APPEND | O_NONBLOCK | O_CLOEXEC));
  if (file.number() < 0) fail(path, errno);
  if (::fcntl(file.number(), F_SETFL, O_APPEND) != 0) fail(path, errno);
  if (const int error = write_whole(file.number(), content)) fail(path, error);
}

/// While it lives, signals that would end the program wait.
class SignalsWait {
 public:
  SignalsWait() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) sigaddset(&signals, signal);
    pthread_sigmask(SIG_BLOCK, &signals, &before_);
  }
  SignalsWait(const SignalsWait&) = delete;
  SignalsWait& operator=(const SignalsWait&) = delete;
  ~SignalsWait() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_{};
};

/// The name of a draft in the same folder, for mkostemp; short, as names have a longest length.
std::string draft_name(const std::string& path) {
  return (std::filesystem::path(path).parent_path() / ".baghchal-XXXXXX").string();
}

/// A file beside the place it is meant for; gone again unless put there.
class DraftFile {
 public:
  explicit DraftFile(const std::string& path)
      : path_(path), draft_(draft_name(path)), file_(::mkostemp(draft_.data(), O_CLOEXEC)) {
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
  const SignalsWait no_draft_is_left_behind;
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

/// Whether a path stands for a file that is open already, as /dev/stdout does; links are followed.
bool names_open_file(const std::string& path) {
  namespace fs = std::filesystem;
  constexpr int most_links = 40;
  std::error_code error;
  fs::path place = path;
  for (int i = 0; i < most_links && !error; ++i) {
    place = fs::weakly_canonical(fs::absolute(place).parent_path(), error) / place.filename();
    const std::string text = place.string();
    if (text.starts_with("/proc/") || text.starts_with("/dev/fd/") || text.starts_with("/dev/std"))
      return true;
    if (!fs::is_symlink(place, error)) return false;
    place = place.parent_path() / fs::read_symlink(place, error);
  }
  return false;
}

[[noreturn]] void fail_to_find(const std::string& path) {
  throw BadInput(fmt::format("{}: it is a link to a file that is not there", path));
}

/// How a file is written.
struct WayToWrite {
  bool into;          ///< added to what stands there
  std::string place;  ///< else put there in one step
  mode_t mode;
};

WayToWrite way_to_write(const std::string& path, Existing existing) {
  struct stat status{};
  if (::stat(path.c_str(), &status) != 0) {
    if (file_exists(path)) fail_to_find(path);
    return {.into = false, .place = path, .mode = mode_of_new_files()};
  }
  if (S_ISDIR(status.st_mode)) fail(path, EISDIR);
  if (!S_ISREG(status.st_mode) || names_open_file(path)) {
    return {.into = true, .place = path, .mode = 0};
  }
  if (existing == Existing::keep) fail(path, EEXIST);
  if (::access(path.c_str(), W_OK) != 0) fail(path, errno);
  return {.into = false, .place = real_place(path), .mode = status.st_mode & 0777U};
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
  std::string content;
  std::array<char, 1 << 16> chunk;
  while (in) {
    in.read(chunk.data(), chunk.size());
    content.append(chunk.data(), static_cast<std::size_t>(in.gcount()));
    if (content.size() > largest_file) fail("standard input", EFBIG);
  }
  return content;
}

void write_file(const std::string& path, std::string_view content, Existing existing) {
  const WayToWrite way = way_to_write(path, existing);
  if (way.into) return write_into(way.place, content);
  write_beside(way.place, content, way.mode, existing);
}

void expect_writable(const std::string& path, Existing existing) {
  const WayToWrite way = way_to_write(path, existing);
  if (way.into) {  // to open a pipe would tell its reader that the writer has come and gone
    if (::access(way.place.c_str(), W_OK) != 0) fail(path, errno);
    return;
  }
  const SignalsWait no_draft_is_left_behind;
  const DraftFile can_be_made(way.place);
}

bool file_exists(const std::string& path) {
  struct stat status{};
  return ::lstat(path.c_str(), &status) == 0;
}

std::uint64_t file_size(const std::string& path) {
  struct stat status{};
  return ::stat(path.c_str(), &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

std::string without_tilde(const std::string& path) {
  const char* home = std::getenv("HOME");
  if (!path.starts_with("~/") || home == nullptr) return path;
  return home + path.substr(1);
}

}  // namespace baghchal
