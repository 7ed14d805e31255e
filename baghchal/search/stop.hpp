#pragma once

/// A way to ask a search to end early.
///
/// Threads: `request` and `requested` may be called from any threads at once.

#include <atomic>

namespace baghchal {

class Stop {
 public:
  void request() { requested_.store(true, std::memory_order_relaxed); }
  bool requested() const { return requested_.load(std::memory_order_relaxed); }

 private:
  std::atomic<bool> requested_{false};
};

}  // namespace baghchal
