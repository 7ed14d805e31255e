#include "baghchal/solver/one_ply.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using Plies = std::vector<std::uint16_t>;
constexpr std::uint16_t none = Symbol::no_plies;
const Rules rules{.captures_to_win = 3};
const Grade tigers = tigers_grade(rules);

Symbol of_tigers(int captured, std::initializer_list<Symbol> moves) {
  TigersTurn turn(captured);
  for (const Symbol& symbol : moves) turn.add(symbol);
  return turn.symbol();
}

GoatsTurn of_goats(int captured, std::initializer_list<Symbol> moves) {
  GoatsTurn turn(captured, rules);
  for (const Symbol& symbol : moves) turn.add(symbol);
  return turn;
}

TEST(TigersTurn, WithoutMovesIsLostAtOnce) {
  EXPECT_EQ(of_tigers(0, {}), (Symbol{goats_grade, 0}));
}

TEST(TigersTurn, TakesTheHighestGradeTheShortestWay) {
  EXPECT_EQ(of_tigers(0, {{draw_grade(1), 4}, {tigers, 8}, {tigers, 6}, {goats_grade, 1}}),
            (Symbol{tigers, 7}));
  EXPECT_EQ(of_tigers(0, {{draw_grade(1), 4}, {draw_grade(1), 2}, {draw_grade(0), none}}),
            (Symbol{draw_grade(1), 3}));
}

TEST(TigersTurn, LosesAsLateAsItCan) {
  EXPECT_EQ(of_tigers(0, {{goats_grade, 3}, {goats_grade, 7}, {goats_grade, 5}}),
            (Symbol{goats_grade, 8}));
}

TEST(TigersTurn, IsOnePlyFromTheLastForcedCaptureThatItMakes) {
  EXPECT_EQ(of_tigers(0, {{draw_grade(1), 6}, {draw_grade(1), none}}), (Symbol{draw_grade(1), 1}));
  EXPECT_EQ(of_tigers(2, {{tigers, 4}, {tigers, 0}}), (Symbol{tigers, 1}));
}

TEST(TigersTurn, HasNoPliesWhereNoCaptureIsToCome) {
  EXPECT_EQ(of_tigers(1, {{draw_grade(1), none}, {goats_grade, 1}}), (Symbol{draw_grade(1), none}));
}

TEST(GoatsTurn, WithoutMovesIsWhatClauseSixSays) {
  EXPECT_EQ(of_goats(0, {}).symbol(), (Symbol{Symbol::no_position, none}));
  const GoatsTurn wins(0, {.captures_to_win = 3, .confinement = Confinement::tigers_win});
  EXPECT_EQ(wins.symbol(), (Symbol{tigers, 0}));
  EXPECT_TRUE(wins.allows({tigers, 0}));
  EXPECT_FALSE(wins.allows({Symbol::no_position, none}));
}

TEST(GoatsTurn, TakesTheLowestGrade) {
  EXPECT_EQ(of_goats(0, {{tigers, 3}, {goats_grade, 4}, {goats_grade, 2}}).symbol(),
            (Symbol{goats_grade, 3}));
  EXPECT_EQ(of_goats(0, {{tigers, 3}, {tigers, 9}, {tigers, 5}}).symbol(), (Symbol{tigers, 10}));
  EXPECT_EQ(of_goats(1, {{tigers, 3}, {draw_grade(1), none}}).symbol(),
            (Symbol{draw_grade(1), none}));
}

TEST(GoatsTurn, AllowsNothingElseWhereAllMovesHaveOneGrade) {
  const GoatsTurn turn = of_goats(0, {{draw_grade(1), 3}, {draw_grade(1), 7}});
  EXPECT_TRUE(turn.allows({draw_grade(1), 8}));
  for (const std::uint16_t plies : Plies{4, 6, 7, 9, 10, none}) {
    EXPECT_FALSE(turn.allows({draw_grade(1), plies})) << plies;
  }
  EXPECT_FALSE(turn.allows({draw_grade(2), 8}));
  EXPECT_FALSE(turn.allows({goats_grade, 8}));
}

/// The goats may go for the k-th capture by a longer way to a higher grade.
TEST(GoatsTurn, BoundsThePliesOfADrawWhereAMoveHasAHigherGrade) {
  for (const GoatsTurn& turn : {of_goats(0, {{draw_grade(1), 3}, {draw_grade(2), 7}}),
                                of_goats(0, {{draw_grade(2), 7}, {draw_grade(1), 3}})}) {
    for (const std::uint16_t plies : Plies{4, 6, 8, 100}) {
      EXPECT_TRUE(turn.allows({draw_grade(1), plies})) << plies;
    }
    for (const std::uint16_t plies : Plies{0, 2, 5, 7, none}) {
      EXPECT_FALSE(turn.allows({draw_grade(1), plies})) << plies;
    }
  }
}

TEST(GoatsTurn, AllowsNoOtherPliesOfWinsAndOfDrawsWithNothingToCome) {
  const GoatsTurn won = of_goats(0, {{goats_grade, 2}, {tigers, 7}});
  EXPECT_TRUE(won.allows({goats_grade, 3}));
  EXPECT_FALSE(won.allows({goats_grade, 5}));
  const GoatsTurn drawn = of_goats(1, {{draw_grade(1), none}, {tigers, 7}});
  EXPECT_TRUE(drawn.allows({draw_grade(1), none}));
  EXPECT_FALSE(drawn.allows({draw_grade(1), 2}));
}

/// Otherwise draws that loop could all claim to be worse than what has been captured already.
TEST(GoatsTurn, AllowsNoDrawWithFewerCapturesThanAreMade) {
  const GoatsTurn turn = of_goats(2, {{draw_grade(1), 3}});
  EXPECT_FALSE(turn.allows(turn.symbol()));
}

TEST(OnePly, GoesByTheRulesOfTheGame) {
  const Variant variant{&bagh_chal_board(), Rules{}};
  const Position position = position_of("T3T/5/5/1G3/T3T t 19 0");
  int looked_up = 0;
  const Symbol symbol = tigers_turn(position, variant, [&](const Position& next) {
    ++looked_up;
    EXPECT_EQ(next.side(), Side::goats);
    return next.goats() == 0 ? Symbol{draw_grade(3), none} : Symbol{draw_grade(2), none};
  });
  EXPECT_EQ(looked_up, count_legal_moves(position, variant));
  EXPECT_EQ(symbol.grade, draw_grade(3));
}

TEST(OnePly, DoesNotLookUpCapturesThatWin) {
  const Variant variant{&bagh_chal_board(), Rules{.captures_to_win = 1}};
  const Symbol symbol =
      tigers_turn(position_of("T3T/5/5/1G3/T3T t 19 0"), variant, [](const Position& next) {
        EXPECT_NE(next.goats(), 0U);
        return Symbol{draw_grade(0), none};
      });
  EXPECT_EQ(symbol.grade, tigers_grade(variant.rules));
}

TEST(OnePly, IsUnknownWhereAMoveLeadsToTheUnknown) {
  const Variant variant{&bagh_chal_board(), Rules{}};
  const auto unknown = [](const Position&) { return unknown_symbol; };
  EXPECT_EQ(tigers_turn(Position::unchecked(points_of("a1 a5 e1 e5"), 0, 20, Side::tigers), variant,
                        unknown),
            unknown_symbol);
  EXPECT_EQ(placement_turn(Position::start(bagh_chal_board()), variant, unknown), unknown_symbol);
  const Position goats = position_of("T2/1G1/1GT g 0 1", small_board());
  EXPECT_FALSE(goats_turn(goats, small_variant(), unknown).has_value());
}

}  // namespace
}  // namespace baghchal
