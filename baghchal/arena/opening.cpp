#include "baghchal/arena/opening.hpp"

#include <random>

#include "baghchal/search/evaluation.hpp"

namespace baghchal {
namespace {

bool is_quiet(const Game& game, Move move) {
  const Position after = play_unchecked(game.position(), move);
  return !move.is_capture() && goats_in_danger(after, game.board()) == 0;
}

/// The moves that lose nothing; where there are none, all.
MoveList quiet_moves(const Game& game) {
  const MoveList legal = game.legal_moves();
  MoveList quiet;
  for (const Move move : legal) {
    if (is_quiet(game, move)) quiet.push_back(move);
  }
  return quiet.empty() ? legal : quiet;
}

}  // namespace

Game random_opening(const Variant& variant, int plies, std::uint64_t seed) {
  Game game(variant);
  std::mt19937_64 random(seed);
  while (game.ply() < plies) {
    const MoveList moves = quiet_moves(game);
    if (moves.empty()) break;
    const auto chosen = static_cast<int>(random() % static_cast<std::uint64_t>(moves.size()));
    Game next = game;
    if (!next.play(moves[chosen]) || next.outcome()) break;
    game = std::move(next);
  }
  return game;
}

}  // namespace baghchal
