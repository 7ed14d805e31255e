// Taking moves back and playing them again.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "baghchal/terminal/session.hpp"
#include "tests/support/sessions.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::Field;

TEST(Session, UndoBetweenPeopleTakesOnePly) {
  Session game = session(two_people);
  game.play("c3");
  game.play("a1-a2");
  game.take_messages();
  game.undo();
  EXPECT_EQ(game.game().ply(), 1);
  EXPECT_THAT(game.take_messages(), ElementsAre(says(MessageKind::answer, "Taken back: a1-a2.")));
}

TEST(Session, UndoAgainstTheProgramGoesBackToThePersonsTurn) {
  Session game = session(against_tigers);
  game.play("c3");
  let_program_play(game);
  EXPECT_EQ(game.game().ply(), 2);
  game.undo();
  EXPECT_EQ(game.game().ply(), 0);
  EXPECT_TRUE(game.person_to_move());
}

TEST(Session, UndoWhileTheProgramThinksTakesThePersonsMove) {
  Session game = session(against_tigers);
  game.play("c3");
  EXPECT_TRUE(game.program_to_move());
  game.undo();
  EXPECT_EQ(game.game().ply(), 0);
}

TEST(Session, TheProgramsFirstMoveIsNotThePersonsToTakeBack) {
  Session game = session(against_goats);
  let_program_play(game);
  game.take_messages();
  game.undo();
  EXPECT_EQ(game.game().ply(), 1);
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::refusal, "nothing of yours")));
}

TEST(Session, UndoInAGameOfTheProgramAloneTakesOnePly) {
  Session game = session_at(capture_is_open, only_program);
  const Stop never;
  game.play_for_program(game.engine().choose(game.game(), game.order(), never).move);
  game.play_for_program(game.engine().choose(game.game(), game.order(), never).move);
  game.undo();
  EXPECT_EQ(game.game().ply(), 2);
}

TEST(Session, WhereNothingHasBeenPlayedThereIsNothingToTakeBack) {
  Session game = session(only_program);
  game.undo();
  EXPECT_THAT(game.take_messages(),
              ElementsAre(says(MessageKind::refusal,
                               "There is nothing to take back: this is where it began.")));
}

TEST(Session, RedoPlaysAgainWhatUndoTook) {
  Session game = session(against_tigers);
  game.play("c3");
  let_program_play(game);
  const Position before = game.game().position();
  game.undo();
  game.redo();
  EXPECT_EQ(game.game().position(), before);
  EXPECT_THAT(game.take_messages().back(), says_of(MessageKind::answer, "Played again: c3 "));
  game.redo();
  EXPECT_THAT(game.take_messages(), ElementsAre(Field(&Message::kind, MessageKind::refusal)));
}

}  // namespace
}  // namespace baghchal
