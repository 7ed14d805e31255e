#pragma once

/// What an evaluation looks at in a position: planes, each a set of points.
///
/// Threads: pure functions.

#include <array>
#include <cstdint>

#include "baghchal/board/position.hpp"

namespace baghchal {

enum class Plane : std::uint8_t {
  goats,
  tigers,
  hemmed_in_tigers,  ///< tigers that could not move if it were their turn
  goats_in_danger,   ///< goats that could be captured if it were the tigers' turn
  beside_tigers,     ///< empty points that a tiger can step to
  out_of_reach,      ///< empty points that no tiger can walk to while the goats stand still
};
inline constexpr int number_of_planes = 6;

class Planes {
 public:
  Planes(const Position& position, const Geometry& board);

  PointSet operator[](Plane plane) const { return points_[static_cast<std::size_t>(plane)]; }
  /// In the order of the names. A point belongs to two of them at most.
  const std::array<PointSet, number_of_planes>& all() const { return points_; }

 private:
  std::array<PointSet, number_of_planes> points_;
};

PointSet goats_in_danger(const Position& position, const Geometry& board);

}  // namespace baghchal
