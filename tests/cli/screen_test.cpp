// The game on the full screen of a terminal, as a person has it.

#include <gtest/gtest.h>

#include "tests/cli/person.hpp"

namespace baghchal {
namespace {

constexpr auto up = "\x1bOA";
constexpr auto down = "\x1bOB";
constexpr auto right = "\x1bOC";
constexpr auto left = "\x1bOD";

const std::vector<std::string> against_tigers{"play", "--tigers", "1", "--seed", "1"};
const std::vector<std::string> two_people{"play", "--tigers", "human"};

std::vector<std::string> from(const std::string& position, const std::string& goats,
                              const std::string& tigers) {
  return {"play", "--position", position, "--goats", goats, "--tigers", tigers, "--seed", "1"};
}

constexpr auto capture_is_open = "T3T/5/5/1G3/T3T t 19 0 1";
constexpr auto fifth_capture_is_open = "T3T/5/5/1G3/T3T t 15 4 9";

/// Where the point is by its file's and its rank's label, once the board is drawn down to its
/// files.
Emulator::Place place_of(Terminal& terminal, char file, char rank) {
  constexpr std::string_view file_labels = "a       b       c       d       e";
  if (!shows(terminal, file_labels)) return {-1, -1};
  const auto files = terminal.screen().find(file_labels);
  const auto rank_label = terminal.screen().find(std::string("  ") + rank + "  ");
  if (!rank_label) return {-1, -1};
  return {files->column + 8 * (file - 'a'), rank_label->row};
}

TEST(Screen, SaysWhatThisIsAndHowToBegin) {
  Terminal terminal(against_tigers);
  EXPECT_TRUE(shows(terminal, "BAGH-CHAL"));
  EXPECT_TRUE(shows(terminal, "You play the goats"));
  EXPECT_TRUE(shows(terminal, "Your turn: the goats."));
  EXPECT_TRUE(shows(terminal, "Place a goat: arrows and Enter, a click, or type c3."));
  EXPECT_TRUE(shows(terminal, "20 in hand ●●●●●●●●●●●●●●●●●●●●"));
  EXPECT_TRUE(shows(terminal, "? help  q quit"));
  leave(terminal);
}

TEST(Screen, ArrowsAndEnterPlaceAGoatAndTheProgramAnswers) {
  Terminal terminal(against_tigers);
  ASSERT_TRUE(shows(terminal, "Your turn"));
  terminal.type(std::string(up) + left + left + right + down + down + enter);
  EXPECT_TRUE(shows(terminal, "1. Goats: b2"));
  EXPECT_TRUE(shows(terminal, "1. Tigers: "));
  EXPECT_TRUE(shows(terminal, "19 in hand"));
  EXPECT_TRUE(shows(terminal, "Your turn: the goats."));
  leave(terminal);
}

TEST(Screen, AClickPlacesAGoat) {
  Terminal terminal(two_people);
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  terminal.click(place_of(terminal, 'd', '3'));
  EXPECT_TRUE(shows(terminal, "1. Goats: d3"));
  leave(terminal);
}

TEST(Screen, ClicksSelectShowTargetsAndCapture) {
  Terminal terminal(from(capture_is_open, "human", "human"));
  ASSERT_TRUE(shows(terminal, "Choose a tiger"));
  terminal.click(place_of(terminal, 'a', '1'));
  EXPECT_TRUE(shows(terminal, "Where to? ● marks where it can go"));
  EXPECT_TRUE(shows(terminal, "  2  ●"));
  terminal.click(place_of(terminal, 'c', '3'));
  EXPECT_TRUE(shows(terminal, "1. Tigers: a1xc3"));
  EXPECT_TRUE(shows(terminal, "1 of 5 captured ●····"));
  EXPECT_TRUE(shows(terminal, "The tigers capture the goat on b2"));
  leave(terminal);
}

TEST(Screen, EscapeLetsAPieceGo) {
  Terminal terminal(from(capture_is_open, "human", "human"));
  ASSERT_TRUE(shows(terminal, "Choose a tiger"));
  terminal.click(place_of(terminal, 'a', '1'));
  ASSERT_TRUE(shows(terminal, "Where to?"));
  terminal.type(escape);
  EXPECT_TRUE(shows(terminal, "Choose a tiger"));
  leave(terminal);
}

TEST(Screen, AMoveCanBeTypedAndChanged) {
  Terminal terminal(two_people);
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  terminal.type("b");
  EXPECT_TRUE(shows(terminal, "Your move (Enter plays it, Esc drops it): b"));
  terminal.type(
      "\x7f"
      "c4\r");
  EXPECT_TRUE(shows(terminal, "1. Goats: c4"));
  leave(terminal);
}

TEST(Screen, WhatIsRefusedIsRefusedInWords) {
  Terminal terminal(two_people);
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  terminal.type("zz");
  EXPECT_TRUE(shows(terminal, "z is no key here"));
  terminal.type("a1\r");
  EXPECT_TRUE(shows(terminal, "a1"));
  terminal.type("r");
  EXPECT_TRUE(shows(terminal, "There is nothing that was taken back."));
  terminal.type("p");
  EXPECT_TRUE(shows(terminal, "That is for games where the"));
  leave(terminal);
}

TEST(Screen, HintUndoRedoAndNew) {
  Terminal terminal(two_people);
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  terminal.type("h");
  EXPECT_TRUE(shows(terminal, "Hint: "));
  terminal.type("c3\r");
  EXPECT_TRUE(shows(terminal, "1. Goats: c3"));
  terminal.type("u");
  EXPECT_TRUE(shows(terminal, "Taken back: c3."));
  EXPECT_TRUE(terminal.stops_showing("1. Goats: c3"));
  terminal.type("r");
  EXPECT_TRUE(shows(terminal, "Played again: c3."));
  terminal.type("n");
  EXPECT_TRUE(shows(terminal, "Drop this game and start a new one? (y/n)"));
  terminal.type("y");
  EXPECT_TRUE(shows(terminal, "A new game."));
  EXPECT_TRUE(terminal.stops_showing("Taken back"));
  EXPECT_TRUE(shows(terminal, "20 in hand"));
  leave(terminal);
}

TEST(Screen, ResigningIsAskedAboutAndTheEndSaysWhatComesNext) {
  Terminal terminal(against_tigers);
  ASSERT_TRUE(shows(terminal, "Your turn"));
  terminal.type("g");
  ASSERT_TRUE(shows(terminal, "Give this game up? (y/n)"));
  terminal.type("n");
  ASSERT_TRUE(terminal.stops_showing("Give this game up?"));
  terminal.type("g");
  ASSERT_TRUE(shows(terminal, "Give this game up? (y/n)"));
  terminal.type("y");
  EXPECT_TRUE(shows(terminal, "The game is over."));
  EXPECT_TRUE(shows(terminal, "the goats have"));
  EXPECT_TRUE(shows(terminal, "n starts a new game, u takes back, s saves, q leaves."));
  leave(terminal);
}

TEST(Screen, PeopleAgreeOnADraw) {
  Terminal terminal(two_people);
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  terminal.type("o");
  ASSERT_TRUE(shows(terminal, "Do both sides agree on a draw? (y/n)"));
  terminal.type("y");
  EXPECT_TRUE(shows(terminal, "Draw: "));
  leave(terminal);
}

TEST(Screen, TheProgramsWinSaysWhy) {
  Terminal terminal(from(fifth_capture_is_open, "human", "5"));
  EXPECT_TRUE(shows(terminal, "The game is over."));
  EXPECT_TRUE(shows(terminal, "The tigers win: five"));
  EXPECT_TRUE(shows(terminal, "5 of 5 captured ●●●●●"));
  leave(terminal);
}

TEST(Screen, AWholeGameInASmallWindow) {
  Terminal terminal({"play", "--goats", "human", "--tigers", "human"}, {.columns = 60, .rows = 20});
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  for (const char* move :
       {"d5", "e5xc5", "d5", "c5xe5", "c5", "a5-b5", "c4", "b5xd5", "d4", "e5xc3", "d2", "c3xc5"}) {
    terminal.type(std::string(move) + enter);
    EXPECT_TRUE(shows(terminal, std::string(": ") + move));
  }
  EXPECT_TRUE(shows(terminal, "The game is over."));
  EXPECT_TRUE(shows(terminal, "5 of 5 captured ●●●●●"));
  terminal.type("u");
  EXPECT_TRUE(shows(terminal, "4 of 5 captured ●●●●·"));
  EXPECT_TRUE(shows(terminal, "The tigers to move."));
  leave(terminal);
}

TEST(Screen, HelpHasTheRulesAndGoesAway) {
  Terminal terminal(two_people);
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  terminal.type("?");
  EXPECT_TRUE(shows(terminal, "how it is played"));
  EXPECT_TRUE(shows(terminal, "20 goats against 4 tigers."));
  terminal.type(" ");
  EXPECT_TRUE(shows(terminal, "The goats to move."));
  leave(terminal);
}

TEST(Screen, TheProgramAgainstItselfIsWatchedPausedAndStepped) {
  Terminal terminal({"play", "--goats", "1", "--tigers", "1", "--seed", "3"});
  ASSERT_TRUE(shows(terminal, "Speed 3 of 6"));
  terminal.type(" ");
  ASSERT_TRUE(shows(terminal, "Paused (speed 3 of 6): space goes on, . plays one ply."));
  terminal.type("u");
  EXPECT_TRUE(shows(terminal, "There is nothing to take back"));
  terminal.type("-");
  ASSERT_TRUE(shows(terminal, "Paused (speed 2 of 6)"));
  terminal.type("ny");
  ASSERT_TRUE(shows(terminal, "Speed 2 of 6"));
  terminal.type("+ ");
  ASSERT_TRUE(shows(terminal, "Paused (speed 3 of 6)"));
  terminal.type(".");
  EXPECT_TRUE(shows(terminal, "1. Goats: "));
  terminal.type(".");
  EXPECT_TRUE(shows(terminal, "1. Tigers: "));
  terminal.type(" +++");
  EXPECT_TRUE(shows(terminal, "Speed 6 of 6"));
  EXPECT_TRUE(shows(terminal, "The game is over."));
  leave(terminal);
}

}  // namespace
}  // namespace baghchal
