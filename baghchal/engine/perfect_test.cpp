#include "baghchal/engine/perfect.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>

#include "baghchal/engine/table_prober.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_solution.hpp"
#include "tests/support/plain_value.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

const std::array solutions{&solved_crowded_board, &solved_roomy_board};

Variant solver_rules(const PlainSolution& solution) {
  return under(solution, Repetition::free, 0);
}

Choice choose(const Game& game, const PlainSolution& solution, std::uint64_t seed = 1) {
  Searcher searcher(1 << 16);
  const Stop never;
  return choose_perfectly(searcher, &solution.tablebase(), game,
                          {.seed = seed, .limits = {.depth_plies = 12, .nodes = 20'000}}, never);
}

void expect_best(const Position& position, const PlainSolution& solution) {
  const Game game(solver_rules(solution), position, 0);
  const Choice choice = choose(game, solution);
  const Verdict after = solution.verdict(play_unchecked(position, choice.move));
  ASSERT_TRUE(choice.assessment);
  if (choice.assessment->verdict) {
    EXPECT_EQ(choice.assessment->verdict->value, after.value);
  }
  for (const Move move : game.legal_moves()) {
    const Verdict other = solution.verdict(play_unchecked(position, move));
    EXPECT_LE(compare_for(position.side(), after, other), 0) << testing::PrintToString(position);
  }
}

TEST(Perfect, KeepsTheValueAndTheForcedCapturesAndTheDistance) {
  for (const auto solution : solutions) {
    for (const Position& position : some_open_positions(solution(), 300, 31)) {
      expect_best(position, solution());
    }
  }
}

using Mover = std::function<Move(const Game&)>;

Move random_move(const Game& game, Random& random) {
  const MoveList moves = game.legal_moves();
  return moves[random_number(0, moves.size() - 1, random)];
}

/// Plays perfectly for one side against somebody; how many plies it took.
int plies_until_won(Game game, Side winner, const PlainSolution& solution, const Mover& other) {
  const int start = game.ply();
  while (!game.outcome()) {
    const bool perfect = game.position().side() == winner;
    const Move move = perfect ? choose(game, solution).move : other(game);
    EXPECT_TRUE(game.play(move).has_value());
  }
  EXPECT_EQ(game.outcome()->winner, winner);
  return game.ply() - start;
}

void expect_won_in_the_distance(const Position& position, const Variant& variant,
                                const PlainSolution& solution, Random& random) {
  const Verdict verdict = solution.plain().verdict(position);
  const Side winner = verdict.value == Value::tigers ? Side::tigers : Side::goats;
  const auto plies_against = [&](const Mover& other) {
    return plies_until_won({variant, position, 0}, winner, solution, other);
  };
  const int at_random = plies_against([&](const Game& game) { return random_move(game, random); });
  const int at_best = plies_against([&](const Game& game) { return choose(game, solution).move; });
  if (position.placement_phase()) return;
  EXPECT_LE(at_random, *verdict.distance_plies);
  EXPECT_LE(at_best, *verdict.distance_plies);
  // Where positions may not repeat, the loser may have to lose sooner.
  if (variant.rules.repetition == Repetition::free) {
    EXPECT_EQ(at_best, *verdict.distance_plies);
  }
}

TEST(Perfect, FinishesEveryWinInTheDistance) {
  Random random(32);
  for (const auto solution : solutions) {
    for (const Position& position : some_open_positions(solution(), 100, 32)) {
      if (solution().plain().verdict(position).value == Value::draw) continue;
      for (const Variant& variant :
           {solver_rules(solution()), under(solution(), Repetition::forbidden, 200)}) {
        expect_won_in_the_distance(position, variant, solution(), random);
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
  for (int i = 0; i < 3000; ++i) {
    const Repetition repetition = i % 2 == 0 ? Repetition::forbidden : Repetition::draw_on_third;
    const Variant variant = under(solved_crowded_board(), repetition, 60);
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
    plies_until_won(game, side, solved_crowded_board(),
                    [&](const Game& now) { return random_move(now, random); });
    ASSERT_FALSE(HasFailure()) << "game " << i;
  }
  EXPECT_GT(won, 30);
  EXPECT_GT(past_in_the_way, 2);
}

/// Where positions may not repeat, only goats that are all placed give up captures that the tables
/// would not.
TEST(Perfect, KeepsADrawThatMayRunOutOfPositions) {
  const PlainSolution& solution = solved_roomy_board();
  const Variant variant = under(solution, Repetition::forbidden, 0);
  int drawn = 0;
  for (const Position& position : some_open_positions(solution, 600, 34)) {
    const Verdict before = solution.verdict(position);
    if (before.value != Value::draw) continue;
    ++drawn;
    const Choice choice = choose(Game(variant, position, 0), solution);
    const Verdict after = solution.verdict(play_unchecked(position, choice.move));
    EXPECT_EQ(after.value, Value::draw) << testing::PrintToString(position);
    if (position.side() == Side::tigers || position.placement_phase()) {
      EXPECT_EQ(after.forced_captures, before.forced_captures) << testing::PrintToString(position);
    }
  }
  EXPECT_GT(drawn, 50);
}

/// Who can still win by running the other side out of positions does so: no table says how.
TEST(Perfect, WinsATablesDrawByRoom) {
  Random random(35);
  int won = 0;
  for (int i = 0; i < 5000; ++i) {
    const PlainSolution& solution = solved_roomy_board();
    const Variant variant = under(solution, Repetition::forbidden, 60);
    Game game(variant, random_position(variant, random), random_number(20, 40, random));
    while (!game.outcome() && *game.plies_left() > 8) {
      ASSERT_TRUE(game.play(random_move(game, random)).has_value());
    }
    if (game.outcome() || solution.verdict(game.position()).value != Value::draw) continue;
    History history = game.history();
    const Side side = game.position().side();
    if (plain_value(history) != (side == Side::tigers ? Value::tigers : Value::goats)) continue;
    ++won;
    plies_until_won(game, side, solution,
                    [&](const Game& now) { return random_move(now, random); });
    ASSERT_FALSE(HasFailure()) << "game " << i;
  }
  EXPECT_GT(won, 3);
}

TEST(Perfect, AgreesToADrawWhereNothingMoreCanBeWon) {
  Searcher searcher(1 << 16);
  for (const Position& position : solved_roomy_board().plain().positions()) {
    const Variant variant = solved_roomy_board().variant();
    const Game game(variant, position, 0);
    const Verdict verdict = solved_roomy_board().verdict(position);
    const bool early = position.placement_phase() || game.outcome();
    const bool to_come = verdict.forced_captures > position.captured(*variant.board);
    const auto accepts = [&](Side side) {
      return accepts_draw_perfectly(searcher, &solved_roomy_board().tablebase(), game, side);
    };
    ASSERT_EQ(accepts(Side::goats), !early && verdict.value != Value::goats);
    ASSERT_EQ(accepts(Side::tigers), !early && verdict.value != Value::tigers && !to_come);
  }
}

TEST(Perfect, PlaysTheSameGameWithTheSameSeed) {
  const auto played = [](std::uint64_t seed) {
    Game game(solver_rules(solved_crowded_board()));
    for (int i = 0; i < 12 && !game.outcome(); ++i) {
      EXPECT_TRUE(game.play(choose(game, solved_crowded_board(), seed).move).has_value());
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
    const Game game(solver_rules(solved_crowded_board()));
    const Move move = choose_perfectly(searcher, tables, game, {}, stop).move;
    EXPECT_EQ(std::ranges::count(game.legal_moves(), move), 1);
  }
}

}  // namespace
}  // namespace baghchal
