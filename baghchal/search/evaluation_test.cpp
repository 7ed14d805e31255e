#include "baghchal/search/evaluation.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "baghchal/board/moves.hpp"
#include "baghchal/board/symmetry.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

/// With another number of captures to win than the network is fitted to.
Variant four_captures() {
  return {&bagh_chal_board(), {.captures_to_win = 4}};
}

std::vector<Variant> variants() {
  return {traditional(), four_captures(), small_variant()};
}

Score by_rule_of_thumb(const std::string& line) {
  return evaluate(position_of(line), four_captures());
}

TEST(RuleOfThumb, TheTigersLikeCapturedGoats) {
  EXPECT_GT(by_rule_of_thumb("T3T/5/5/5/T3T t 18"), by_rule_of_thumb("T3T/5/5/5/T3T t 20"));
  EXPECT_LT(by_rule_of_thumb("T3T/5/5/5/T3T g 18"), by_rule_of_thumb("T3T/5/5/5/T3T g 20"));
}

TEST(RuleOfThumb, TheTigersLikeAGoatTheyCanTakeBetterThanOneTheyCannot) {
  EXPECT_GT(by_rule_of_thumb("T3T/5/5/1G3/T3T t 19"), by_rule_of_thumb("T3T/5/2G2/5/T3T t 19"));
}

TEST(RuleOfThumb, TheGoatsLikeHemmedInTigers) {
  EXPECT_GT(by_rule_of_thumb("T3T/5/G1G2/GG3/TGG1T g 14"),
            by_rule_of_thumb("T3T/5/G1G2/GG3/T1GGT g 14"));
}

TEST(RuleOfThumb, TheGoatsLikePointsThatNoTigerCanWalkTo) {
  // A row of goats across the board, and the same with a gap.
  EXPECT_GT(by_rule_of_thumb("5/5/GGGGG/5/TTTT1 g 15"),
            by_rule_of_thumb("4G/5/GGGG1/5/TTTT1 g 15"));
}

TEST(RuleOfThumb, TheGoatsLikeToStandAtTheRim) {
  EXPECT_GT(by_rule_of_thumb("T3T/5/5/5/T1G1T g 19"), by_rule_of_thumb("T3T/5/2G2/5/T3T g 19"));
}

/// By the tigers' prospects: a loss, a draw, a win.
int sign_of_value(Score for_tigers, const Rules& rules) {
  if (for_tigers < drawn_with(0, rules) - goat_score / 2) return -1;
  return for_tigers > drawn_with(rules.captures_to_win - 1, rules) + goat_score / 2 ? 1 : 0;
}

/// Of positions whose values the solution has told, many of which no game comes to.
TEST(Evaluation, TellsMostValuesOfTheSolution) {
  std::ifstream file(BAGHCHAL_TEST_DATA "/solution/values.tsv");
  int all = 0;
  int right = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string position_line;
    std::string value;
    std::getline(fields, position_line, '\t');
    fields >> value;
    const Position position = position_of(position_line);
    if (decision(position, traditional()) != Decision::none) continue;
    const Score score = evaluate(position, traditional());
    const int told = sign_of_value(position.side() == Side::tigers ? score : -score, Rules{});
    ++all;
    right += told == (value == "tigers" ? 1 : value == "goats" ? -1 : 0) ? 1 : 0;
  }
  EXPECT_GT(all, 500);
  EXPECT_GT(right * 100, all * 85) << right << " of " << all;
}

TEST(Evaluation, TakesTheStartForAboutTheDrawThatItIs) {
  const Position start = Position::start(bagh_chal_board());
  EXPECT_NEAR(evaluate(start, traditional()), -drawn_with(3, Rules{}), goat_score);
}

TEST(Evaluation, IsTheSameUnderEverySymmetry) {
  Random random(16);
  for (const Variant& variant : variants()) {
    for (int i = 0; i < 50; ++i) {
      const Position position = random_position(variant, random);
      for (const Symmetry& symmetry : variant.board->symmetries()) {
        EXPECT_EQ(evaluate(transform(position, symmetry), variant), evaluate(position, variant));
      }
    }
  }
}

/// During a last stand as many are captured as win.
TEST(Evaluation, NeverLooksLikeAForcedEnd) {
  Random random(14);
  std::vector<Variant> all = variants();
  all.push_back({&bagh_chal_board(), {.last_stand = 3}});
  all.push_back({&bagh_chal_board(), {.captures_to_win = 20}});
  for (const Variant& variant : all) {
    for (int i = 0; i < 300; ++i) {
      EXPECT_FALSE(is_forced(evaluate(random_position(variant, random), variant)));
    }
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
