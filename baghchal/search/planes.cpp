#include "baghchal/search/planes.hpp"

#include "baghchal/board/moves.hpp"

namespace baghchal {
namespace {

/// Every point's number raised by so many, or lowered.
PointSet shifted(PointSet set, int by) {
  constexpr int half = 32;
  return static_cast<PointSet>(std::uint64_t{set} << half >> (half - by));
}

/// What can be walked to over empty points, `reached` holding the first of them.
PointSet walkable(PointSet reached, PointSet empty, const Geometry& board) {
  for (PointSet fresh = reached; fresh != 0; reached |= fresh) {
    fresh = board.near_any(fresh) & empty & ~reached;
  }
  return reached;
}

}  // namespace

Planes::Planes(const Position& position, const Geometry& board) {
  const PointSet empty = position.empty(board);
  const PointSet beside_tigers = board.near_any(position.tigers()) & empty;
  points_ = {position.goats(),
             position.tigers(),
             hemmed_in_tigers(position, board),
             goats_in_danger(position, board),
             beside_tigers,
             empty & ~walkable(beside_tigers, empty, board)};
}

/// All jumps of one direction at once: shifting brings tigers, victims and landing points together.
PointSet goats_in_danger(const Position& position, const Geometry& board) {
  const PointSet empty = position.empty(board);
  PointSet found = 0;
  for (const ShiftClass& jump : board.jumps()) {
    const PointSet jumping = position.tigers() & jump.from &
                             shifted(position.goats(), -jump.over_shift) &
                             shifted(empty, -jump.to_shift);
    found |= shifted(jumping, jump.over_shift);
  }
  return found;
}

}  // namespace baghchal
