#pragma once

/// Says the same thing in other words each time, in an order of its own that never changes.
///
/// Threads: a value; one thread at a time.

#include <cstddef>
#include <map>
#include <span>
#include <string_view>

namespace baghchal {

class Variety {
 public:
  /// The phrase that was used the longest ago. Requires: the same place in memory for the same
  /// phrases each time; not empty.
  std::string_view next(std::span<const std::string_view> phrases) {
    return phrases[used_[phrases.data()]++ % phrases.size()];
  }

 private:
  std::map<const std::string_view*, std::size_t> used_;
};

}  // namespace baghchal
