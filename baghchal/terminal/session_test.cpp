#include "baghchal/terminal/session.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <filesystem>

#include "baghchal/console/output.hpp"
#include "baghchal/notation/move_text.hpp"

namespace baghchal {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr Seats two_people{};
constexpr Seats against_tigers{.goats = std::nullopt, .tigers = Strength::level(1)};
constexpr Seats against_goats{.goats = Strength::level(1), .tigers = std::nullopt};
constexpr Seats only_program{.goats = Strength::level(1), .tigers = Strength::level(1)};

Session session_at(std::string_view position, const Seats& seats) {
  const auto line = parse_position(position, traditional());
  EXPECT_TRUE(line) << position;
  return Session({.start = *line, .seats = seats, .seed = 7});
}

Session session(const Seats& seats) {
  return Session({.seats = seats, .seed = 7});
}

/// Lets the program play while it is its turn.
void let_program_play(Session& session) {
  const Stop never;
  while (session.program_to_move()) {
    session.play_for_program(session.engine().choose(session.game(), session.order(), never).move);
  }
}

Point point(std::string_view name) {
  return *bagh_chal_board().find_point(name);
}

auto says(MessageKind kind, std::string_view text) {
  return AllOf(Field(&Message::kind, kind), Field(&Message::text, std::string(text)));
}
auto says_of(MessageKind kind, std::string_view part) {
  return AllOf(Field(&Message::kind, kind), Field(&Message::text, HasSubstr(std::string(part))));
}

// A goat on b2 can be captured from a1 by way of c3; the other goats are in hand.
constexpr auto capture_is_open = "T3T/5/5/1G3/T3T t 19 0 1";
// All goats but five placed nowhere near: the tigers have four and the fifth is open to them.
constexpr auto fifth_capture_is_open = "T3T/5/5/1G3/T3T t 15 4 9";

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

TEST(Session, ATapPlacesAGoat) {
  Session game = session(two_people);
  game.tap(point("c3"));
  EXPECT_TRUE(contains(game.game().position().goats(), point("c3")));
}

TEST(Session, ATapOnAPieceInThePlacementPhaseIsRefused) {
  Session game = session(two_people);
  game.tap(point("a1"));
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::refusal, "a1")));
}

TEST(Session, TapsSelectShowTargetsAndMove) {
  Session game = session_at(capture_is_open, two_people);
  game.tap(point("a1"));
  EXPECT_EQ(game.selection(), point("a1"));
  EXPECT_EQ(game.targets(),
            singleton(point("a2")) | singleton(point("b1")) | singleton(point("c3")));
  game.tap(point("c3"));
  EXPECT_EQ(game.selection(), std::nullopt);
  EXPECT_EQ(game.targets(), 0U);
  EXPECT_EQ(game.game().position().captured(bagh_chal_board()), 1);
}

TEST(Session, TapsChangeAndDropTheSelection) {
  Session game = session_at(capture_is_open, two_people);
  game.tap(point("a1"));
  game.tap(point("e5"));
  EXPECT_EQ(game.selection(), point("e5"));
  game.tap(point("e5"));
  EXPECT_EQ(game.selection(), std::nullopt);
  EXPECT_THAT(game.take_messages(), IsEmpty());
}

TEST(Session, ARefusedTargetKeepsTheSelection) {
  Session game = session_at(capture_is_open, two_people);
  game.tap(point("a1"));
  game.tap(point("d2"));
  EXPECT_THAT(game.take_messages(), ElementsAre(Field(&Message::kind, MessageKind::refusal)));
  EXPECT_EQ(game.selection(), point("a1"));
}

TEST(Session, TappingAnEmptyPointFirstAsksForAPiece) {
  Session game = session_at(capture_is_open, two_people);
  game.tap(point("c3"));
  EXPECT_THAT(game.take_messages(),
              ElementsAre(says(MessageKind::refusal,
                               "Choose one of the tigers first: there is none on c3.")));
}

TEST(Session, APieceWithoutMovesIsNotSelected) {
  Session game = session_at("TGG1T/GG3/G1G2/5/T3T t 14 0 11", two_people);
  game.tap(point("a5"));
  EXPECT_EQ(game.selection(), std::nullopt);
  EXPECT_THAT(game.take_messages(),
              ElementsAre(says(MessageKind::refusal, "The tiger on a5 has no move.")));
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

TEST(Session, TheProgramAnswersADrawOffer) {
  Session game = session(against_tigers);
  game.offer_draw();
  const auto messages = game.take_messages();
  ASSERT_EQ(messages.size(), 1U);
  EXPECT_EQ(messages.front().kind, game.game_over() ? MessageKind::outcome : MessageKind::answer);
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

TEST(Session, AHintIsALegalMoveAndGoesWithTheNextPly) {
  Session game = session(against_tigers);
  ASSERT_TRUE(game.may_ask_hint());
  const Stop never;
  const Move move = game.engine().choose(game.game(), game.hint_order(), never).move;
  game.give_hint(move);
  EXPECT_EQ(game.hint(), move);
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::answer, "Hint: ")));
  game.play(to_text(move, bagh_chal_board()));
  EXPECT_EQ(game.hint(), std::nullopt);
  EXPECT_EQ(game.game().ply(), 1);
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

class SavedSession : public testing::Test {
 protected:
  SavedSession()
      : folder_(std::filesystem::path(testing::TempDir()) /
                ("baghchal_session_" + std::to_string(::getpid()))) {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~SavedSession() override { std::filesystem::remove_all(folder_); }
  std::string path() const { return folder_ / "game.pgn"; }
  Session opened(const Seats& seats) const {
    SessionPlan plan{.seats = seats, .seed = 7, .opened = open_game(path()), .file = path()};
    plan.variant = plan.opened->game.variant();
    plan.start = {plan.opened->game.start(), plan.opened->game.start_ply()};
    return Session(plan);
  }

 private:
  std::filesystem::path folder_;
};

TEST_F(SavedSession, IsAGameRecord) {
  Session game = session(against_tigers);
  game.play("c3");
  ASSERT_TRUE(game.save(path(), Existing::keep));
  const std::string text = read_file(path());
  EXPECT_THAT(text, HasSubstr("[Tigers \"baghchal, level 1\"]"));
  EXPECT_THAT(text, HasSubstr("1. c3"));
}

TEST_F(SavedSession, ReplacesItsOwnFileUnasked) {
  Session game = session(two_people);
  EXPECT_FALSE(game.would_replace(path()));
  ASSERT_TRUE(game.save(path(), Existing::keep));
  EXPECT_THAT(game.take_messages(),
              ElementsAre(says(MessageKind::answer, "Saved as " + path() + "; baghchal play " +
                                                        path() + " goes on with it.")));
  EXPECT_EQ(game.file(), path());
  game.play("c3");
  EXPECT_FALSE(game.would_replace(path()));
  EXPECT_TRUE(game.save(path(), Existing::keep));
  EXPECT_THAT(read_file(path()), HasSubstr("1. c3"));
  game.new_game();
  EXPECT_EQ(game.file(), "");
  EXPECT_TRUE(game.would_replace(path()));
}

TEST_F(SavedSession, IsGoneOnWithWhereItWasLeft) {
  Session before = session_at("T3T/GGG2/GGGGG/GGGGG/TGGGT g 0 4 60", two_people);
  for (const char* move : {"c4-d4", "e5-e4", "d4-c4"}) before.play(move);
  ASSERT_TRUE(before.save(path(), Existing::keep));
  Session game = opened(two_people);
  EXPECT_EQ(game.game().ply(), 63);
  EXPECT_EQ(game.game().position(), before.game().position());
  game.take_messages();
  game.play("e4-e5");
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::refusal, "ply 60")));
  game.undo();
  EXPECT_EQ(game.game().ply(), 62);
  EXPECT_FALSE(game.would_replace(path()));
  game.new_game();
  EXPECT_EQ(game.game().ply(), 60);
}

TEST_F(SavedSession, AFinishedGameIsOpenedFinishedAndCanBeTakenBack) {
  Session before = session(two_people);
  before.play("c3");
  before.resign();
  ASSERT_TRUE(before.save(path(), Existing::keep));
  Session game = opened(against_tigers);
  EXPECT_TRUE(game.game_over());
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::answer, "1 move played"),
                                                says_of(MessageKind::outcome, "goats win")));
  game.undo();
  EXPECT_FALSE(game.game_over());
  EXPECT_EQ(game.game().ply(), 1);
}

TEST_F(SavedSession, WhatOthersHaveWrittenIsNotReplacedUnasked) {
  write_file(path(), "1. c3 {a fine move} a1-a2 *\n", Existing::keep);
  Session game = opened(two_people);
  EXPECT_EQ(game.file(), path());
  EXPECT_TRUE(game.would_replace(path()));
  EXPECT_FALSE(game.save(path(), Existing::keep));
}

TEST_F(SavedSession, WhatIsNoGameToGoOnWithIsNamed) {
  const std::array<std::pair<std::string_view, std::string_view>, 5> bad{{
      {"", "there is nothing in it"},
      {"nonsense", "it does not look like a game record"},
      {"1. c3 *\n\n1. c3 *\n", "2 games are in it"},
      {"[Event \"x\"]\n\n1. c3 c3-c4 *\n", "line 3, ply 2: "},
      {"[Result \"1-0\"]\n[SetUp \"1\"]\n[Position \"T3T/5/5/1G3/T3T t 15 4 9\"]\n\n"
       "1... a1xc3 1-0\n",
       "ply 10: the result is given as 1-0"},
  }};
  for (const auto& [text, reason] : bad) {
    write_file(path(), text, Existing::replace);
    try {
      opened(two_people);
      ADD_FAILURE() << text;
    } catch (const BadInput& problem) {
      EXPECT_THAT(problem.what(),
                  AllOf(testing::StartsWith(path() + ": "), HasSubstr(std::string(reason))));
    }
  }
}

TEST_F(SavedSession, DoesNotReplaceAFileUnasked) {
  write_file(path(), "precious", Existing::keep);
  Session game = session(two_people);
  EXPECT_FALSE(game.save(path(), Existing::keep));
  EXPECT_EQ(read_file(path()), "precious");
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::refusal, path())));
  EXPECT_TRUE(game.save(path(), Existing::replace));
  EXPECT_NE(read_file(path()), "precious");
}

}  // namespace
}  // namespace baghchal
