#pragma once

/// Looking a few plies ahead as a person does who counts nothing but captured goats: how hard a
/// move is to see is measured by it. It stays the same when the program's own play changes.
///
/// The end of the game is seen when a side that is to move has no move, so one ply after it came
/// about; a win by captures at once.
///
/// Threads: pure functions.

#include "baghchal/board/moves.hpp"

namespace baghchal {

/// Captured goats that the side to move expects to be better off by, for each ply looked ahead to
/// the end; a decided game counts as many. Exact between the bounds, else a bound on its side.
/// Requires: plies ≥ 0, low < high.
int look(const Position& position, int plies, int low, int high, const Variant& variant);

/// What a decided game counts.
inline constexpr int decided = 1000;

/// The same of a move, for who makes it; the look goes to `plies` after it, the move included.
/// Requires: plies ≥ 1; the move is legal.
int look_at(Move move, const Position& position, int plies, const Variant& variant);

/// Whether the move counts for more than every other, so many plies ahead.
bool stands_out(Move move, const Position& position, int plies, const Variant& variant);

/// Beyond that nothing is seen.
inline constexpr int farthest_sight_plies = 10;

/// How far one must look for the move to stand out: the fewest plies after which it counts for more
/// than every other, or `farthest_sight_plies` + 1.
int sight_plies(Move move, const Position& position, const Variant& variant);

}  // namespace baghchal
