// Faults that other programs for this game have in keeping a game.

#include <gtest/gtest.h>

#include "baghchal/game/game.hpp"
#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"

namespace baghchal {
namespace {

constexpr auto pendulum = "GGTTT/GGGGG/GGGGG/1GGGG/TGGG1 g 0";

Game game_from(const std::string& line, Rules rules = {}) {
  return {{&bagh_chal_board(), rules}, position_of(line), 0};
}

TEST(KnownFaults, UndoThatForgetsACapturedGoat) {
  Game game(traditional());
  play_moves(game, "b2");
  const Position before = game.position();
  play_moves(game, "a1xc3");
  game.undo();
  EXPECT_EQ(game.position(), before);
  EXPECT_TRUE(contains(game.position().goats(), point_of("b2")));
  EXPECT_EQ(game.position().captured(game.board()), 0);
  EXPECT_TRUE(may_play(game, "a1xc3"));
}

TEST(KnownFaults, UndoThatLeavesThePositionTakenBackInTheRepetitionSet) {
  Game game = game_from(pendulum);
  play_moves(game, "d1-e1 a1-a2");
  game.undo();
  game.undo();
  EXPECT_TRUE(may_play(game, "d1-e1"));
  play_moves(game, "d1-e1 a1-a2");
}

TEST(KnownFaults, UndoThatTakesTooMuchOutOfTheRepetitionSet) {
  Game game = game_from(pendulum);
  play_moves(game, "d1-e1 a1-a2 e1-d1");
  game.undo();
  game.redo();
  EXPECT_FALSE(may_play(game, "a2-a1"));
  EXPECT_EQ(game.outcome(), (Outcome{Side::goats, OutcomeReason::tigers_exhausted}));
}

TEST(KnownFaults, RepetitionKeyedWithoutTheSideToMove) {
  Game game = game_from("G4/5/5/4T/T2TT g 0", {.captures_to_win = 20});
  // The goat goes round a square and a tiger round a triangle: the same board, the other to move.
  play_moves(game, "a5-a4 a1-b1 a4-b4 b1-b2 b4-b5 b2-a1 b5-a5");
  EXPECT_EQ(game.position().goats(), game.start().goats());
  EXPECT_EQ(game.position().tigers(), game.start().tigers());
}

TEST(KnownFaults, RepetitionCountedInThePlacementPhase) {
  Game game(traditional());
  play_moves(game, "d5 e5xc5 d5 c5xe5 d5 e5xc5");
  EXPECT_EQ(game.positions()[2].goats(), game.position().goats());
  EXPECT_EQ(game.positions()[2].tigers(), game.position().tigers());
}

TEST(KnownFaults, TheFifthCaptureNoticedAPlyLate) {
  Game game(traditional());
  play_moves(game, "d5 e5xc5 d5 c5xe5 d5 e5xc5 d5 c5xe5 d5");
  ASSERT_EQ(game.outcome(), std::nullopt);
  play_moves(game, "e5xc5");
  EXPECT_EQ(game.outcome(), (Outcome{Side::tigers, OutcomeReason::captures}));
}

TEST(KnownFaults, TheGoatsWinDeclaredAtTwentyOnTheBoard) {
  Game game = game_from("GGGGT/GGGGG/GGGGG/1TGGG/TTGG1 g 1");
  play_moves(game, "e1");
  EXPECT_EQ(count(game.position().goats()), bagh_chal_board().goats());
  EXPECT_EQ(game.outcome(), std::nullopt);
}

TEST(KnownFaults, TrappedTigersNotNoticedAfterAPlacement) {
  Game game = game_from("TGGGT/GG1GG/G3G/GG1GG/TGGGT g 4");
  play_moves(game, "c3");
  EXPECT_TRUE(game.position().placement_phase());
  EXPECT_EQ(game.outcome(), (Outcome{Side::goats, OutcomeReason::trapped}));
}

}  // namespace
}  // namespace baghchal
