#pragma once

/// Positions and moves under the board's symmetries; the canonical form of a position.
///
/// Threads: pure functions.

#include "baghchal/board/move.hpp"
#include "baghchal/board/position.hpp"

namespace baghchal {

PointSet transform(PointSet set, const Symmetry& symmetry);
Position transform(const Position& position, const Symmetry& symmetry);
Move transform(Move move, const Symmetry& symmetry);

/// The symmetry that takes back another.
Symmetry inverse(const Symmetry& symmetry, const Geometry& board);

struct Canonical {
  Position position;
  const Symmetry* by;  ///< what takes the given position there; one of the board's
};

/// Of all images of a position the one with the smallest packed word: equal for two positions
/// exactly where a symmetry takes one to the other.
Canonical canonical(const Position& position, const Geometry& board);

}  // namespace baghchal
