#include "baghchal/search/evaluation.hpp"

#include <gtest/gtest.h>

#include "baghchal/board/moves.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/position_text.hpp"

namespace baghchal {
namespace {

Score evaluated(const std::string& line) {
  return evaluate(position_of(line), traditional());
}

TEST(Evaluation, TheTigersLikeCapturedGoats) {
  EXPECT_GT(evaluated("T3T/5/5/5/T3T t 18"), evaluated("T3T/5/5/5/T3T t 20"));
  EXPECT_LT(evaluated("T3T/5/5/5/T3T g 18"), evaluated("T3T/5/5/5/T3T g 20"));
}

TEST(Evaluation, TheTigersLikeAGoatTheyCanTakeBetterThanOneTheyCannot) {
  EXPECT_GT(evaluated("T3T/5/5/1G3/T3T t 19"), evaluated("T3T/5/2G2/5/T3T t 19"));
}

TEST(Evaluation, TheGoatsLikeHemmedInTigers) {
  EXPECT_GT(evaluated("T3T/5/G1G2/GG3/TGG1T g 14"), evaluated("T3T/5/G1G2/GG3/T1GGT g 14"));
}

TEST(Evaluation, TheGoatsLikePointsThatNoTigerCanWalkTo) {
  // A row of goats across the board, and the same with a gap.
  EXPECT_GT(evaluated("5/5/GGGGG/5/TTTT1 g 15"), evaluated("4G/5/GGGG1/5/TTTT1 g 15"));
}

TEST(Evaluation, TheGoatsLikeToStandAtTheRim) {
  EXPECT_GT(evaluated("T3T/5/5/5/T1G1T g 19"), evaluated("T3T/5/2G2/5/T3T g 19"));
}

TEST(Evaluation, GoatsInDangerAreThoseATigerCouldTake) {
  Random random(13);
  const Variant variant{&bagh_chal_board(), {.captures_to_win = 20}};
  for (int i = 0; i < 300; ++i) {
    const Position any = random_position(variant, random);
    const Position position =
        Position::unchecked(any.tigers(), any.goats(), any.hand() + 1, Side::tigers);
    PointSet victims = 0;
    for (const Move move : legal_moves(position, variant)) {
      if (move.is_capture()) victims |= singleton(move.over());
    }
    EXPECT_EQ(goats_in_danger(position, bagh_chal_board()), victims);
  }
}

TEST(Evaluation, NeverLooksLikeAForcedEnd) {
  Random random(14);
  const Variant variant = traditional();
  for (int i = 0; i < 300; ++i) {
    EXPECT_FALSE(is_forced(evaluate(random_position(variant, random), variant)));
  }
}

TEST(Score, ForcedEndsCarryTheirDistance) {
  EXPECT_TRUE(is_forced(won_in(3)));
  EXPECT_TRUE(is_forced(lost_in(4)));
  EXPECT_EQ(distance_plies(won_in(3)), 3);
  EXPECT_EQ(distance_plies(lost_in(4)), 4);
  EXPECT_GT(won_in(1), won_in(3));
  EXPECT_GT(lost_in(4), lost_in(2));
}

}  // namespace
}  // namespace baghchal
