#pragma once

/// Keeps a second run out of a folder that one is at work in. The lock ends with the program,
/// however that ends, and leaves nothing behind.
///
/// Threads: one at a time.

#include <string>

namespace baghchal {

class FolderLock {
 public:
  /// Throws SolveError, where another run holds the folder or it cannot be opened.
  explicit FolderLock(const std::string& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int folder_;
};

}  // namespace baghchal
