#include "baghchal/game/game.hpp"

#include <gtest/gtest.h>

#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"

namespace baghchal {
namespace {

// A tiger that steps between a1 and a2, a goat between d1 and e1; nothing else can move much.
//
//   5  G G T T T
//   4  G G G G G
//   3  G G G G G
//   2  . G G G G
//   1  T G G G .
Game pendulum(Rules rules = {}) {
  return {{&bagh_chal_board(), rules}, position_of("GGTTT/GGGGG/GGGGG/1GGGG/TGGG1 g 0"), 60};
}

TEST(Game, StartsFromTheSetUp) {
  const Game game(traditional());
  EXPECT_EQ(game.position(), Position::start(bagh_chal_board()));
  EXPECT_EQ(game.ply(), 0);
  EXPECT_EQ(game.last_move(), std::nullopt);
  EXPECT_EQ(game.outcome(), std::nullopt);
  EXPECT_FALSE(game.can_undo());
  EXPECT_FALSE(game.can_redo());
}

TEST(Game, KeepsItsOwnCountOfPliesWhenSetUpInTheMiddle) {
  Game game = pendulum();
  play_moves(game, "d1-e1 a1-a2");
  EXPECT_EQ(game.start_ply(), 60);
  EXPECT_EQ(game.ply(), 62);
  EXPECT_EQ(game.moves().size(), 2U);
  EXPECT_EQ(game.positions().size(), 3U);
  EXPECT_EQ(game.plies_left(), 138);
}

TEST(Game, HasNoPliesLeftToCountWithoutALimit) {
  EXPECT_EQ(pendulum({.ply_limit = 0}).plies_left(), std::nullopt);
}

TEST(Game, UndoAndRedoMoveAlongTheSameGame) {
  Game game(traditional());
  play_moves(game, "b2 a1xc3 d3");
  const Position end = game.position();
  game.undo();
  game.undo();
  EXPECT_EQ(game.ply(), 1);
  EXPECT_EQ(game.position().captured(game.board()), 0);
  game.redo();
  game.redo();
  EXPECT_EQ(game.position(), end);
  EXPECT_FALSE(game.can_redo());
}

TEST(Game, ANewMoveForgetsWhatWasTakenBack) {
  Game game(traditional());
  play_moves(game, "b2 a1xc3");
  game.undo();
  play_moves(game, "a1-a2");
  EXPECT_FALSE(game.can_redo());
}

TEST(Game, ARefusedMoveChangesNothing) {
  Game game(traditional());
  play_moves(game, "b2 a1xc3");
  game.undo();
  EXPECT_FALSE(game.play(Move::step(point_of("b2"), point_of("b3"))).has_value());
  EXPECT_EQ(game.ply(), 1);
  EXPECT_TRUE(game.can_redo());
}

TEST(Game, AMoveWithTheWrongVictimIsRefused) {
  Game game(traditional());
  play_moves(game, "b2");
  const auto played = game.play(Move::capture(point_of("a1"), point_of("b1"), point_of("c3")));
  ASSERT_FALSE(played.has_value());
  EXPECT_EQ(played.error().sentence, "a1xc3: the victim is not the goat that this jumps over");
}

TEST(Game, NothingIsPlayedAfterTheEnd) {
  Game game({&bagh_chal_board(), {.captures_to_win = 1}});
  play_moves(game, "b2 a1xc3");
  EXPECT_EQ(game.legal_moves().size(), 0);
  EXPECT_EQ(why_not(game, "a3"), "a3: the game is over (The tigers win: one goat captured)");
  EXPECT_FALSE(game.resign(Side::goats));
  EXPECT_FALSE(game.agree_draw());
  EXPECT_EQ(game.outcome()->reason, OutcomeReason::captures);
}

TEST(Game, UndoTakesBackADeclarationFirst) {
  Game game(traditional());
  play_moves(game, "b2");
  ASSERT_TRUE(game.resign(Side::tigers));
  EXPECT_EQ(game.legal_moves().size(), 0);
  EXPECT_EQ(why_not(game, "a1xc3"),
            "a1xc3: the game is over (The goats win: the tigers have resigned)");
  game.undo();
  EXPECT_EQ(game.outcome(), std::nullopt);
  EXPECT_EQ(game.ply(), 1);
  game.redo();
  EXPECT_EQ(game.outcome(), (Outcome{Side::goats, OutcomeReason::resignation}));
}

TEST(Game, ADeclarationIsAnActOfItsOwnAndForgetsWhatWasTakenBack) {
  Game game(traditional());
  play_moves(game, "b2 a1xc3");
  game.undo();
  ASSERT_TRUE(game.agree_draw());
  EXPECT_FALSE(game.can_redo());
  game.undo();
  play_moves(game, "a1-a2");
  EXPECT_FALSE(game.can_redo());
}

TEST(Game, SaysWhichPlyAForbiddenMoveWouldRecreate) {
  Game game({&bagh_chal_board(), {.captures_to_win = 20}}, position_of("G4/5/5/4T/T2TT g 0"), 61);
  play_moves(game, "a5-a4 a1-a2 a4-a5");
  EXPECT_EQ(why_not(game, "a2-a1"),
            "a2-a1: recreates the position after ply 61, and no position may stand twice");
  ASSERT_EQ(game.forbidden_moves().size(), 1U);
  EXPECT_EQ(game.forbidden_moves().front().move, Move::step(point_of("a2"), point_of("a1")));
  EXPECT_EQ(game.forbidden_moves().front().recreates_ply, 61);
  EXPECT_EQ(game.legal_moves().size(), count_legal_moves(game.position(), game.variant()) - 1);
}

TEST(Game, StillTellsWhatWasForbiddenWhenThatHasEndedIt) {
  Game game = pendulum();
  play_moves(game, "d1-e1 a1-a2 e1-d1");
  ASSERT_EQ(game.outcome()->reason, OutcomeReason::tigers_exhausted);
  EXPECT_EQ(game.forbidden_moves().size(), 1U);
}

TEST(Game, RepetitionIsFreeUnderFreeRules) {
  Game game = pendulum({.repetition = Repetition::free});
  for (int round = 0; round < 4; ++round) play_moves(game, "d1-e1 a1-a2 e1-d1 a2-a1");
  EXPECT_EQ(game.outcome(), std::nullopt);
}

TEST(Game, ThePositionAfterTheLastPlacementCounts) {
  Game game({&bagh_chal_board(), {.captures_to_win = 20}}, position_of("5/5/5/4T/T2TT g 1"), 0);
  play_moves(game, "a5 a1-a2 a5-a4 a2-a1");
  EXPECT_EQ(why_not(game, "a4-a5"),
            "a4-a5: recreates the position after ply 1, and no position may stand twice");
}

TEST(Game, KeepsItsPastOverThousandsOfPlies) {
  Game game = pendulum({.repetition = Repetition::free, .ply_limit = 0});
  for (int round = 0; round < 1000; ++round) play_moves(game, "d1-e1 a1-a2 e1-d1 a2-a1");
  EXPECT_EQ(game.ply(), 4060);
  while (game.can_undo()) game.undo();
  EXPECT_EQ(game.position(), game.start());
}

TEST(Game, CopiesAreGamesOfTheirOwn) {
  Game game = pendulum();
  play_moves(game, "d1-e1 a1-a2");
  Game copy = game;
  play_moves(copy, "e1-d1");
  EXPECT_EQ(game.ply(), 62);
  EXPECT_TRUE(may_play(game, "e1-d1"));
}

}  // namespace
}  // namespace baghchal
