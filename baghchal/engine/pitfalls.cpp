#include "baghchal/engine/pitfalls.hpp"

#include <algorithm>
#include <cstdlib>

#include "baghchal/board/moves.hpp"
#include "baghchal/search/evaluation.hpp"

namespace baghchal {
namespace {

/// What giving away a win or a draw counts beside the goats, in goats.
constexpr int value_in_goats = 4;
/// A move is chosen half as often as one that looks this much better.
constexpr Score half_as_likely = goat_score / 4;
constexpr int most_halvings = 10;

struct Reply {
  int worth;    ///< to who plays it, in goats
  Score looks;  ///< at a glance
};

int worth_to(Side side, const Verdict& verdict, const Rules& rules) {
  const int grade = grade_of(verdict, rules);
  const int for_tigers = grade + value_in_goats * static_cast<int>(verdict.value);
  return side == Side::tigers ? for_tigers : -for_tigers;
}

/// At a glance one sees the game's end, too.
Score looks_to(Side side, const Position& after, const Verdict& verdict, const Variant& variant) {
  const bool over = verdict.distance_plies == 0;
  if (!over) return -evaluate(after, variant);
  return verdict.value == win_of(side) ? won_in(1) : lost_in(1);
}

std::vector<Reply> replies_to(const Position& position, const Variant& variant,
                              const TableProber& tables) {
  std::vector<Reply> replies;
  for (const Move move : legal_moves(position, variant)) {
    const Position after = play_unchecked(position, move);
    const auto verdict = tables.in_tables(after);
    if (!verdict) return {};
    replies.push_back({worth_to(position.side(), *verdict, variant.rules),
                       looks_to(position.side(), after, *verdict, variant)});
  }
  return replies;
}

}  // namespace

Score expected_loss(const Position& position, const Variant& variant, const TableProber& tables) {
  const std::vector<Reply> replies = replies_to(position, variant, tables);
  if (replies.empty()) return 0;
  const int best = std::ranges::max_element(replies, {}, &Reply::worth)->worth;
  const Score best_looks = std::ranges::max_element(replies, {}, &Reply::looks)->looks;
  int chances = 0;
  int lost = 0;
  for (const Reply& reply : replies) {
    const int halvings = std::min((best_looks - reply.looks) / half_as_likely, most_halvings);
    const int chance = 1 << (most_halvings - halvings);
    chances += chance;
    lost += chance * (best - reply.worth);
  }
  return static_cast<Score>(std::int64_t{goat_score} * lost / chances);
}

}  // namespace baghchal
