#include "baghchal/board/moves.hpp"

#include <algorithm>

namespace baghchal {
namespace {

/// A set held so that one shift to the right moves it by any number of points, up or down.
class Shiftable {
 public:
  explicit Shiftable(PointSet set) : wide_(std::uint64_t{set} << half) {}

  /// The points p for which p + shift belongs to the set.
  PointSet seen_from(int shift) const { return static_cast<PointSet>(wide_ >> (half + shift)); }

 private:
  static constexpr int half = 32;
  std::uint64_t wide_;
};

int count_steps(PointSet movers, PointSet empty, const Geometry& board) {
  const Shiftable targets(empty);
  int total = 0;
  for (const ShiftClass& step : board.steps()) {
    total += count(movers & step.from & targets.seen_from(step.over_shift));
  }
  return total;
}

int count_jumps(PointSet tigers, PointSet goats, PointSet empty, const Geometry& board) {
  const Shiftable targets(empty);
  const Shiftable victims(goats);
  int total = 0;
  for (const ShiftClass& jump : board.jumps()) {
    total += count(tigers & jump.from & victims.seen_from(jump.over_shift) &
                   targets.seen_from(jump.to_shift));
  }
  return total;
}

bool tiger_can_move(Point tiger, const Position& position, PointSet empty, const Geometry& board) {
  if ((board.near(tiger) & empty) != 0) return true;
  return std::ranges::any_of(board.jumps_from(tiger), [&](const Jump& jump) {
    return contains(position.goats(), jump.over) && contains(empty, jump.to);
  });
}

bool enough_captured(const Position& position, const Variant& variant) {
  return variant.rules.last_stand == 0 &&
         position.captured(*variant.board) >= variant.rules.captures_to_win;
}

/// Whether clause 6 can forbid any move here at all. It cannot while two empty points each have two
/// goats beside them: a tiger's move fills at most one such point and takes at most one goat.
bool confinement_in_reach(const Position& position, const Variant& variant) {
  if (position.hand() > 0 || variant.rules.confinement != Confinement::illegal) return false;
  int safe_points = 0;
  for (const Point point : each(position.empty(*variant.board))) {
    if (count(variant.board->near(point) & position.goats()) > 1 && ++safe_points == 2) {
      return false;
    }
  }
  return true;
}

template <typename Visit>
void each_tiger_move(const Position& position, const Geometry& board, Visit visit) {
  const PointSet empty = position.empty(board);
  for (const Point tiger : each(position.tigers())) {
    for (const Point to : each(board.near(tiger) & empty)) visit(Move::step(tiger, to));
    for (const Jump& jump : board.jumps_from(tiger)) {
      if (contains(position.goats(), jump.over) && contains(empty, jump.to)) {
        visit(Move::capture(jump.from, jump.over, jump.to));
      }
    }
  }
}

template <typename Visit>
void each_goat_move(const Position& position, const Geometry& board, Visit visit) {
  const PointSet empty = position.empty(board);
  if (position.placement_phase()) {
    for (const Point to : each(empty)) visit(Move::placement(to));
    return;
  }
  for (const Point goat : each(position.goats())) {
    for (const Point to : each(board.near(goat) & empty)) visit(Move::step(goat, to));
  }
}

}  // namespace

bool goats_can_step(const Position& position, const Geometry& board) {
  return std::ranges::any_of(each(position.empty(board)), [&](Point point) {
    return (board.near(point) & position.goats()) != 0;
  });
}

PointSet hemmed_in_tigers(const Position& position, const Geometry& board) {
  const PointSet empty = position.empty(board);
  PointSet result = 0;
  for (const Point tiger : each(position.tigers())) {
    if (!tiger_can_move(tiger, position, empty, board)) result |= singleton(tiger);
  }
  return result;
}

bool confines_goats(const Position& position, Move move, const Variant& variant) {
  if (position.hand() > 0 || variant.rules.confinement != Confinement::illegal) return false;
  const Position after = play_unchecked(position, move);
  return !enough_captured(after, variant) && !goats_can_step(after, *variant.board);
}

MoveList legal_moves(const Position& position, const Variant& variant) {
  MoveList moves;
  if (enough_captured(position, variant)) return moves;
  if (position.side() == Side::goats) {
    each_goat_move(position, *variant.board, [&](Move move) { moves.push_back(move); });
  } else if (confinement_in_reach(position, variant)) {
    each_tiger_move(position, *variant.board, [&](Move move) {
      if (!confines_goats(position, move, variant)) moves.push_back(move);
    });
  } else {
    each_tiger_move(position, *variant.board, [&](Move move) { moves.push_back(move); });
  }
  return moves;
}

int count_legal_moves(const Position& position, const Variant& variant) {
  if (enough_captured(position, variant)) return 0;
  const Geometry& board = *variant.board;
  const PointSet empty = position.empty(board);
  if (position.side() == Side::goats) {
    return position.placement_phase() ? count(empty) : count_steps(position.goats(), empty, board);
  }
  if (confinement_in_reach(position, variant)) return legal_moves(position, variant).size();
  return count_steps(position.tigers(), empty, board) +
         count_jumps(position.tigers(), position.goats(), empty, board);
}

Decision decision(const Position& position, const Variant& variant) {
  if (enough_captured(position, variant)) return Decision::captured;
  if (count_legal_moves(position, variant) > 0) return Decision::none;
  return position.side() == Side::tigers ? Decision::trapped : Decision::confined;
}

bool is_legal(Move move, const Position& position, const Variant& variant) {
  const MoveList moves = legal_moves(position, variant);
  return std::ranges::find(moves, move) != moves.end();
}

}  // namespace baghchal
