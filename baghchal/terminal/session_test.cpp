#include "baghchal/terminal/session.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "baghchal/notation/move_text.hpp"
#include "tests/support/sessions.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::Field;

TEST(Session, MovesAreToldAndNumbered) {
  Session game = session(two_people);
  game.play("c3");
  EXPECT_THAT(game.take_messages(), ElementsAre(says(MessageKind::move, "1. Goats: c3")));
  game.play("a1-a2");
  EXPECT_THAT(game.take_messages(), ElementsAre(says(MessageKind::move, "1. Tigers: a1-a2")));
  game.play("b3");
  EXPECT_THAT(game.take_messages(), ElementsAre(says(MessageKind::move, "2. Goats: b3")));
}

TEST(Session, ACaptureIsAnnounced) {
  Session game = session_at(capture_is_open, two_people);
  game.play("a1xc3");
  EXPECT_THAT(game.take_messages(), ElementsAre(says(MessageKind::move, "1. Tigers: a1xc3"),
                                                says_of(MessageKind::event, "b2")));
}

TEST(Session, RefusedMovesSayWhyAndChangeNothing) {
  Session game = session(two_people);
  for (const char* text : {"a1", "c3-c4", "z9", "", "nonsense", "a1-a2"}) {
    game.play(text);
    const auto messages = game.take_messages();
    ASSERT_THAT(messages, ElementsAre(Field(&Message::kind, MessageKind::refusal))) << text;
    EXPECT_FALSE(messages.front().text.empty());
    EXPECT_EQ(game.game().ply(), 0);
  }
}

TEST(Session, ThePersonCannotPlayForTheProgram) {
  Session game = session(against_goats);
  EXPECT_TRUE(game.program_to_move());
  game.play("c3");
  game.tap(point("c3"));
  EXPECT_FALSE(game.may_ask_hint());
  game.offer_draw();
  const auto refused = says_of(MessageKind::refusal, "the program plays them");
  EXPECT_THAT(game.take_messages(), ElementsAre(refused, refused, refused, refused));
  EXPECT_EQ(game.game().ply(), 0);
}

TEST(Session, AHintIsALegalMoveAndGoesWithTheNextPly) {
  Session game = session(against_tigers);
  ASSERT_TRUE(game.may_ask_hint());
  const Move move = *game.game().legal_moves().begin();
  game.give_hint(move);
  EXPECT_EQ(game.hint(), move);
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::answer, "Hint: ")));
  game.play(to_text(move, bagh_chal_board()));
  EXPECT_EQ(game.hint(), std::nullopt);
  EXPECT_EQ(game.game().ply(), 1);
}

TEST(Session, TheProgramIsAskedForItsSeatsStrengthAndForHintsAsPlanned) {
  const Seats seats{.goats = Strength::perfect(), .tigers = Strength::level(2)};
  Session game({.engine = std::make_shared<FakeEngine>(),
                .seats = seats,
                .seed = 7,
                .hints = Strength::level(9)});
  EXPECT_EQ(game.order().strength, Strength::perfect());
  game.play_for_program(*game.game().legal_moves().begin());
  EXPECT_EQ(game.order().strength, Strength::level(2));
  EXPECT_EQ(game.hint_order().strength, Strength::level(9));
}

TEST(Session, OnlyPerfectPlayRunsOutOfTime) {
  const Session game({.engine = std::make_shared<FakeEngine>(), .search_time = {}});
  const Stop for_perfect(game.due({.strength = Strength::perfect()}));
  EXPECT_TRUE(for_perfect.poll());
  const Stop for_level(game.due({.strength = Strength::level(highest_level)}));
  EXPECT_FALSE(for_level.poll());
}

TEST(Session, BeginsWithWhatThereIsToSayOfItsPlayers) {
  Session game({.engine = std::make_shared<FakeEngine>(), .note = "Be careful."});
  EXPECT_THAT(game.take_messages(), ElementsAre(says(MessageKind::answer, "Be careful.")));
}

TEST(Session, ANewGameLetsTheEngineForgetTheOldOne) {
  const auto engine = std::make_shared<FakeEngine>();
  Session game = session(two_people, engine);
  EXPECT_EQ(engine->forgotten, 0);
  game.new_game();
  EXPECT_EQ(engine->forgotten, 1);
}

TEST(Session, ANewGameStartsWhereTheFirstDid) {
  Session game = session_at(capture_is_open, two_people);
  game.play("a1xc3");
  game.resign();
  game.new_game();
  EXPECT_EQ(game.game().position(), game.game().start());
  EXPECT_EQ(game.game().ply(), 1);
  EXPECT_FALSE(game.game_over());
}

TEST(Session, MovesAreListedInTheOrderOfTheirText) {
  Session game = session_at(capture_is_open, two_people);
  game.list_moves();
  EXPECT_THAT(game.take_messages(),
              ElementsAre(says_of(MessageKind::answer, "Moves: a1-a2 a1-b1 a1xc3 a5-a4")));
}

TEST(Session, AMoveThatRecreatesAPositionIsListedAsForbidden) {
  Session game = session_at("T3T/GGG2/GGGGG/GGGGG/TGGGT g 0 4 60", two_people);
  for (const char* move : {"c4-d4", "e5-e4", "d4-c4"}) game.play(move);
  ASSERT_EQ(game.game().ply(), 63);
  game.take_messages();
  game.list_moves();
  EXPECT_THAT(game.take_messages(),
              ElementsAre(says_of(MessageKind::answer, "Moves: "),
                          says(MessageKind::answer,
                               "Forbidden: e4-e5 recreates the position after ply 60.")));
  game.play("e4-e5");
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::refusal, "ply 60")));
  EXPECT_EQ(game.game().ply(), 63);
}

}  // namespace
}  // namespace baghchal
