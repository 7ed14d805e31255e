#include "baghchal/terminal/line_play.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <sstream>

#include "tests/support/sessions.hpp"

namespace baghchal {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

std::string played(Session session, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  play_in_lines(session, {in, out, err});
  return out.str();
}

Session people() {
  return session(two_people);
}

TEST(LinePlay, PlaysMovesAndShowsThePosition) {
  const std::string out = played(people(), "c3\na1-a2\n");
  EXPECT_THAT(out, HasSubstr("1. Goats: c3\n"));
  EXPECT_THAT(out, HasSubstr("1. Tigers: a1-a2\n"));
  EXPECT_THAT(out, HasSubstr("T3T/5/2G2/T4/4T g 19 0 2\n"));
}

TEST(LinePlay, TheProgramAnswers) {
  const auto engine = std::make_shared<FakeEngine>(FakeEngine{{"e5-e4", "e4-e5"}});
  const std::string out = played(session(against_tigers, engine), "c3\nb2\n");
  EXPECT_THAT(out, HasSubstr("1. Tigers: e5-e4\n"));
  EXPECT_THAT(out, HasSubstr("2. Tigers: e4-e5\n"));
}

TEST(LinePlay, PerfectPlayIsStoppedWhenItsTimeIsOver) {
  const auto engine = std::make_shared<FakeEngine>();
  engine->thinks_until_stopped = true;
  const std::string out = played(Session({.engine = engine,
                                          .seats = {.goats = {}, .tigers = Strength::perfect()},
                                          .hints = Strength::perfect(),
                                          .search_time = std::chrono::milliseconds(1)}),
                                 "hint\nc3\n");
  EXPECT_THAT(out, HasSubstr("Hint: "));
  EXPECT_THAT(out, HasSubstr("1. Tigers: "));
  EXPECT_EQ(engine->stopped, 2);
}

TEST(LinePlay, TheSameSeedPlaysTheSameGame) {
  const std::string input = "c3\nb2\nc1\nd5\n";
  const auto game = [] {
    return Session({.seats = {.goats = {}, .tigers = Strength::level(3)}, .seed = 1});
  };
  EXPECT_EQ(played(game(), input), played(game(), input));
}

TEST(LinePlay, RefusesInWordsAndGoesOn) {
  const std::string out = played(people(), "a1\nnonsense\nc3\r\n");
  EXPECT_THAT(out, HasSubstr("nonsense"));
  EXPECT_THAT(out, HasSubstr("1. Goats: c3\n"));
}

TEST(LinePlay, KnowsItsCommands) {
  const std::string out = played(people(), "HELP\nhint\nc3\nundo\nredo\nmoves\nboard\nsave\n");
  EXPECT_THAT(out, HasSubstr("20 goats against 4 tigers"));
  EXPECT_THAT(out, HasSubstr("Hint: "));
  EXPECT_THAT(out, HasSubstr("Taken back: c3."));
  EXPECT_THAT(out, HasSubstr("Played again: c3."));
  EXPECT_THAT(out, HasSubstr("Moves: a1-a2"));
  EXPECT_THAT(out, HasSubstr("save game.pgn"));
}

TEST(LinePlay, KnowsTheScreensKeys) {
  const std::string out = played(people(), "?\nh\nc3\nu\nr\ns\nq\nb3\n");
  for (const char* said : {"20 goats against 4 tigers", "Hint: ", "Taken back: c3.",
                           "Played again: c3.", "save game.pgn"}) {
    EXPECT_THAT(out, HasSubstr(said));
  }
  EXPECT_THAT(out, Not(HasSubstr("b3\n")));
}

TEST(LinePlay, NothingGoesWithMostCommands) {
  const std::string out = played(people(), "c3\nundo 3\nresign x\nnew foo\n");
  for (const char* command : {"undo", "resign", "new"}) {
    EXPECT_THAT(out, HasSubstr("Say just " + std::string(command) + ": nothing goes with it."));
  }
  EXPECT_THAT(out, EndsWith("The input has ended before the game. Goodbye.\n"));
}

TEST(LinePlay, EndsPolitelyWithItsInput) {
  EXPECT_THAT(played(people(), ""), EndsWith("The input has ended before the game. Goodbye.\n"));
  EXPECT_THAT(played(people(), "c3"), HasSubstr("1. Goats: c3"));
}

TEST(LinePlay, QuitLeavesTheRestUnread) {
  EXPECT_THAT(played(people(), "quit\nc3\n"), Not(HasSubstr("Goats: c3")));
}

TEST(LinePlay, AGameCanEndAndAnotherBegin) {
  const std::string out = played(people(), "resign\nc3\nnew\nc3\ndraw\n");
  EXPECT_THAT(out, HasSubstr("The tigers win: the goats have resigned."));
  EXPECT_THAT(out, HasSubstr("A new game."));
  EXPECT_THAT(out, HasSubstr("1. Goats: c3"));
  EXPECT_THAT(out, HasSubstr("Draw: "));
}

TEST(LinePlay, TheProgramPlaysItselfToTheEnd) {
  const std::string out = played(
      Session({.seats = {.goats = Strength::level(1), .tigers = Strength::level(1)}, .seed = 4}),
      "");
  EXPECT_THAT(out, HasSubstr("1. Goats: "));
  EXPECT_THAT(out, testing::AnyOf(HasSubstr(" win: "), HasSubstr("Draw: ")));
  EXPECT_THAT(out, Not(HasSubstr("The input has ended")));
}

}  // namespace
}  // namespace baghchal
