#include "baghchal/game/outcome.hpp"

#include <gtest/gtest.h>

#include "baghchal/game/game.hpp"
#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

constexpr auto four_captured = "T3T/5/5/1G3/T3T t 15";
constexpr auto one_placement_from_trapping = "TGGGT/GG1GG/G3G/GG1GG/TGGGT g 4";
// Four tigers huddled in a corner with five goats captured; a goat on d2 would trap them.
constexpr auto one_placement_from_trapping_in_a_last_stand = "TTGG1/TTGG1/GGG2/GG3/5 g 6";
// The only goat steps between a1 and a2, and two tigers leave it nothing else.
constexpr auto lone_goat = "3TT/5/T4/1T3/G4 t 0";

Game game_from(const std::string& line, Rules rules = {}, int start_ply = 0) {
  return {{&bagh_chal_board(), rules}, position_of(line), start_ply};
}

void expect_end(const Game& game, std::optional<Side> winner, OutcomeReason reason,
                std::string_view result, std::string_view words) {
  ASSERT_TRUE(game.outcome().has_value());
  EXPECT_EQ(game.outcome(), (Outcome{winner, reason}));
  EXPECT_EQ(result_text(*game.outcome()), result);
  EXPECT_EQ(sentence(*game.outcome(), game.variant()), words);
  EXPECT_TRUE(game.legal_moves().empty());
}

TEST(Outcome, FiveCaptures) {
  Game game = game_from(four_captured);
  ASSERT_EQ(game.outcome(), std::nullopt);
  play_moves(game, "a1xc3");
  expect_end(game, Side::tigers, OutcomeReason::captures, "0-1",
             "The tigers win: five goats captured.");
}

TEST(Outcome, AsManyCapturesAsTheRulesAskFor) {
  Game game({&small_board(), {.captures_to_win = 1}});
  play_moves(game, "b1");
  ASSERT_EQ(game.outcome(), std::nullopt);
  play_moves(game, "a1xc1");
  expect_end(game, Side::tigers, OutcomeReason::captures, "0-1",
             "The tigers win: one goat captured.");
}

TEST(Outcome, ALastStandThatFails) {
  Game game = game_from(four_captured, {.last_stand = 2});
  EXPECT_EQ(game.last_stand_left(), std::nullopt);
  play_moves(game, "a1xc3");
  EXPECT_EQ(game.last_stand_left(), 2);
  play_moves(game, "b5");
  EXPECT_EQ(game.last_stand_left(), 1);
  play_moves(game, "a5xc5");
  ASSERT_EQ(game.outcome(), std::nullopt);
  EXPECT_EQ(game.last_stand_left(), 1);
  play_moves(game, "a3");
  EXPECT_EQ(game.last_stand_left(), 0);
  expect_end(game, Side::tigers, OutcomeReason::last_stand_failed, "0-1",
             "The tigers win: the goats' last stand has failed.");
  game.undo();
  EXPECT_EQ(game.last_stand_left(), 1);
  EXPECT_EQ(game.outcome(), std::nullopt);
}

TEST(Outcome, ALastStandThatSucceedsWithItsLastMove) {
  Game game = game_from(one_placement_from_trapping_in_a_last_stand, {.last_stand = 1});
  ASSERT_EQ(game.outcome(), std::nullopt);
  play_moves(game, "d2");
  expect_end(game, Side::goats, OutcomeReason::trapped, "1-0", "The goats win: no tiger can move.");
}

TEST(Outcome, AGameSetUpInALastStandHasAllOfIt) {
  const Game game = game_from(one_placement_from_trapping_in_a_last_stand, {.last_stand = 3});
  EXPECT_EQ(game.last_stand_left(), 3);
}

TEST(Outcome, TigersTrapped) {
  Game game = game_from(one_placement_from_trapping);
  ASSERT_EQ(game.outcome(), std::nullopt);
  play_moves(game, "c3");
  expect_end(game, Side::goats, OutcomeReason::trapped, "1-0", "The goats win: no tiger can move.");
}

TEST(Outcome, GoatsConfined) {
  const auto line = "GGGGT/GGGGG/GGGGG/1TGGG/TTGGG t 0";
  Game game = game_from(line, {.confinement = Confinement::tigers_win});
  play_moves(game, "a1-a2");
  expect_end(game, Side::tigers, OutcomeReason::confined, "0-1",
             "The tigers win: no goat can move.");
  EXPECT_FALSE(may_play(game_from(line), "a1-a2"));
}

TEST(Outcome, TigersWhoseEveryMoveRepeats) {
  Game game = game_from("GGTTT/GGGGG/GGGGG/1GGGG/TGGG1 g 0");
  play_moves(game, "d1-e1 a1-a2 e1-d1");
  expect_end(game, Side::goats, OutcomeReason::tigers_exhausted, "1-0",
             "The goats win: every move of the tigers would recreate an earlier position.");
}

TEST(Outcome, GoatsWhoseEveryMoveRepeats) {
  Game game = game_from(lone_goat, {.captures_to_win = 20});
  play_moves(game, "e5-e4 a1-a2 e4-e5");
  expect_end(game, Side::tigers, OutcomeReason::goats_exhausted, "0-1",
             "The tigers win: every move of the goats would recreate an earlier position.");
}

TEST(Outcome, APositionOnTheBoardForTheThirdTime) {
  Game game =
      game_from(lone_goat, {.captures_to_win = 20, .repetition = Repetition::draw_on_third});
  play_moves(game, "e5-e4 a1-a2 e4-e5 a2-a1");
  play_moves(game, "e5-e4 a1-a2 e4-e5");
  ASSERT_EQ(game.outcome(), std::nullopt);
  play_moves(game, "a2-a1");
  expect_end(game, std::nullopt, OutcomeReason::third_occurrence, "1/2-1/2",
             "Draw: this position stands on the board for the third time.");
}

TEST(Outcome, TheMoveLimit) {
  Game game = game_from(four_captured, {}, 199);
  EXPECT_EQ(game.plies_left(), 1);
  play_moves(game, "a1-a2");
  expect_end(game, std::nullopt, OutcomeReason::ply_limit, "1/2-1/2",
             "Draw: 200 plies without a decision.");
}

TEST(Outcome, AMoveLimitOfOne) {
  Game game({&bagh_chal_board(), {.ply_limit = 1}});
  play_moves(game, "c3");
  expect_end(game, std::nullopt, OutcomeReason::ply_limit, "1/2-1/2",
             "Draw: 1 ply without a decision.");
}

TEST(Outcome, AGameSetUpBeyondTheMoveLimitIsDrawn) {
  const Game game = game_from(four_captured, {}, 300);
  EXPECT_EQ(game.plies_left(), 0);
  EXPECT_EQ(game.outcome()->reason, OutcomeReason::ply_limit);
}

TEST(Outcome, EveryKindOfWinOnTheLastPlyCounts) {
  Game captures = game_from(four_captured, {}, 199);
  play_moves(captures, "a1xc3");
  EXPECT_EQ(captures.outcome()->reason, OutcomeReason::captures);

  Game trapped = game_from(one_placement_from_trapping, {}, 199);
  play_moves(trapped, "c3");
  EXPECT_EQ(trapped.outcome()->reason, OutcomeReason::trapped);

  Game exhausted = game_from(lone_goat, {.captures_to_win = 20}, 197);
  play_moves(exhausted, "e5-e4 a1-a2 e4-e5");
  EXPECT_EQ(exhausted.outcome()->reason, OutcomeReason::goats_exhausted);

  Game failed = game_from(one_placement_from_trapping_in_a_last_stand, {.last_stand = 1}, 199);
  play_moves(failed, "e1");
  EXPECT_EQ(failed.outcome()->reason, OutcomeReason::last_stand_failed);
}

TEST(Outcome, Resignation) {
  Game game(traditional());
  ASSERT_TRUE(game.resign(Side::goats));
  expect_end(game, Side::tigers, OutcomeReason::resignation, "0-1",
             "The tigers win: the goats have resigned.");
}

TEST(Outcome, Agreement) {
  Game game(traditional());
  ASSERT_TRUE(game.agree_draw());
  expect_end(game, std::nullopt, OutcomeReason::agreement, "1/2-1/2",
             "Draw: the players have agreed on it.");
}

}  // namespace
}  // namespace baghchal
