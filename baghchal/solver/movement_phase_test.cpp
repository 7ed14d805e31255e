#include "baghchal/solver/movement_phase.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/plain_rules.hpp"
#include "tests/support/plain_solver.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

/// By goats captured.
using Tiers = std::vector<MovementTier>;

Tiers solve(const Variant& variant, const TigerClasses& classes, int threads) {
  Workers workers(threads, {});
  const MovementSolver solver(variant, classes, workers);
  Tiers tiers;
  for (int captured = variant.rules.captures_to_win - 1; captured >= 0; --captured) {
    const MovementTier* above = tiers.empty() ? nullptr : &tiers.front();
    auto tier = solver.solve(captured, above, [](double) {});
    tiers.insert(tiers.begin(), std::move(tier).value());
  }
  return tiers;
}

Verdict verdict(const MovementTier& tier, Side side, std::size_t index, const Rules& rules) {
  const Grade grade = tier.grade(side, index);
  const Plies plies = tier.plies(side, index);
  const std::optional<int> distance = plies == no_plies ? std::nullopt : std::optional<int>(plies);
  if (value_of(grade, rules) != Value::draw) {
    return {.value = value_of(grade, rules), .distance_plies = distance};
  }
  return {.forced_captures = grade - draw_grade(0), .forced_captures_in_plies = distance};
}

/// Compares every index with the plain solver, and the rest of them with what is a position at all.
void expect_tier_solved(const MovementTier& tier, const TigerClasses& classes,
                        const Variant& variant, const PlainSolver& plain) {
  const PlainRules rules(variant);
  const SubsetRank ranks(classes.goat_bits(), variant.board->goats() - tier.captured);
  ASSERT_EQ(tier.words, ranks.size());
  for (std::size_t index = 0; index < std::size_t{classes.size()} * tier.words; ++index) {
    const auto tiger_class = static_cast<std::uint32_t>(index / tier.words);
    const GoatWord word = ranks.word(static_cast<std::uint32_t>(index % tier.words));
    for (const Side side : {Side::goats, Side::tigers}) {
      const Position position = Position::unchecked(classes.tigers(tiger_class),
                                                    classes.goats(word, tiger_class), 0, side);
      ASSERT_EQ(tier.is_position(side, index), rules.is_valid(position))
          << testing::PrintToString(position);
      if (!tier.is_position(side, index)) continue;
      ASSERT_EQ(verdict(tier, side, index, variant.rules), plain.verdict(position))
          << testing::PrintToString(position);
    }
  }
}

void expect_solved(const Variant& variant, const PlainSolver& plain) {
  const TigerClasses classes(*variant.board);
  const Tiers tiers = solve(variant, classes, 2);
  ASSERT_EQ(tiers.size(), static_cast<std::size_t>(variant.rules.captures_to_win));
  for (const MovementTier& tier : tiers) {
    expect_tier_solved(tier, classes, variant, plain);
  }
}

void expect_solved(const Variant& variant) {
  expect_solved(variant, PlainSolver(variant));
}

TEST(MovementPhase, AgreesWithThePlainSolverOnSmallBoards) {
  for (const Variant& variant : small_variants()) {
    if (variant.rules.last_stand == 0) expect_solved(variant);
  }
}

/// All goats to capture, one goat left in the last tier.
TEST(MovementPhase, AgreesWithThePlainSolverWhereEveryGoatCounts) {
  for (const Confinement confinement : {Confinement::illegal, Confinement::tigers_win}) {
    expect_solved({&small_board(), Rules{.captures_to_win = 3, .confinement = confinement}});
    expect_solved({&crowded_board(), Rules{.captures_to_win = 5, .confinement = confinement}});
  }
}

TEST(MovementPhase, AgreesWithThePlainSolverOnABoardFullOfGoats) {
  const Geometry full = crowded_board().with_goats(6);
  const Geometry nearly_full = small_board().with_goats(6);
  for (const Confinement confinement : {Confinement::illegal, Confinement::tigers_win}) {
    expect_solved({&full, Rules{.captures_to_win = 3, .confinement = confinement}});
    expect_solved({&nearly_full, Rules{.captures_to_win = 4, .confinement = confinement}});
  }
}

/// Every position of one tiger and up to two goats on the board's 25 points, all goats placed.
std::vector<Position> positions_with_one_tiger(const Geometry& board) {
  std::vector<Position> positions;
  const auto add = [&](Point tiger, PointSet goats) {
    for (const Side side : {Side::goats, Side::tigers}) {
      positions.push_back(Position::unchecked(singleton(tiger), goats, 0, side));
    }
  };
  for (const Point tiger : each(board.all())) {
    const PointSet free = board.all() & ~singleton(tiger);
    add(tiger, 0);
    for (const Point a : each(free)) {
      for (const Point b : each(free & ~(singleton(a) - 1)))
        add(tiger, singleton(a) | singleton(b));
    }
  }
  return positions;
}

TEST(MovementPhase, AgreesWithThePlainSolverOnALargeBoard) {
  const Geometry board = alquerque_board("One tiger", 5, {"a1"}, 2);
  const Variant variant{&board, Rules{.captures_to_win = 2}};
  expect_solved(variant, PlainSolver(variant, positions_with_one_tiger(board)));
}

TEST(MovementPhase, IsTheSameForAnyNumberOfThreads) {
  const Variant variant{&crowded_board(), Rules{.captures_to_win = 3}};
  const TigerClasses classes(*variant.board);
  const Tiers one = solve(variant, classes, 1);
  for (const int threads : {2, 5}) EXPECT_TRUE(solve(variant, classes, threads) == one);
}

TEST(MovementPhase, TellsHowFarItIs) {
  const Variant variant = small_variant();
  const TigerClasses classes(*variant.board);
  Workers workers(2, {});
  std::vector<double> parts;
  const auto tier = MovementSolver(variant, classes, workers).solve(1, nullptr, [&](double part) {
    parts.push_back(part);
  });
  ASSERT_TRUE(tier.has_value());
  ASSERT_GT(parts.size(), 2U);
  EXPECT_TRUE(std::ranges::is_sorted(parts));
  EXPECT_GE(parts.front(), 0);
  EXPECT_EQ(parts.back(), 1);
}

/// Stopped before the n-th round of its work for every n until one run comes to its end.
TEST(MovementPhase, HasNoResultWhereItWasStopped) {
  const Variant variant = small_variant();
  const TigerClasses classes(*variant.board);
  int stopped = 0;
  for (bool finished = false; !finished; ++stopped) {
    std::stop_source stop;
    Workers workers(2, stop.get_token());
    int calls = 0;
    const MovementSolver solver(variant, classes, workers);
    if (stopped == 0) stop.request_stop();
    finished = solver
                   .solve(1, nullptr,
                          [&](double part) {
                            if (++calls == stopped && part < 1) stop.request_stop();
                          })
                   .has_value();
  }
  EXPECT_GT(stopped, 2);
}

}  // namespace
}  // namespace baghchal
