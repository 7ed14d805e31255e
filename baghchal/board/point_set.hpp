#pragma once

/// Points and sets of points.
///
/// A point is the place's number on its board; a set of points is one word with bit p set where
/// point p belongs to the set. On the Bagh-Chal board point 0 is a1, and the bits run like this:
///
///      a   b   c   d   e
///   5  20  21  22  23  24
///   4  15  16  17  18  19
///   3  10  11  12  13  14
///   2   5   6   7   8   9
///   1   0   1   2   3   4
///
/// Threads: plain values, free of shared state.

#include <bit>
#include <cstddef>
#include <cstdint>

namespace baghchal {

using Point = std::uint8_t;
using PointSet = std::uint32_t;

/// The most points a board may have: tigers and goats take two bits a point in a packed position,
/// and hand and side the six bits that are left of 64.
inline constexpr int max_points = 29;

/// Stands where a move has no such point (the origin of a placement, the victim of a step).
inline constexpr Point no_point = 31;

constexpr PointSet singleton(Point point) {
  return PointSet{1} << point;
}
constexpr bool contains(PointSet set, Point point) {
  return (set >> point & 1U) != 0;
}
constexpr int count(PointSet set) {
  return std::popcount(set);
}

/// The lowest point of a set. Requires: the set is not empty.
constexpr Point first(PointSet set) {
  return static_cast<Point>(std::countr_zero(set));
}

/// Lets `for (Point point : each(set))` walk a set from the lowest point up.
class each {
 public:
  class iterator {
   public:
    using value_type = Point;
    using difference_type = std::ptrdiff_t;

    constexpr iterator() = default;
    constexpr explicit iterator(PointSet rest) : rest_(rest) {}
    constexpr Point operator*() const { return first(rest_); }
    constexpr iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr iterator operator++(int) {
      const iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const iterator&) const = default;

   private:
    PointSet rest_ = 0;
  };

  constexpr explicit each(PointSet set) : set_(set) {}
  constexpr iterator begin() const { return iterator(set_); }
  constexpr iterator end() const { return iterator(0); }

 private:
  PointSet set_;
};

}  // namespace baghchal
