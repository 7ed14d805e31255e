// The command `analyse`, as a script runs it: games without tables, searched a little.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/cli/run.hpp"
#include "tests/support/folder.hpp"

namespace baghchal {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

constexpr auto short_game = "1. b4 a5xc3 2. e2 *\n";

/// Without tables, and quickly.
Finished analyse(std::vector<std::string> arguments, const std::string& input = "") {
  arguments.insert(arguments.begin(), "analyse");
  for (const char* option : {"--dir", "/nonexistent", "--nodes", "300"}) {
    arguments.emplace_back(option);
  }
  return run(arguments, input);
}

TEST(Analyse, WritesNotesToBeRead) {
  const Finished notes = analyse({"-"}, short_game);
  EXPECT_EQ(notes.status, 0) << notes.err;
  EXPECT_THAT(notes.out, StartsWith("A game of 3 plies without a result. "));
  EXPECT_THAT(notes.out, HasSubstr("\n1. b4"));
  EXPECT_THAT(notes.err, HasSubstr("baghchal: The analysis searches 300 positions, since there are "
                                   "no tables in /nonexistent/bagh-chal-20-goats"));
  EXPECT_THAT(notes.err, HasSubstr("baghchal: analysing 1 game\n"));
}

TEST(Analyse, NamesPlayersAndGames) {
  const Finished notes = analyse({"-"}, std::string(short_game) + '\n' + short_game);
  EXPECT_THAT(notes.out, AllOf(StartsWith("Game 1 of 2\n\n"), HasSubstr("\nGame 2 of 2\n\n")));
  EXPECT_THAT(
      analyse({"-"}, "[Goats \"Sita\"]\n[Tigers \"Ram\"]\n[Date \"2024.03.01\"]\n\n1. c3 *").out,
      StartsWith("Sita (goats) against Ram (tigers), 2024.03.01\n\n"));
}

/// The goats could trap the tigers with a5-b4.
constexpr auto nearly_trapped =
    "[SetUp \"1\"]\n[Position \"GGGG1/G1TGG/GTGTG/GTGGG/GGGGG g 0 1\"]\n\n";

TEST(Analyse, DrawsTheBoardWhereTheGameTurned) {
  const Finished notes = analyse({"-"}, std::string(nearly_trapped) + "1. d5-e5 c4-b4 *\n");
  EXPECT_EQ(notes.status, 0) << notes.err;
  EXPECT_THAT(notes.out, HasSubstr("\n    5  G───G───G───G───┐\n"));
  EXPECT_THAT(notes.out, HasSubstr("\n    Goats to move; 0 in hand, 1 captured.\n\n1. d5-e5?"));
  EXPECT_THAT(notes.out, HasSubstr("a5-b4"));
}

std::string annotated_moves(const std::string& text) {
  const Finished notes = analyse({"-", "-o", "-"}, text);
  EXPECT_EQ(notes.status, 0) << notes.err;
  return notes.out;
}

TEST(Analyse, WritesRecordsThatKeepWhatWasThere) {
  const std::string text =
      annotated_moves("[Event \"Tea\"]\n\n{First.} 1. b4 {Bold!} (1. c1 a1-a2) a5xc3 2. e2 *\n");
  EXPECT_THAT(text,
              AllOf(HasSubstr("[Event \"Tea\"]"), HasSubstr("{First.}\n{[%baghchal] A game of 3 "),
                    HasSubstr("{Bold!}"), HasSubstr("(1. c1 a1-a2)")));
  EXPECT_EQ(run({"check", "-"}, text).status, 0);
  EXPECT_EQ(annotated_moves(text), text);
}

TEST(Analyse, WritesAFileWhole) {
  const Folder folder;
  const std::string file = folder.at("notes.pgn");
  const Finished notes = analyse({"-", "-o", file}, short_game);
  EXPECT_EQ(notes.status, 0) << notes.err;
  EXPECT_THAT(notes.out, IsEmpty());
  EXPECT_THAT(read(file), HasSubstr("{[%baghchal]"));
}

TEST(Analyse, AnswersWithAnObjectForEachGame) {
  const Finished answer = analyse({"-", "--json"}, std::string(short_game) + '\n' + short_game);
  EXPECT_EQ(std::ranges::count(answer.out, '\n'), 2);
  const json first = json::parse(answer.out.substr(0, answer.out.find('\n')));
  EXPECT_EQ(first["game"], 1);
  EXPECT_THAT(first["moves"], SizeIs(3));
  EXPECT_EQ(first["moves"][0]["move"], "b4");
}

TEST(Analyse, OfAGameThatIsOverBeforeItBegins) {
  const Finished notes =
      analyse({"-"}, "[SetUp \"1\"]\n[Position \"T3T/5/5/5/T3T g 15 5 10\"]\n\n0-1\n");
  EXPECT_EQ(notes.status, 0) << notes.err;
  EXPECT_EQ(notes.out, "The tigers win: five goats captured. The game took 0 plies.\n");
}

// --- a position ---

TEST(AnalysePosition, SaysWhatEachMoveIsWorth) {
  const Finished answer = analyse({"--position", "T3T/1G3/5/5/T3T t 19 0"});
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_THAT(answer.out,
              AllOf(HasSubstr("a   b   c   d   e\n"), HasSubstr("Tigers to move; 19 in hand"),
                    HasSubstr("\nAfter each move, the best first:\n"), HasSubstr("a5xc3"),
                    HasSubstr("\nA line of best moves:\n  ")));
}

TEST(AnalysePosition, UnderTheRulesNamed) {
  const Finished answer = analyse(
      {"--position", "T3T/1G3/5/5/T3T t 19 0", "--rules", "solver,captures_to_win=1", "--json"});
  const json object = json::parse(answer.out);
  EXPECT_EQ(object["value"], "tigers");
  EXPECT_EQ(object["moves"][0]["move"], "a5xc3");
  EXPECT_EQ(object["moves"][0]["distance_plies"], 0);
}

TEST(AnalysePosition, ThatIsOverHasNothingToBeSaid) {
  const Finished answer = analyse({"--position", "T3T/5/5/5/T3T g 15 5"});
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_THAT(answer.out, AllOf(HasSubstr("The tigers win"), Not(HasSubstr("After each move"))));
}

TEST(AnalysePosition, ThatThePlyLimitHasEndedIsCalledSo) {
  const Finished answer = analyse({"--position", "T3T/5/5/5/T3T g 20 0 200"});
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_THAT(answer.out, HasSubstr("\nDraw: 200 plies without a decision.\n"));
}

// --- what cannot be analysed ---

TEST(Analyse, ByDamagedTablesIsSearchedAndEndsWithStatusTwo) {
  const Folder folder;
  std::filesystem::create_directory(folder.at("bagh-chal-20-goats"));
  const std::string table = folder.with("bagh-chal-20-goats/placed-20.table", "nonsense");
  const std::vector<std::string> options{"--dir", folder.path(), "--nodes", "300"};
  for (std::vector<std::string> command :
       std::vector<std::vector<std::string>>{{"analyse", "--position", "T3T/1G3/5/5/T3T t 19 0"},
                                             {"analyse", "--position", "start", "--json"},
                                             {"analyse", "-"}}) {
    command.insert(command.end(), options.begin(), options.end());
    const Finished finished = run(command, short_game);
    EXPECT_EQ(finished.status, 2) << command[1];
    EXPECT_THAT(finished.out, Not(IsEmpty()));
    EXPECT_THAT(finished.err, HasSubstr("searches 300 positions, since " + table));
  }
}

TEST(Analyse, RefusesAFaultyGameBeforeAnyWork) {
  const Folder folder;
  const std::string file = folder.at("notes.pgn");
  const Finished notes = analyse({"-", "-o", file}, std::string(short_game) + "\n1. c3 a1-b3 *\n");
  EXPECT_EQ(notes.status, 2);
  EXPECT_THAT(notes.err, HasSubstr("standard input: game 2, line 3, ply 2: "));
  EXPECT_FALSE(std::ifstream(file).good());
}

TEST(Analyse, RefusesAFileThatCannotBeWrittenBeforeAnyWork) {
  const Finished notes = analyse({"-", "-o", "/nonexistent/notes.pgn"}, short_game);
  EXPECT_EQ(notes.status, 2);
  EXPECT_EQ(notes.err, "baghchal: /nonexistent/notes.pgn: No such file or directory\n");
}

TEST(Analyse, RefusesAGameItsRulesForbid) {
  const Finished notes =
      analyse({"-"}, std::string(nearly_trapped) + "1. d5-e5 c4-b4 2. e5-d5 b4-c4 *\n");
  EXPECT_EQ(notes.status, 2);
  EXPECT_THAT(notes.err, HasSubstr("standard input: game 1, ply 4: "));
}

TEST(Analyse, SaysHowItIsUsed) {
  EXPECT_THAT(analyse({}).err, HasSubstr("give a FILE of games, or a position with --position"));
  EXPECT_THAT(analyse({"-", "--json", "-o", "-"}, short_game).err,
              HasSubstr("--json and -o - would both write to standard output"));
  EXPECT_EQ(analyse({"-", "--position", "start"}).status, 2);
  EXPECT_EQ(analyse({"-", "--rules", "solver"}).status, 2);
  EXPECT_EQ(run({"analyse", "-", "--nodes", "0"}, short_game).status, 2);
  EXPECT_THAT(analyse({"/nonexistent.pgn"}).err, HasSubstr("/nonexistent.pgn"));
  EXPECT_THAT(analyse({"-"}, " \n").err, HasSubstr("there is nothing in it"));
}

}  // namespace
}  // namespace baghchal
