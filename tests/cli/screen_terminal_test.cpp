// The full-screen game and its terminal: sizes, colours, characters, and how it is given back.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include "tests/cli/person.hpp"

namespace baghchal {
namespace {

using testing::AnyOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

constexpr auto interrupt_key = "\x03";
const std::vector<std::string> two_people{"play", "--tigers", "human"};

TEST(ScreenTerminal, FollowsTheSizeOfItsWindow) {
  Terminal terminal(two_people);
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  terminal.resize(30, 8);
  EXPECT_TRUE(shows(terminal, "too small"));
  terminal.resize(1, 1);
  terminal.resize(100, 35);
  EXPECT_TRUE(shows(terminal, "▗▄▄▄▖"));
  EXPECT_TRUE(shows(terminal, "The goats to move."));
  terminal.resize(30, 8);
  EXPECT_TRUE(shows(terminal, "too small"));
  leave(terminal);
}

TEST(ScreenTerminal, NobodyPlaysBlindInATinyWindow) {
  Terminal terminal(two_people, {.columns = 30, .rows = 8});
  ASSERT_TRUE(shows(terminal, "too small"));
  terminal.type("c3\r");
  terminal.resize(100, 35);
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  leave(terminal);
}

TEST(ScreenTerminal, StartsInATinyWindow) {
  Terminal terminal(two_people, {.columns = 4, .rows = 2});
  ASSERT_TRUE(shows(terminal, "This"));
  terminal.type("qy");
  EXPECT_EQ(terminal.wait(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

TEST(ScreenTerminal, AnAbsurdlyLargeWindowIsRefused) {
  Terminal from_the_start(two_people, {.columns = 33000, .rows = 1});
  EXPECT_EQ(from_the_start.wait(), 2);
  Terminal later(two_people);
  ASSERT_TRUE(shows(later, "The goats to move."));
  later.resize(33000, 1);
  EXPECT_EQ(later.wait(), 2);
  EXPECT_TRUE(later.is_restored());
}

TEST(ScreenTerminal, ControlCLeavesTheTerminalAsItWas) {
  Terminal terminal(two_people);
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  terminal.type(interrupt_key);
  EXPECT_EQ(terminal.wait(), 128 + SIGINT);
  EXPECT_TRUE(terminal.is_restored());
}

TEST(ScreenTerminal, SignalsEndItWithTheTerminalAsItWas) {
  for (const int signal : {SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGUSR1}) {
    Terminal terminal({"play", "--goats", "10", "--tigers", "10"});
    ASSERT_TRUE(shows(terminal, "The program is thinking"));
    terminal.send_signal(signal);
    EXPECT_EQ(terminal.wait(), 128 + signal);
    EXPECT_TRUE(terminal.is_restored());
  }
}

TEST(ScreenTerminal, AClosedWindowEndsIt) {
  Terminal terminal(two_people);
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  terminal.hang_up();
  EXPECT_THAT(terminal.wait(), AnyOf(0, 128 + SIGHUP));
}

TEST(ScreenTerminal, ColoursAreForThoseWhoWantThem) {
  Terminal coloured(two_people);
  ASSERT_TRUE(shows(coloured, "The goats to move."));
  EXPECT_THAT(coloured.written(), HasSubstr("38;5;"));
  Terminal plain(two_people, {.environment = {{"NO_COLOR", "1"}}});
  ASSERT_TRUE(shows(plain, "The goats to move."));
  EXPECT_THAT(plain.written(), Not(HasSubstr("38;5;")));
  EXPECT_THAT(plain.written(), Not(ContainsRegex("\x1b\\[(3|4)[0-7]")));
}

TEST(ScreenTerminal, EightColoursWillDo) {
  Terminal terminal(two_people, {.environment = {{"TERM", "xterm"}}});
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  EXPECT_THAT(terminal.written(), ContainsRegex("\x1b\\[[0-9;]*(3|4)[0-7]m"));
  EXPECT_THAT(terminal.written(), Not(HasSubstr("38;5;")));
  leave(terminal);
}

TEST(ScreenTerminal, DrawsInAsciiWhereThatIsAllThereIs) {
  Terminal terminal(two_people, {.environment = {{"LC_ALL", "en_US.ISO-8859-1"}}});
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  EXPECT_TRUE(shows(terminal, "20 in hand oooooooooooooooooooo"));
  EXPECT_EQ(terminal.screen().text().find_first_of("\xE2\xC2"), std::string::npos);
  leave(terminal);
}

TEST(ScreenTerminal, ATerminalThatCannotDrawGetsLines) {
  Terminal terminal(two_people, {.environment = {{"TERM", "dumb"}}});
  ASSERT_TRUE(shows(terminal, "goats> "));
  EXPECT_THAT(terminal.written(), Not(HasSubstr("\x1b[")));
  terminal.type("c3\n");
  ASSERT_TRUE(shows(terminal, "tigers> "));
  terminal.type("\x04");
  EXPECT_TRUE(shows(terminal, "The input has ended before the game. Goodbye."));
  EXPECT_EQ(terminal.wait(), 0);
}

TEST(ScreenTerminal, AnUnknownTerminalIsSaidToBeOne) {
  Terminal terminal(two_people, {.environment = {{"TERM", "nothing-known"}}});
  EXPECT_TRUE(shows(terminal, "this terminal cannot show a full screen"));
  EXPECT_EQ(terminal.wait(), 2);
}

}  // namespace
}  // namespace baghchal
