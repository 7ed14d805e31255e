// Games over pipes.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "tests/cli/run.hpp"
#include "tests/support/folder.hpp"

namespace baghchal {
namespace {

using testing::AnyOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// A whole game in which the goats run into the tigers' jumps.
constexpr auto five_captures = "d5\ne5xc5\nd5\nc5xe5\nc5\na5-b5\nc4\nb5xd5\nd4\ne5xc3\nd2\nc3xc5\n";

/// The tigers are to move, and win by a capture.
constexpr auto capture_wins = "T3T/5/5/1G3/T3T t 15 4 9";

TEST(LinePlay, AWholeGameBetweenPeople) {
  const Finished game = run({"play", "--goats", "human", "--tigers", "human"}, five_captures);
  EXPECT_EQ(game.status, 0);
  EXPECT_THAT(game.out, HasSubstr("1. Tigers: e5xc5"));
  EXPECT_THAT(game.out, HasSubstr("The tigers win: five goats captured."));
  EXPECT_THAT(game.err, IsEmpty());
}

TEST(LinePlay, TheSameSeedIsTheSameGame) {
  const std::vector<std::string> arguments{"play", "--tigers", "2", "--seed", "11"};
  const Finished first = run(arguments, "c3\nd2\nb2\n");
  EXPECT_EQ(first.status, 0);
  EXPECT_EQ(first.out, run(arguments, "c3\nd2\nb2\n").out);
}

TEST(LinePlay, TheProgramPlaysItselfToTheEnd) {
  const Finished game = run({"play", "--goats", "1", "--tigers", "1", "--seed", "5"});
  EXPECT_EQ(game.status, 0);
  EXPECT_THAT(game.out, HasSubstr("1. Goats: "));
  EXPECT_THAT(game.out, AnyOf(HasSubstr(" win: "), HasSubstr("Draw: ")));
}

TEST(LinePlay, PerfectPlayNeedsNoTables) {
  const Folder folder;
  const Finished game = run({"play", "--tigers", "perfect", "--goats", "human", "--dir",
                             folder.path(), "--position", capture_wins},
                            "quit\n");
  EXPECT_EQ(game.status, 0);
  EXPECT_THAT(game.out, HasSubstr("Perfect play searches for a second a move, since there are no "
                                  "tables in "));
  EXPECT_THAT(game.out, HasSubstr("The tigers win: five goats captured."));
  EXPECT_THAT(game.err, IsEmpty());
}

TEST(LinePlay, TablesAreNothingToSpeakOfAmongLevelsAndPeople) {
  const Folder folder;
  for (const char* tigers : {"human", "1"}) {
    const Finished game = run({"play", "--tigers", tigers, "--dir", folder.path()}, "hint\n");
    EXPECT_EQ(game.status, 0);
    EXPECT_THAT(game.out, HasSubstr("Hint: "));
    EXPECT_THAT(game.out, Not(HasSubstr("erfect")));
  }
}

TEST(LinePlay, BeginsWhereItIsTold) {
  const Finished game =
      run({"play", "--goats", "human", "--tigers", "human", "--position", capture_wins}, "a1xc3\n");
  EXPECT_THAT(game.out, HasSubstr("The tigers win"));
}

TEST(LinePlay, KeepsToTheRulesItIsGiven) {
  const Finished game = run(
      {"play", "--goats", "human", "--tigers", "human", "--rules", "traditional,captures_to_win=1"},
      "d5\ne5xc5\n");
  EXPECT_THAT(game.out, HasSubstr("The tigers win: one goat captured."));
}

TEST(LinePlay, EndsPolitelyWithItsInput) {
  const Finished game = run({"play"}, "");
  EXPECT_EQ(game.status, 0);
  EXPECT_THAT(game.out, EndsWith("Goodbye.\n"));
}

TEST(LinePlay, StrangeInputIsRefusedInWords) {
  const Finished game =
      run({"play"}, std::string("\0\xff\n", 3) + std::string(100000, 'x') + "\na1\nquit\n");
  EXPECT_EQ(game.status, 0);
  EXPECT_THAT(game.out, HasSubstr("a1"));
  EXPECT_THAT(game.out, Not(HasSubstr("1. Goats")));
}

TEST(LinePlay, ASavedGameIsAGameForCheck) {
  const std::string file = testing::TempDir() + "baghchal_" + std::to_string(::getpid()) + ".pgn";
  const std::string saving = "save " + file + "\n";
  const Finished game =
      run({"play", "--goats", "human", "--tigers", "human"}, five_captures + saving + saving);
  EXPECT_THAT(game.out, HasSubstr("Saved as " + file));
  EXPECT_THAT(run({"play"}, saving).out, HasSubstr("Not saved: " + file));
  const Finished check = run({"check", file});
  EXPECT_EQ(check.status, 0) << check.out;
  EXPECT_THAT(check.out, HasSubstr("game 1: 12 plies, 0-1"));
  std::filesystem::remove(file);
}

TEST(LinePlay, ASavedGameIsGoneOnWith) {
  const std::string file =
      testing::TempDir() + "baghchal_on_" + std::to_string(::getpid()) + ".pgn";
  EXPECT_EQ(run({"play", "--tigers", "human", "--rules", "solver,captures_to_win=1"},
                "d5\nsave " + file + "\n")
                .status,
            0);
  const Finished game = run({"play", file, "--tigers", "human"}, "e5xc5\nsave\n");
  EXPECT_EQ(game.status, 0) << game.err;
  EXPECT_THAT(game.out, HasSubstr("Going on with " + file + ": 1 move played so far."));
  EXPECT_THAT(game.out, HasSubstr("The tigers win: one goat captured."));
  EXPECT_THAT(game.out, HasSubstr("Saved as " + file));
  EXPECT_THAT(run({"check", file}).out, HasSubstr("2 plies, 0-1"));
  for (const char* option : {"--rules=solver", "--position=start"}) {
    const Finished refused = run({"play", file, option});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("a saved game brings its rules and its start along"));
  }
  std::filesystem::remove(file);
  EXPECT_THAT(run({"play", file}).err, HasSubstr(file + ": No such file"));
}

}  // namespace
}  // namespace baghchal
