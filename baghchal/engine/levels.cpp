#include "baghchal/engine/levels.hpp"

#include <algorithm>

#include "baghchal/engine/dice.hpp"
#include "baghchal/engine/weakness.hpp"

namespace baghchal {
namespace {

/// How many plies it looks ahead this time.
int depth_by_chance(const Weakness& weakness, Dice& dice) {
  int depth = weakness.sure_plies;
  while (depth < weakness.most_plies && dice.roll(100) < weakness.looks_on_percent) ++depth;
  return depth;
}

/// How wrongly a move is judged: from −most to most, small errors more often. What a capture brings
/// is seen better.
Score error_by_chance(Score most, Move move, Dice& dice) {
  const Score error = dice.roll(most + 1) - dice.roll(most + 1);
  return move.is_capture() ? error / 4 : error;
}

/// Without looking: any move, though a capture catches the eye.
Move blind_choice(const Game& game, Dice& dice) {
  const MoveList moves = game.legal_moves();
  const Move first = moves[dice.roll(moves.size())];
  const Move second = moves[dice.roll(moves.size())];
  return second.is_capture() ? second : first;
}

/// The best as somebody sees it who judges wrongly by so much. Where the end is seen nobody errs.
const ScoredMove& best_as_seen(const std::vector<ScoredMove>& moves, Score most_error, Dice& dice) {
  if (is_forced(moves.front().score)) most_error = 0;
  const ScoredMove* best = nullptr;
  Score best_score = 0;
  for (const ScoredMove& scored : moves) {
    const Score score = scored.score + error_by_chance(most_error, scored.move, dice);
    if (best != nullptr && score <= best_score) continue;
    best = &scored;
    best_score = score;
  }
  return *best;
}

}  // namespace

Choice choose_at_level(Searcher& searcher, const Game& game, const PlayOrder& order,
                       const Stop& stop) {
  return choose_weakly(searcher, game, weakness_of(order.strength.level()), order.seed, stop);
}

Choice choose_weakly(Searcher& searcher, const Game& game, const Weakness& weakness,
                     std::uint64_t seed, const Stop& stop) {
  Dice dice(seed, game);
  const int depth = depth_by_chance(weakness, dice);
  if (depth == 0) return {.move = blind_choice(game, dice)};
  searcher.forget();
  const SearchResult found = searcher.search(
      game.history(),
      {.depth_plies = depth, .nodes = weakness.nodes, .margin = 2 * weakness.error + 1}, stop);
  return choice_of(best_as_seen(found.moves, weakness.error, dice), found, game);
}

/// Not before the goats are placed, and not while it stands half a goat better.
bool level_accepts_draw(Searcher& searcher, const Game& game, Side side, int level) {
  if (game.outcome() || game.position().placement_phase()) return false;
  const Weakness& weakness = weakness_of(level);
  const Stop never;
  searcher.forget();
  const Score score =
      searcher
          .search(game.history(), {.depth_plies = weakness.most_plies, .nodes = weakness.nodes},
                  never)
          .moves.front()
          .score;
  return (side == game.position().side() ? score : -score) < goat_score / 2;
}

}  // namespace baghchal
