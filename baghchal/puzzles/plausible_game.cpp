#include "baghchal/puzzles/plausible_game.hpp"

#include <algorithm>
#include <random>

#include "baghchal/puzzles/look.hpp"
#include "baghchal/search/evaluation.hpp"

namespace baghchal {
namespace {

constexpr int most_movement_plies = 100;
constexpr int sight_of_the_careless_plies = 2;

/// The same everywhere, which the standard's distributions are not.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : random_(seed) {}
  /// A number from 0 to sides − 1.
  int roll(int sides) { return static_cast<int>(random_() % static_cast<std::uint64_t>(sides)); }

 private:
  std::mt19937_64 random_;
};

struct Player {
  int careless_percent;  ///< how often it goes by first sight, or by nothing at all
  int looks;             ///< from how many moves it takes the one that looks best
};

Player any_player(Dice& dice) {
  return {.careless_percent = dice.roll(50), .looks = 1 + dice.roll(5)};
}

using Moves = std::vector<Move>;

Moves moves_of(const Turn& turn) {
  Moves moves;
  for (const RatedMove& rated : turn.moves) moves.push_back(rated.move);
  return moves;
}

/// The moves that are best two plies ahead, counting goats.
Moves best_looking(const Turn& turn, const Variant& variant) {
  Moves best;
  int most = 0;
  for (const RatedMove& rated : turn.moves) {
    const int value = look_at(rated.move, turn.position, sight_of_the_careless_plies, variant);
    if (best.empty() || value > most) best.clear();
    if (best.empty() || value >= most) {
      best.push_back(rated.move);
      most = value;
    }
  }
  return best;
}

bool as_good(Side side, const Verdict& verdict, const Verdict& best) {
  if (best.value != Value::draw) return compare_for(side, verdict, best) == 0;
  return verdict.value == best.value && verdict.forced_captures == best.forced_captures;
}

/// The moves that are best by the tables. Requires: they know every move.
Moves best_of_all(const Turn& turn) {
  Moves best;
  const Verdict& first = *turn.moves.front().verdict;
  for (const RatedMove& rated : turn.moves) {
    if (as_good(turn.position.side(), *rated.verdict, first)) best.push_back(rated.move);
  }
  return best;
}

Moves considered(const Turn& turn, const Player& player, const Variant& variant, Dice& dice) {
  if (dice.roll(100) < player.careless_percent) {
    return dice.roll(3) == 0 ? moves_of(turn) : best_looking(turn, variant);
  }
  return turn.moves.back().verdict ? best_of_all(turn) : best_looking(turn, variant);
}

/// How well a side likes what it leaves behind.
Score liking(Move move, const Position& position, const Variant& variant) {
  const Position after = play_unchecked(position, move);
  if (decision(after, variant) != Decision::none) return win_score;
  return -evaluate(after, variant);
}

Move choose(const Turn& turn, const Player& player, const Variant& variant, Dice& dice) {
  const Moves moves = considered(turn, player, variant, dice);
  const auto any = [&] {
    return moves[static_cast<std::size_t>(dice.roll(static_cast<int>(moves.size())))];
  };
  Move chosen = any();
  for (int looks = 1; looks < player.looks; ++looks) {
    const Move other = any();
    if (liking(other, turn.position, variant) > liking(chosen, turn.position, variant))
      chosen = other;
  }
  return chosen;
}

}  // namespace

Result<std::vector<Turn>> plausible_game(const Tablebase& tables, std::uint64_t seed) {
  const Variant& variant = tables.variant();
  Dice dice(seed);
  const Player goats = any_player(dice);
  const Player tigers = any_player(dice);
  const int most_plies = 2 * variant.board->goats() + most_movement_plies;
  std::vector<Turn> turns;
  Position position = Position::start(*variant.board);
  for (int ply = 0; ply < most_plies; ++ply) {
    auto moves = tables.moves(position);
    if (!moves) return tl::unexpected(moves.error());
    if (moves->empty()) break;
    turns.push_back({position, *std::move(moves)});
    const Player& player = position.side() == Side::goats ? goats : tigers;
    position = play_unchecked(position, choose(turns.back(), player, variant, dice));
  }
  return turns;
}

}  // namespace baghchal
