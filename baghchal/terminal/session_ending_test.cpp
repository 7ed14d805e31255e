// How games end: by the rules, by giving up and by agreement.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "baghchal/terminal/session.hpp"
#include "tests/support/sessions.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::Field;

TEST(Session, TheEndIsAnnouncedWithItsReason) {
  Session game = session_at(fifth_capture_is_open, two_people);
  game.play("a1c3");
  const auto messages = game.take_messages();
  ASSERT_FALSE(messages.empty());
  EXPECT_THAT(messages.back(), says_of(MessageKind::outcome, "The tigers win"));
  EXPECT_TRUE(game.game_over());
  EXPECT_FALSE(game.person_to_move());
}

TEST(Session, AFinishedGameSaysSoFromTheStart) {
  Session game = session_at("T3T/5/5/5/T3T g 15 5 10", two_people);
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::outcome, "The tigers win")));
}

TEST(Session, ResigningNamesTheWinnerAndCanBeTakenBack) {
  Session game = session(against_tigers);
  game.resign();
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::outcome, "The tigers win")));
  EXPECT_TRUE(game.game_over());
  game.undo();
  EXPECT_FALSE(game.game_over());
  EXPECT_TRUE(game.person_to_move());
}

TEST(Session, ThePersonsResignationInTheProgramsTurnIsThePersons) {
  Session game = session(against_tigers);
  game.play("c3");
  game.resign();
  EXPECT_EQ(game.game().outcome()->winner, Side::tigers);
  game.undo();
  EXPECT_EQ(game.game().ply(), 1);
  EXPECT_TRUE(game.program_to_move());
}

TEST(Session, NobodyResignsForTheProgram) {
  Session game = session(only_program);
  game.resign();
  EXPECT_FALSE(game.game_over());
  EXPECT_THAT(game.take_messages(), ElementsAre(Field(&Message::kind, MessageKind::refusal)));
}

TEST(Session, PeopleAgreeOnADraw) {
  Session game = session(two_people);
  game.offer_draw();
  ASSERT_TRUE(game.game_over());
  EXPECT_EQ(game.game().outcome()->winner, std::nullopt);
}

TEST(Session, TheProgramMayTakeADraw) {
  const auto engine = std::make_shared<FakeEngine>();
  engine->likes_draws = true;
  Session game = session(against_tigers, engine);
  game.offer_draw();
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::outcome, "Draw")));
  EXPECT_TRUE(game.game_over());
}

TEST(Session, TheProgramSaysWhyItDeclinesADraw) {
  Session early = session(against_tigers);
  early.offer_draw();
  EXPECT_THAT(early.take_messages(),
              ElementsAre(says(MessageKind::answer,
                               "The program declines the draw: not before all "
                               "goats are placed.")));
}

TEST(Session, ADeclarationIsMadeAgain) {
  Session game = session(two_people);
  game.resign();
  game.undo();
  game.take_messages();
  game.redo();
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::outcome, "resigned")));
}

TEST(Session, AfterTheEndEverythingIsRefusedInWords) {
  Session game = session_at(fifth_capture_is_open, two_people);
  game.play("a1xc3");
  game.take_messages();
  game.play("c3");
  game.tap(point("c3"));
  game.resign();
  game.offer_draw();
  const auto refused = says_of(MessageKind::refusal, "The game is over");
  EXPECT_THAT(game.take_messages(), ElementsAre(refused, refused, refused, refused));
}

}  // namespace
}  // namespace baghchal
