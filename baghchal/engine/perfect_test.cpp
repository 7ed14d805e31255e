#include "baghchal/engine/perfect.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "baghchal/engine/pitfalls.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_solution.hpp"
#include "tests/support/plain_value.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

Variant under(Repetition repetition, int ply_limit) {
  Variant variant = solved_crowded_board().variant();
  variant.rules.repetition = repetition;
  variant.rules.ply_limit = ply_limit;
  return variant;
}

Variant solver_rules() {
  return under(Repetition::free, 0);
}

Choice choose(const Game& game, std::uint64_t seed = 1) {
  Searcher searcher(1 << 16);
  const Stop never;
  return choose_perfectly(searcher, &solved_crowded_board().tablebase(), game,
                          {.seed = seed, .limits = {.depth_plies = 12, .nodes = 20'000}}, never);
}

/// Some of the positions in which a game goes on.
std::vector<Position> open_positions(std::ptrdiff_t number, Random& random) {
  std::vector<Position> positions = solved_crowded_board().plain().positions();
  std::erase_if(positions, [](const Position& position) {
    return decision(position, solved_crowded_board().variant()) != Decision::none;
  });
  std::vector<Position> some;
  std::ranges::sample(positions, std::back_inserter(some), number, random);
  return some;
}

TEST(Perfect, KeepsTheValueAndTheForcedCapturesAndTheDistance) {
  Random random(31);
  for (const Position& position : open_positions(3000, random)) {
    const Game game(solver_rules(), position, 0);
    const Choice choice = choose(game);
    const Verdict after = solved_crowded_board().verdict(play_unchecked(position, choice.move));
    const Score tables_say = assessment_of(after, game.variant().rules).for_tigers;
    if (choice.assessment.verdict) {
      ASSERT_EQ(choice.assessment.verdict->value, after.value);
    } else {
      ASSERT_TRUE(is_forced(tables_say));
    }
    for (const Move move : game.legal_moves()) {
      const Verdict other = solved_crowded_board().verdict(play_unchecked(position, move));
      ASSERT_LE(compare_for(position.side(), after, other), 0);
    }
  }
}

using Mover = std::function<Move(const Game&)>;

Move random_move(const Game& game, Random& random) {
  const MoveList moves = game.legal_moves();
  return moves[random_number(0, moves.size() - 1, random)];
}

/// Plays perfectly for one side against somebody; how many plies it took.
int plies_until_won(Game game, Side winner, const Mover& other) {
  const int start = game.ply();
  while (!game.outcome()) {
    const bool perfect = game.position().side() == winner;
    const Move move = perfect ? choose(game).move : other(game);
    EXPECT_TRUE(game.play(move).has_value());
  }
  EXPECT_EQ(game.outcome()->winner, winner);
  return game.ply() - start;
}

TEST(Perfect, FinishesEveryWinInTheDistance) {
  Random random(32);
  const Mover at_random = [&](const Game& game) { return random_move(game, random); };
  const Mover perfect = [](const Game& game) { return choose(game, 2).move; };
  for (const Position& position : open_positions(400, random)) {
    const Verdict verdict = solved_crowded_board().plain().verdict(position);
    if (verdict.value == Value::draw) continue;
    const Side winner = verdict.value == Value::tigers ? Side::tigers : Side::goats;
    for (const Variant& variant : {solver_rules(), under(Repetition::forbidden, 200)}) {
      const int plies = plies_until_won({variant, position, 0}, winner, perfect);
      const int plies_at_random = plies_until_won({variant, position, 0}, winner, at_random);
      if (position.placement_phase()) continue;
      ASSERT_LE(plies_at_random, *verdict.distance_plies);
      if (variant.rules.repetition == Repetition::free) {
        ASSERT_EQ(plies, *verdict.distance_plies);
      } else {
        ASSERT_LE(plies, *verdict.distance_plies);
      }
    }
  }
}

/// With a past full of what has been missed, and little time left: whoever wins with best play by
/// all laws wins with perfect play.
TEST(Perfect, FindsAnotherWinWhereThePastForbidsTheTables) {
  Random random(33);
  int won = 0;
  int past_in_the_way = 0;
  for (int i = 0; i < 6000; ++i) {
    const Repetition repetition = i % 2 == 0 ? Repetition::forbidden : Repetition::draw_on_third;
    const Variant variant = under(repetition, 60);
    Game game(variant, random_position(variant, random), random_number(20, 40, random));
    while (!game.outcome() && *game.plies_left() > 9) {
      ASSERT_TRUE(game.play(random_move(game, random)).has_value());
    }
    if (game.outcome()) continue;
    History history = game.history();
    const Side side = game.position().side();
    if (plain_value(history) != (side == Side::tigers ? Value::tigers : Value::goats)) continue;
    const TableProber tables(&solved_crowded_board().tablebase(), game.history());
    past_in_the_way += tables.in_game(game.position(), 0) ? 0 : 1;
    ++won;
    plies_until_won(game, side, [&](const Game& now) { return random_move(now, random); });
    ASSERT_FALSE(HasFailure()) << "game " << i;
  }
  EXPECT_GT(won, 50);
  EXPECT_GT(past_in_the_way, 5);
}

TEST(Perfect, PlaysTheSameGameWithTheSameSeed) {
  const auto played = [](std::uint64_t seed) {
    Game game(solver_rules());
    for (int i = 0; i < 12 && !game.outcome(); ++i) {
      EXPECT_TRUE(game.play(choose(game, seed).move).has_value());
    }
    return std::vector<Move>(game.moves().begin(), game.moves().end());
  };
  EXPECT_EQ(played(5), played(5));
}

TEST(Perfect, StoppedAtOnceItStillMoves) {
  Searcher searcher(1 << 16);
  Stop stop;
  stop.request();
  for (const Tablebase* tables :
       {static_cast<const Tablebase*>(nullptr), &solved_crowded_board().tablebase()}) {
    const Game game(solver_rules());
    const Move move = choose_perfectly(searcher, tables, game, {}, stop).move;
    EXPECT_EQ(std::ranges::count(game.legal_moves(), move), 1);
  }
}

}  // namespace
}  // namespace baghchal
