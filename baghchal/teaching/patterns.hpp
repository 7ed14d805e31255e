#pragma once

/// What a person sees on a board, by name: goats that hang, covers and what uncovers a goat, forks,
/// tigers shut in, safe places.
///
///   a goat *hangs* where a tiger could jump it if it were the tigers' turn; the empty point that
///   the tiger would land on is the goat's open side, and a goat there *covers* it
///
///       tiger ── goat ── empty        hangs
///       tiger ── goat ── goat         the first is covered by the second
///
/// All of it is decided by what stands where; nothing here looks ahead further than a ply, nor at
/// clauses 6 and 7 (docs/rules.md).
///
/// Threads: pure functions. Positions must be valid for the board, moves legal.

#include <vector>

#include "baghchal/board/move.hpp"
#include "baghchal/board/position.hpp"
#include "baghchal/board/rules.hpp"

namespace baghchal {

using Jumps = std::vector<Jump>;

/// The captures that the tigers could make if it were their turn, in the order of tigers and
/// points.
Jumps open_jumps(const Position& position, const Geometry& board);
PointSet victims(const Jumps& jumps);
/// Those over one goat.
Jumps jumps_over(Point goat, const Jumps& jumps);

/// What a move changes about the open jumps. A jump by a tiger that has moved itself, or over a
/// goat that has, counts as another one.
struct JumpChanges {
  Jumps opened;
  Jumps closed;
};
JumpChanges jump_changes(const Position& before, Move move, const Geometry& board);

/// The goats that hung and that the move, a goat's, covers: it goes where a tiger would have
/// landed, and no other tiger can jump them.
PointSet covered_by(const Position& before, Move move, const Geometry& board);
/// The goats that hang because the move, a goat's step, has left the point behind them.
PointSet uncovered_by(const Position& before, Move move, const Geometry& board);
/// Whether the move, a goat's step, takes a goat that hung to where it does not.
bool runs_away(const Position& before, Move move, const Geometry& board);

/// The goats are to move: the moves after which no goat hangs.
std::vector<Move> saving_moves(const Position& position, const Variant& variant);
/// The goats are to move: the goats that hang and will hang after each move.
PointSet lost_goats(const Position& position, const Variant& variant);
/// The goats are to move, several of them hang, and each move leaves one hanging.
bool is_fork(const Position& position, const Variant& variant);

/// Tigers that can neither step nor jump after the move and could before, where they stand after
/// it.
PointSet shut_in_by(const Position& before, Move move, const Geometry& board);
/// Tigers that could neither step nor jump before the move, a tiger's or not, and can after it.
PointSet freed_by(const Position& before, Move move, const Geometry& board);
/// Tigers that can step or jump if it is their turn.
PointSet free_tigers(const Position& position, const Geometry& board);

/// The empty points that the tigers can walk to over empty points.
PointSet walkable(const Position& position, const Geometry& board);
/// Empty points that tigers could walk to before the move and cannot after it: a tiger can come
/// there by a jump at most.
PointSet closed_off_by(const Position& before, Move move, const Geometry& board);

/// How many drawn lines lead over a point, so that a goat there can be jumped: none in a corner,
/// one on an edge.
int lines_over(Point point, const Geometry& board);
/// The goats that no tiger can jump as long as no goat steps away: on each line over them a goat
/// stands on one side.
PointSet secure_goats(const Position& position, const Geometry& board);

}  // namespace baghchal
