#include "baghchal/solver/folder_lock.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "baghchal/solver/solve.hpp"

namespace baghchal {

FolderLock::FolderLock(const std::string& folder)
    : folder_(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  if (folder_ < 0) {
    throw SolveError(fmt::format("{} cannot be opened: {}", folder, std::strerror(errno)));
  }
  if (flock(folder_, LOCK_EX | LOCK_NB) == 0) return;
  const int error = errno;
  close(folder_);
  throw SolveError(error == EWOULDBLOCK
                       ? fmt::format("another run is at work in {}", folder)
                       : fmt::format("{} cannot be locked: {}", folder, std::strerror(error)));
}

FolderLock::~FolderLock() {
  close(folder_);
}

}  // namespace baghchal
