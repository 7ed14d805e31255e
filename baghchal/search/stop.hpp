#pragma once

/// A way to end a search early: somebody asks for it, or its time is over.
///
/// The layers that search read no clock. A front end that wants a limit in time hands over a
/// function that does, and whoever searches asks it now and then.
///
/// Threads: `request` and `requested` may be called from any threads at once; `poll` belongs to the
/// one that searches.

#include <atomic>
#include <functional>
#include <utility>

namespace baghchal {

class Stop {
 public:
  Stop() = default;
  /// `due` says whether the time is over.
  explicit Stop(std::function<bool()> due) : due_(std::move(due)) {}

  void request() { requested_.store(true, std::memory_order_relaxed); }
  bool requested() const { return requested_.load(std::memory_order_relaxed); }

  /// Whether to stop, after a look at the time. Once it has said so, `requested` says so too.
  bool poll() const {
    if (!requested() && due_ && due_()) requested_.store(true, std::memory_order_relaxed);
    return requested();
  }

 private:
  std::function<bool()> due_;
  mutable std::atomic<bool> requested_{false};
};

}  // namespace baghchal
