#pragma once

/// The clock that a search does not have, for its Stop.
///
/// Threads: each limit belongs to one thread at a time.

#include <chrono>
#include <functional>

namespace baghchal {

/// Says whether that much time has passed since the limit was made.
inline std::function<bool()> time_limit(std::chrono::nanoseconds time) {
  using Clock = std::chrono::steady_clock;
  return [end = Clock::now() + time] { return Clock::now() >= end; };
}

}  // namespace baghchal
