#include "baghchal/engine/levels.hpp"

#include <algorithm>
#include <array>

#include "baghchal/engine/dice.hpp"
#include "baghchal/search/search.hpp"

namespace baghchal {
namespace {

struct LevelStrength {
  SearchLimits limits;    ///< the margin is what it does not tell apart
  int overlooks_percent;  ///< how often it moves without looking
};

constexpr std::array<LevelStrength, highest_level> strengths{{
    {{.depth_plies = 1, .nodes = 1'000, .margin = 60}, 70},
    {{.depth_plies = 1, .nodes = 1'000, .margin = 40}, 30},
    {{.depth_plies = 2, .nodes = 1'000, .margin = 40}, 0},
    {{.depth_plies = 2, .nodes = 1'000, .margin = 20}, 0},
    {{.depth_plies = 3, .nodes = 5'000, .margin = 15}, 0},
    {{.depth_plies = 4, .nodes = 10'000, .margin = 15}, 0},
    {{.depth_plies = 5, .nodes = 20'000, .margin = 3}, 0},
    {{.depth_plies = 6, .nodes = 25'000, .margin = 2}, 0},
    {{.depth_plies = 7, .nodes = 35'000, .margin = 1}, 0},
    {{.depth_plies = 60, .nodes = 50'000, .margin = 1}, 0},
}};

/// How many of the moves, best first, are as good as the best to somebody of that margin. A forced
/// end is told apart from everything else.
int count_as_good(const std::vector<ScoredMove>& moves, Score margin) {
  const Score best = moves.front().score;
  if (is_forced(best)) margin = 1;
  return static_cast<int>(std::ranges::count_if(
      moves, [&](const ScoredMove& scored) { return scored.score > best - margin; }));
}

const LevelStrength& strength_of(int level) {
  return strengths[static_cast<std::size_t>(level - lowest_level)];
}

Choice choice_of(const ScoredMove& scored, const Game& game) {
  return {scored.move, assessment_after(scored, game.position().side(), game.variant().rules)};
}

}  // namespace

Choice choose_at_level(Searcher& searcher, const Game& game, const PlayOrder& order,
                       const Stop& stop) {
  const LevelStrength& strength = strength_of(order.strength.level());
  Dice dice(order.seed, game);
  searcher.forget();
  if (dice.roll(100) < strength.overlooks_percent) {
    const MoveList moves = game.legal_moves();
    return choice_of({moves[dice.roll(moves.size())], 0}, game);
  }
  const SearchResult found = searcher.search(game.history(), strength.limits, stop);
  const int choices = count_as_good(found.moves, strength.limits.margin);
  return choice_of(found.moves[static_cast<std::size_t>(dice.roll(choices))], game);
}

/// Not before the goats are placed, and not while it stands half a goat better.
bool level_accepts_draw(Searcher& searcher, const Game& game, Side side, int level) {
  if (game.outcome() || game.position().placement_phase()) return false;
  const Stop never;
  searcher.forget();
  const Score score =
      searcher.search(game.history(), strength_of(level).limits, never).moves.front().score;
  return (side == game.position().side() ? score : -score) < goat_score / 2;
}

}  // namespace baghchal
