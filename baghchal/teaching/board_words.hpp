#pragma once

/// Points, pieces and lines of play as parts of a sentence.
///
/// Threads: pure functions.

#include <span>
#include <string>

#include "baghchal/board/geometry.hpp"
#include "baghchal/board/move.hpp"

namespace baghchal {

/// "b2", "b2 and d2".
std::string points_text(PointSet points, const Geometry& board);
/// "the tiger on a5", "the tigers on a5 and e1".
std::string tigers_text(PointSet tigers, const Geometry& board);
/// "a1-b1 c4 b1xd1".
std::string moves_text(std::span<const Move> moves, const Geometry& board);

}  // namespace baghchal
