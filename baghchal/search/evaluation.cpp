#include "baghchal/search/evaluation.hpp"

#include <algorithm>

#include "baghchal/search/bagh_chal_weights.hpp"
#include "baghchal/search/network.hpp"

namespace baghchal {
namespace {

/// Estimates of positions as good as won end here.
constexpr Score highest_estimate = 20 * goat_score;

// Rules of thumb, in hundredths of a goat.
constexpr Score capture_at_hand = 80;
constexpr Score danger = 30;
constexpr Score hemmed_in = 40;
constexpr Score fenced_off = 30;
constexpr Score elbow_room = 4;
constexpr Score exposure = 2;

/// A goat in danger on the tigers' turn is as good as captured; on the goats' turn it can be saved.
Score danger_for_goats(int in_danger, Side to_move) {
  if (to_move == Side::goats) return in_danger * danger;
  return in_danger > 0 ? capture_at_hand : 0;
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

/// Weighs by rule of thumb what is seen of a position, on any board.
Score rule_of_thumb(const Position& position, const Variant& variant) {
  const Geometry& board = *variant.board;
  const Planes planes(position, board);
  return drawn_with(position.captured(board), variant.rules) +
         danger_for_goats(count(planes[Plane::goats_in_danger]), position.side()) +
         exposed_ways(position.goats(), board) * exposure +
         count(planes[Plane::beside_tigers]) * elbow_room -
         count(planes[Plane::out_of_reach]) * fenced_off -
         count(planes[Plane::hemmed_in_tigers]) * hemmed_in;
}

const Network& bagh_chal_network() {
  static const Network network(bagh_chal_board(), Rules{}.captures_to_win, bagh_chal_weights());
  return network;
}

bool is_bagh_chal(const Variant& variant) {
  return variant.board == &bagh_chal_board() &&
         variant.rules.captures_to_win == Rules{}.captures_to_win;
}

}  // namespace

Score evaluate(const Position& position, const Variant& variant) {
  const Score for_tigers = is_bagh_chal(variant) ? bagh_chal_network().for_tigers(position)
                                                 : rule_of_thumb(position, variant);
  const Score bounded = std::clamp(for_tigers, -highest_estimate, highest_estimate);
  return position.side() == Side::tigers ? bounded : -bounded;
}

}  // namespace baghchal
