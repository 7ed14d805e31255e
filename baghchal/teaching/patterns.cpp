#include "baghchal/teaching/patterns.hpp"

#include <algorithm>

#include "baghchal/board/moves.hpp"

namespace baghchal {
namespace {

Jumps without(const Jumps& jumps, const Jumps& others) {
  Jumps left;
  std::ranges::copy_if(jumps, std::back_inserter(left), [&](const Jump& jump) {
    return std::ranges::find(others, jump) == others.end();
  });
  return left;
}

/// Where the goat of a point stands after a goat's move.
Point moved(Point goat, Move move) {
  return move.from() == goat ? move.to() : goat;
}

PointSet moved(PointSet tigers, Move move) {
  if (!contains(tigers, move.from())) return tigers;
  return (tigers & ~singleton(move.from())) | singleton(move.to());
}

PointSet hanging(const Position& position, const Geometry& board) {
  return victims(open_jumps(position, board));
}

}  // namespace

Jumps open_jumps(const Position& position, const Geometry& board) {
  const PointSet empty = position.empty(board);
  Jumps open;
  for (const Point tiger : each(position.tigers())) {
    std::ranges::copy_if(board.jumps_from(tiger), std::back_inserter(open), [&](const Jump& jump) {
      return contains(position.goats(), jump.over) && contains(empty, jump.to);
    });
  }
  return open;
}

PointSet victims(const Jumps& jumps) {
  PointSet points = 0;
  for (const Jump& jump : jumps) points |= singleton(jump.over);
  return points;
}

Jumps jumps_over(Point goat, const Jumps& jumps) {
  Jumps over;
  std::ranges::copy_if(jumps, std::back_inserter(over),
                       [&](const Jump& jump) { return jump.over == goat; });
  return over;
}

JumpChanges jump_changes(const Position& before, Move move, const Geometry& board) {
  const Jumps were = open_jumps(before, board);
  const Jumps are = open_jumps(play_unchecked(before, move), board);
  return {.opened = without(are, were), .closed = without(were, are)};
}

PointSet covered_by(const Position& before, Move move, const Geometry& board) {
  PointSet blocked = 0;
  for (const Jump& jump : open_jumps(before, board)) {
    if (jump.to == move.to()) blocked |= singleton(jump.over);
  }
  const Position after = play_unchecked(before, move);
  return blocked & after.goats() & ~hanging(after, board);
}

PointSet uncovered_by(const Position& before, Move move, const Geometry& board) {
  if (move.kind() != MoveKind::step) return 0;
  PointSet uncovered = 0;
  for (const Jump& jump : open_jumps(play_unchecked(before, move), board)) {
    if (jump.to == move.from()) uncovered |= singleton(jump.over);
  }
  return uncovered & ~singleton(move.to()) & ~hanging(before, board);
}

bool runs_away(const Position& before, Move move, const Geometry& board) {
  return move.kind() == MoveKind::step && contains(hanging(before, board), move.from()) &&
         !contains(hanging(play_unchecked(before, move), board), move.to());
}

std::vector<Move> saving_moves(const Position& position, const Variant& variant) {
  std::vector<Move> saving;
  std::ranges::copy_if(legal_moves(position, variant), std::back_inserter(saving), [&](Move move) {
    return hanging(play_unchecked(position, move), *variant.board) == 0;
  });
  return saving;
}

PointSet lost_goats(const Position& position, const Variant& variant) {
  PointSet lost = hanging(position, *variant.board);
  for (const Move move : legal_moves(position, variant)) {
    const PointSet still = hanging(play_unchecked(position, move), *variant.board);
    for (const Point goat : each(lost)) {
      if (!contains(still, moved(goat, move))) lost &= ~singleton(goat);
    }
  }
  return lost;
}

bool is_fork(const Position& position, const Variant& variant) {
  return count(hanging(position, *variant.board)) > 1 && saving_moves(position, variant).empty();
}

PointSet shut_in_by(const Position& before, Move move, const Geometry& board) {
  return hemmed_in_tigers(play_unchecked(before, move), board) &
         ~moved(hemmed_in_tigers(before, board), move);
}

PointSet freed_by(const Position& before, Move move, const Geometry& board) {
  return moved(hemmed_in_tigers(before, board), move) &
         ~hemmed_in_tigers(play_unchecked(before, move), board);
}

PointSet free_tigers(const Position& position, const Geometry& board) {
  return position.tigers() & ~hemmed_in_tigers(position, board);
}

PointSet walkable(const Position& position, const Geometry& board) {
  const PointSet empty = position.empty(board);
  PointSet reached = 0;
  PointSet next = board.near_any(position.tigers()) & empty;
  while (next != reached) {
    reached = next;
    next |= board.near_any(reached) & empty;
  }
  return reached;
}

PointSet closed_off_by(const Position& before, Move move, const Geometry& board) {
  const Position after = play_unchecked(before, move);
  return walkable(before, board) & after.empty(board) & ~walkable(after, board);
}

int lines_over(Point point, const Geometry& board) {
  int ways = 0;
  for (const Point from : each(board.all())) {
    ways += static_cast<int>(std::ranges::count(board.jumps_from(from), point, &Jump::over));
  }
  constexpr int ways_of_a_line = 2;
  return ways / ways_of_a_line;
}

PointSet secure_goats(const Position& position, const Geometry& board) {
  PointSet secure = position.goats();
  for (const Point from : each(board.all() & ~position.goats())) {
    for (const Jump& jump : board.jumps_from(from)) {
      if (!contains(position.goats(), jump.to)) secure &= ~singleton(jump.over);
    }
  }
  return secure;
}

}  // namespace baghchal
