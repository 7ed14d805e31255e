#include "tests/support/plain_solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "baghchal/board/symmetry.hpp"
#include "tests/support/plain_rules.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

Verdict tigers_in(int plies) {
  return {.value = Value::tigers, .distance_plies = plies};
}
Verdict goats_in(int plies) {
  return {.value = Value::goats, .distance_plies = plies};
}
Verdict draw(int forced_captures, std::optional<int> in_plies = std::nullopt) {
  return {.value = Value::draw,
          .forced_captures = forced_captures,
          .forced_captures_in_plies = in_plies};
}

/// A variant solved, asked by position lines.
class Solution {
 public:
  Solution(const Geometry& board, int captures_to_win,
           Confinement confinement = Confinement::illegal)
      : board_(board),
        solver_({&board_, Rules{.captures_to_win = captures_to_win, .confinement = confinement}}) {}

  Verdict of(std::string_view line) const { return solver_.verdict(position_of(line, board_)); }

 private:
  Geometry board_;
  PlainSolver solver_;
};

TEST(PlainSolver, AGameDecidedIsNoPliesAway) {
  EXPECT_EQ(Solution(small_board(), 1).of("2T/3/T2 g 2"), tigers_in(0));
  EXPECT_EQ(Solution(crowded_board(), 2).of("TGT/TGG/G1G t 0"), goats_in(0));
}

TEST(PlainSolver, GoatsThatAreConfinedHaveLostWhereTheRulesSaySo) {
  const Solution allowed(crowded_board(), 5, Confinement::tigers_win);
  EXPECT_EQ(allowed.of("GT1/TT1/3 g 0"), tigers_in(0));
  EXPECT_EQ(allowed.of("GT1/T1T/3 t 0"), tigers_in(1)) << "c2-b2";
  EXPECT_GT(Solution(crowded_board(), 5).of("GT1/T1T/3 t 0").distance_plies, 1)
      << "c2-b2 is illegal";
}

TEST(PlainSolver, TheGoatsTrapByTheShortestWay) {
  const Solution solution(small_board().with_goats(6), 3);
  EXPECT_EQ(solution.of("GGG/GG1/TTG t 0"), goats_in(0));
  EXPECT_EQ(solution.of("GG1/GGG/TTG g 0"), goats_in(1)) << "c2-c3";
  EXPECT_EQ(solution.of("GGG/GGG/T1T t 0"), goats_in(2)) << "a1-b1, c2-c1 and its mirror image";
  EXPECT_EQ(solution.of("GGG/GG1/TT1 g 1"), goats_in(1)) << "a placement traps as well";
}

TEST(PlainSolver, TheLastCaptureIsTakenByTheShortestWay) {
  const Solution solution(small_board(), 3);
  EXPECT_EQ(solution.of("3/1G1/TT1 t 0"), tigers_in(1)) << "two are captured; b1xb3 is the third";
  EXPECT_EQ(solution.of("3/3/TGT g 0"), tigers_in(2)) << "b1-b2 is forced, a1xc3";
  EXPECT_EQ(solution.of("3/1G1/TTG t 0"), tigers_in(3)) << "a1xc3 attacks both ways of c1";
  EXPECT_EQ(Solution(small_board(), 1).of("3/1G1/TT1 t 2"), tigers_in(1));
}

TEST(PlainSolver, ADrawIsGradedByTheCapturesToCome) {
  const Solution solution(small_board().with_goats(6), 3);
  EXPECT_EQ(solution.of("1GG/GGG/TTG t 0"), draw(1, 1)) << "a1xa3";
  EXPECT_EQ(solution.of("GGG/1TG/TGG g 0"), draw(1, 2)) << "a3-a2 is forced, a1xa3";
  EXPECT_EQ(solution.of("GG1/G1G/TTG t 0"), draw(1))
      << "one is captured, no tiger attacks, and the goats can keep it so";
}

TEST(PlainSolver, AForcedCaptureIsPutOffAtAnyPrice) {
  // c2 or c1 would cost a second goat at once, and no more; b2-a3 loses the game, but the second
  // goat later.
  const Solution solution(small_board(), 3);
  EXPECT_EQ(solution.of("G2/G2/TT1 t 0"), tigers_in(7));
  EXPECT_EQ(solution.of("3/G1G/TT1 t 0"), draw(2, 1));
  EXPECT_EQ(solution.of("3/GG1/TT1 g 0"), draw(2, 4));
}

TEST(PlainSolver, EndlessPlayIsADraw) {
  EXPECT_EQ(Solution(small_board(), 1).of("3/3/TT1 g 3"), draw(0));
}

/// The solver looks at no symmetry, so that it would show where its rules or sweeps were lopsided.
TEST(PlainSolver, SymmetricPositionsAreWorthTheSame) {
  const Variant variant = small_variant();
  const PlainSolver solver(variant);
  for (const Position& position : solver.positions()) {
    const Position image = canonical(position, *variant.board).position;
    EXPECT_EQ(solver.verdict(position), solver.verdict(image)) << testing::PrintToString(position);
  }
}

/// Value, grade and distance follow from those of the moves; the plies to a forced capture do not,
/// for the goats may put it off at the price of the grade.
TEST(PlainSolver, AVerdictIsThatOfTheBestMove) {
  const Geometry board = small_board().with_goats(6);
  const Variant variant{&board, Rules{.captures_to_win = 3}};
  const PlainRules rules(variant);
  const PlainSolver solver(variant);
  for (const Position& position : solver.positions()) {
    std::vector<Verdict> next;
    for (const Move move : rules.legal_moves(position)) {
      next.push_back(solver.verdict(rules.play(position, move)));
    }
    if (next.empty()) continue;
    const Verdict best = *std::ranges::min_element(next, [&](const Verdict& a, const Verdict& b) {
      return compare_for(position.side(), a, b) < 0;
    });
    const Verdict verdict = solver.verdict(position);
    EXPECT_EQ(verdict.value, best.value);
    EXPECT_EQ(verdict.forced_captures, best.forced_captures);
    if (best.distance_plies) {
      EXPECT_EQ(verdict.distance_plies, *best.distance_plies + 1);
    }
  }
}

TEST(PlainSolver, SolvesAPartThatNoMoveLeavesAsItSolvesTheWhole) {
  const Variant variant = small_variant();
  const PlainSolver whole(variant);
  std::vector<Position> placed;
  std::ranges::copy_if(whole.positions(), std::back_inserter(placed),
                       [](const Position& position) { return !position.placement_phase(); });
  const PlainSolver part(variant, placed);
  for (const Position& position : placed) {
    EXPECT_EQ(part.verdict(position), whole.verdict(position));
  }
}

}  // namespace
}  // namespace baghchal
