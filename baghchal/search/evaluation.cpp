#include "baghchal/search/evaluation.hpp"

#include "baghchal/board/moves.hpp"

namespace baghchal {
namespace {

// In hundredths of a goat.
constexpr Score capture_at_hand = 80;
constexpr Score danger = 30;
constexpr Score hemmed_in = 40;
constexpr Score fenced_off = 30;
constexpr Score elbow_room = 4;
constexpr Score exposure = 2;

/// A goat in danger on the tigers' turn is as good as captured; on the goats' turn it can be saved.
Score danger_for_goats(const Position& position, const Geometry& board) {
  const int goats = count(goats_in_danger(position, board));
  if (position.side() == Side::goats) return goats * danger;
  return goats > 0 ? capture_at_hand : 0;
}

int ways_from(PointSet points, const Geometry& board) {
  int ways = 0;
  for (const Point point : each(points)) ways += count(board.near(point));
  return ways;
}

/// By how many ways more can goats be come at than as many goats on points of the average kind.
int exposed_ways(PointSet goats, const Geometry& board) {
  return ways_from(goats, board) - ways_from(board.all(), board) * count(goats) / board.points();
}

/// The empty points that tigers can walk to over empty points, `steps` holding the first ones.
PointSet walkable(PointSet steps, PointSet empty, const Geometry& board) {
  PointSet reached = 0;
  while (steps != reached) {
    reached = steps;
    steps |= board.near_any(reached) & empty;
  }
  return reached;
}

}  // namespace

PointSet goats_in_danger(const Position& position, const Geometry& board) {
  const PointSet empty = position.empty(board);
  PointSet found = 0;
  for (const Point tiger : each(position.tigers())) {
    for (const Jump& jump : board.jumps_from(tiger)) {
      if (contains(empty, jump.to)) found |= singleton(jump.over) & position.goats();
    }
  }
  return found;
}

Score evaluate(const Position& position, const Variant& variant) {
  const Geometry& board = *variant.board;
  const PointSet empty = position.empty(board);
  const PointSet beside_tigers = board.near_any(position.tigers()) & empty;
  const PointSet out_of_reach = empty & ~walkable(beside_tigers, empty, board);
  const Score for_tigers =
      drawn_with(position.captured(board), variant.rules) + danger_for_goats(position, board) +
      exposed_ways(position.goats(), board) * exposure + count(beside_tigers) * elbow_room -
      count(out_of_reach) * fenced_off - count(hemmed_in_tigers(position, board)) * hemmed_in;
  return position.side() == Side::tigers ? for_tigers : -for_tigers;
}

}  // namespace baghchal
