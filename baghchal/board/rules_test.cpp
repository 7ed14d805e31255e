#include "baghchal/board/rules.hpp"

#include <gtest/gtest.h>

#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

TEST(Rules, TraditionalIsTheDefaultAndComesFirst) {
  EXPECT_EQ(named_rules().front().name, "traditional");
  EXPECT_EQ(named_rules().front().rules, Rules{});
  EXPECT_EQ(traditional().rules, Rules{});
  EXPECT_EQ(traditional().board, &bagh_chal_board());
}

TEST(Rules, TraditionalSaysWhatTheClausesSay) {
  const Rules rules = find_rules("traditional").value();
  EXPECT_EQ(rules.captures_to_win, 5);
  EXPECT_EQ(rules.last_stand, 0);
  EXPECT_EQ(rules.confinement, Confinement::illegal);
  EXPECT_EQ(rules.repetition, Repetition::forbidden);
  EXPECT_EQ(rules.ply_limit, 200);
}

TEST(Rules, ThreefoldDiffersInRepetitionOnly) {
  EXPECT_EQ(find_rules("threefold").value(), Rules{.repetition = Repetition::draw_on_third});
}

TEST(Rules, SolverHasNoRepetitionAndNoLimit) {
  EXPECT_EQ(find_rules("solver").value(), (Rules{.repetition = Repetition::free, .ply_limit = 0}));
}

TEST(Rules, UnknownNamesAreNotFound) {
  EXPECT_EQ(find_rules("nonsense"), std::nullopt);
  EXPECT_EQ(find_rules(""), std::nullopt);
}

TEST(Rules, MostCapturedIsWhatWins) {
  EXPECT_EQ(traditional().most_captured(), 5);
  EXPECT_EQ(small_variant().most_captured(), 2);
}

/// With n goat moves left after the deciding capture the tigers get n − 1 moves in between.
TEST(Rules, ALastStandLeavesRoomForMoreCaptures) {
  EXPECT_EQ((Variant{&bagh_chal_board(), Rules{.last_stand = 1}}.most_captured()), 5);
  EXPECT_EQ((Variant{&bagh_chal_board(), Rules{.last_stand = 3}}.most_captured()), 7);
}

TEST(Rules, NoMoreThanAllGoatsCanBeCaptured) {
  const Rules rules{.captures_to_win = 2, .last_stand = 9};
  EXPECT_EQ((Variant{&small_board(), rules}.most_captured()), 3);
}

}  // namespace
}  // namespace baghchal
