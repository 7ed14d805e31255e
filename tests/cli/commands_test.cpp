// The commands that answer and end: their answers, messages and exit statuses.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/run.hpp"
#include "tests/support/folder.hpp"

namespace baghchal {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

constexpr auto start_line = "T3T/5/5/5/T3T g 20 0 0";

// --- Usage ---

TEST(Usage, HelpAndVersionAreAnswers) {
  for (const char* command : {"play", "board", "moves", "perft", "convert", "check", "solve",
                              "verify", "stats", "probe"}) {
    const Finished help = run({command, "--help"});
    EXPECT_EQ(help.status, 0) << command;
    EXPECT_THAT(help.out, HasSubstr("Example: baghchal " + std::string(command)));
    EXPECT_THAT(run({"--help"}).out, HasSubstr(command));
  }
  EXPECT_THAT(run({"--version"}).out, StartsWith("baghchal "));
}

TEST(Usage, WhatCannotBeUnderstoodIsBadUsage) {
  const std::vector<std::vector<std::string>> bad{
      {},
      {"nonsense"},
      {"--nonsense"},
      {"nonsense", "--help"},
      {"-h", "nonsense"},
      {"moves", "start", "board", "start"},
      {"board", "start", "--svg", ""},
      {"convert", "start", "--to", ""},
      {"convert", "start", "--from", ""},
      {"play", ""},
      {"play", "--seed", ""},
      {"play", "--tigers", "1", "--tigers", "2"},
      {"board", "-"},
      {"perft"},
      {"perft", "start"},
      {"perft", "start", "2", "3"},
      {"moves", "start", "--nonsense"},
      {"board", "start", "--svg", "a", "--png", "b"},
      {"check"},
      {"convert", "start", "--to", "klingon"},
      {"convert", "start", "--from", "klingon"},
      {"play", "--goats", "0"},
      {"play", "--goats", "11"},
      {"play", "--tigers", "3x"},
      {"play", "--tigers", "flawless"},
      {"play", "--rules", "nonsense"},
      {"play", "--seed", "-1"},
      {"play", "--position", "nonsense"},
  };
  for (const auto& arguments : bad) {
    const Finished finished = run(arguments);
    EXPECT_EQ(finished.status, 2) << testing::PrintToString(arguments);
    EXPECT_THAT(finished.out, IsEmpty());
    EXPECT_THAT(finished.err, HasSubstr("baghchal: ")) << testing::PrintToString(arguments);
  }
}

// --- board ---

TEST(Board, DrawsAPosition) {
  const Finished board = run({"board", "T3T/5/2G2/5/T3T t 19 0 1"});
  EXPECT_EQ(board.status, 0);
  EXPECT_THAT(board.out, HasSubstr("a   b   c   d   e"));
  EXPECT_THAT(board.out, HasSubstr("19 in hand"));
  EXPECT_THAT(board.err, IsEmpty());
}

TEST(Board, WritesPictures) {
  const Folder folder;
  EXPECT_EQ(run({"board", "start", "--svg", folder.at("a.svg")}).status, 0);
  EXPECT_EQ(run({"board", "start", "--png", folder.at("a.png")}).status, 0);
  EXPECT_EQ(run({"board", "start", "--pdf", folder.at("a.pdf")}).status, 0);
  EXPECT_THAT(read(folder.at("a.svg")), HasSubstr("<svg"));
  EXPECT_THAT(read(folder.at("a.png")), StartsWith("\x89PNG"));
  EXPECT_THAT(read(folder.at("a.pdf")), StartsWith("%PDF"));
  EXPECT_EQ(folder.count(), 3);
  EXPECT_THAT(run({"board", "start", "--svg", "-"}).out, HasSubstr("<svg"));
}

TEST(Board, APlaceThatCannotBeWrittenIsNamed) {
  const Folder folder;
  for (const std::string& place :
       {folder.at(""), folder.at("no/such/folder"), std::string("/dev/full")}) {
    const Finished finished = run({"board", "start", "--svg", place});
    EXPECT_EQ(finished.status, 2);
    EXPECT_THAT(finished.err, HasSubstr(place));
  }
  EXPECT_EQ(folder.count(), 0);
}

/// Draws a picture to `file` by a shell command around the program, which `%` stands for.
int draw_through(std::string command, const std::string& file) {
  const std::string program = std::string("'") + program_file() + "'";
  command.replace(command.find('%'), 1, program + " board start --png '" + file + "'");
  return exit_status(std::system(("( " + command + " ) 2>/dev/null").c_str()));
}

TEST(Board, AFileThatMayNotGrowSoLargeIsReportedAndLeavesNothing) {
  const Folder folder;
  EXPECT_EQ(draw_through("ulimit -f 4; exec %", folder.at("board.png")), 2);
  EXPECT_EQ(folder.count(), 0);
}

// The moments at which the signal comes are anybody's guess; at each the file is whole or not
// there.
TEST(Board, InterruptedWritesLeaveNoDrafts) {
  const Folder folder;
  const std::string file = folder.at("board.png");
  for (int i = 1; i <= 20; ++i) {
    draw_through("timeout -s TERM 0." + std::string(i < 10 ? "0" : "") + std::to_string(i) + " %",
                 file);
    ASSERT_EQ(folder.count(), fs::exists(file) ? 1 : 0);
    if (!fs::exists(file)) continue;
    EXPECT_THAT(read(file), EndsWith("IEND\xae\x42\x60\x82"));
    fs::remove(file);
  }
}

TEST(Board, AnUnreachablePositionIsDrawnWithAWord) {
  // A capture before the tigers have had a turn.
  const Finished board = run({"board", "T3T/5/5/5/T3T t 19 1 1"});
  EXPECT_EQ(board.status, 0);
  EXPECT_THAT(board.err, HasSubstr("no game reaches this position"));
  EXPECT_THAT(board.out, HasSubstr("1 captured"));
}

TEST(Board, SaysThatTheGameIsOver) {
  const std::string board = run({"board", "T3T/5/5/5/T3T g 15 5 10"}).out;
  EXPECT_THAT(board, HasSubstr("The tigers win: five goats captured."));
  EXPECT_THAT(board, Not(HasSubstr("to move")));
}

TEST(Board, WhatIsNoPositionAtAllIsSaidToBeNone) {
  EXPECT_EQ(run({"board", "foo"}).err,
            "baghchal: \"foo\" is neither start nor a position line such as "
            "T3T/5/5/5/T3T g 20 0\n");
  EXPECT_THAT(run({"board", "-"}).err, HasSubstr("give one position here"));
}

TEST(Board, NamesAllThatIsWrongAtOnce) {
  const Finished board = run({"board", "T4/5/4/5/T3T x 21 0 0"});
  EXPECT_EQ(board.status, 2);
  EXPECT_THAT(board.err,
              AllOf(HasSubstr("row 3"), HasSubstr("side"), HasSubstr("tigers"), HasSubstr("hand")));
  EXPECT_EQ(lines_of(board.err).size(), 1U);
}

// --- moves ---

TEST(Moves, AreALineEachInTheOrderOfTheirText) {
  const Finished moves = run({"moves", "T3T/5/5/1G3/T3T t 19 0 1"});
  EXPECT_EQ(moves.status, 0);
  EXPECT_EQ(moves.out,
            "a1-a2\na1-b1\na1xc3\na5-a4\na5-b4\na5-b5\ne1-d1\ne1-d2\ne1-e2\ne5-d4\ne5-d5\ne5-e4\n");
}

TEST(Moves, OfAFinishedGameAreNoneAndItSaysWhy) {
  const Finished moves = run({"moves", "T3T/5/5/5/T3T g 15 5 10"});
  EXPECT_EQ(moves.status, 0);
  EXPECT_THAT(moves.out, IsEmpty());
  EXPECT_THAT(moves.err, HasSubstr("note: the game is over. The tigers win"));
}

TEST(Moves, AreJsonWhereAsked) {
  const json moves = json::parse(run({"moves", "start", "--json"}).out);
  EXPECT_EQ(moves["position"], start_line);
  EXPECT_EQ(moves["rules"], "traditional");
  EXPECT_EQ(moves["moves"].size(), 21U);
  EXPECT_EQ(moves["moves"].front(), "a2");
  EXPECT_TRUE(moves["outcome"].is_null());
}

TEST(Moves, OfManyPositionsAreAnObjectALineAndGoOnAfterABadOne) {
  const Finished moves = run({"moves", "-"}, "start\nnon\"sense\xff\r\n\nT3T/5/5/1G3/T3T t 19 0 1");
  EXPECT_EQ(moves.status, 2);
  const std::vector<std::string> lines = lines_of(moves.out);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(json::parse(lines[0])["moves"].size(), 21U);
  EXPECT_TRUE(json::parse(lines[1]).contains("error"));
  EXPECT_TRUE(json::parse(lines[2]).contains("error"));
  EXPECT_EQ(json::parse(lines[3])["moves"][2], "a1xc3");
  EXPECT_EQ(run({"moves", "-"}, "start\n").status, 0);
}

// --- perft ---

TEST(Perft, IsALineForEachDepth) {
  const Finished perft = run({"perft", "start", "4"});
  EXPECT_EQ(perft.status, 0);
  EXPECT_EQ(perft.out, "1 21\n2 252\n3 5052\n4 68204\n");
}

TEST(Perft, DividesByFirstMove) {
  const std::vector<std::string> lines = lines_of(run({"perft", "start", "2", "--divide"}).out);
  ASSERT_EQ(lines.size(), 22U);
  EXPECT_EQ(lines.front(), "a2 12");
  EXPECT_EQ(lines.back(), "total 252");
}

TEST(Perft, TakesNoDepthButAWholeNumber) {
  for (const char* depth : {"-1", "x", "2x", "", "1.5", "+2", " 2", "99999999999999999999"}) {
    EXPECT_EQ(run({"perft", "start", depth}).status, 2) << depth;
  }
}

// --- convert ---

TEST(Convert, GamesGoToEveryDialectAndBack) {
  for (const char* file :
       {"positions-of-a-game.obx.txt", "published.baghchal-py.txt", "real.baghchal-py.txt"}) {
    const Finished record = run({"convert", data(std::string("games/") + file)});
    ASSERT_EQ(record.status, 0) << record.err;
    for (const char* dialect : {"baghchal-py", "obx", "pybaghchal"}) {
      const Finished there = run({"convert", "-", "--from", "record", "--to", dialect}, record.out);
      ASSERT_EQ(there.status, 0) << file << " to " << dialect << ": " << there.err;
      const Finished back = run({"convert", "-", "--from", dialect}, there.out);
      ASSERT_EQ(back.status, 0) << back.err;
      const Finished again = run({"convert", "-", "--from", "record", "--to", dialect}, back.out);
      EXPECT_EQ(again.out, there.out) << file << " to " << dialect;
    }
  }
}

TEST(Convert, PositionsGoToEveryDialectAndBack) {
  for (const char* dialect : {"baghchal-py", "obx", "pybaghchal"}) {
    const Finished there = run({"convert", "T3T/5/2G2/5/T3T t 19 0 1", "--to", dialect});
    ASSERT_EQ(there.status, 0) << there.err;
    const Finished back =
        run({"convert", lines_of(there.out).at(0), "--from", dialect, "--to", "record"});
    EXPECT_THAT(back.out, StartsWith("T3T/5/2G2/5/T3T t 19 0")) << dialect << back.err;
  }
}

TEST(Convert, WhatCannotBeReadIsNamed) {
  const Folder folder;
  EXPECT_THAT(run({"convert", folder.at("nothing")}).err, HasSubstr("no such file"));
  EXPECT_THAT(run({"convert", folder.at("")}).err, HasSubstr("directory"));
  const Finished broken = run({"convert", "-", "--from", "record"}, "\n\n1. c3 c3-c4 *\n");
  EXPECT_EQ(broken.status, 2);
  EXPECT_THAT(broken.out, IsEmpty());
  EXPECT_THAT(broken.err, AllOf(HasSubstr("line 3"), HasSubstr("ply 2")));
  EXPECT_EQ(run({"convert", "-"}, "").status, 2);
  EXPECT_EQ(run({"convert", "-"}, std::string("\0\xff\0", 3)).status, 2);
}

TEST(Convert, AGameThatBeginsWithASlashIsNoPosition) {
  const Finished record = run({"convert", "-", "--from", "record"}, "%a/b c\nc3 *\n");
  EXPECT_EQ(record.status, 0) << record.err;
  EXPECT_THAT(record.out, HasSubstr("1. c3 *"));
}

TEST(Convert, AnUnreadableInputIsNotAnEmptyOne) {
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"convert", "-"}, {"check", "-"}, {"moves", "-"}, {"play"}}) {
    const Finished finished = run_from("/", arguments);
    EXPECT_EQ(finished.status, 2) << arguments.front();
    EXPECT_THAT(finished.err, HasSubstr("standard input: Is a directory"));
  }
}

// --- check ---

TEST(Check, IsALineAGame) {
  const Finished check =
      run({"check", data("games/positions-of-a-game.obx.txt"),
           data("games/published.baghchal-py.txt"), data("games/real.baghchal-py.txt")});
  EXPECT_EQ(check.status, 0) << check.out;
  EXPECT_THAT(check.out, HasSubstr("published.baghchal-py.txt: game 1: 43 plies, 1-0\n"));
  EXPECT_THAT(check.err, IsEmpty());
}

TEST(Check, AgreesWithTheExpectedGames) {
  const Finished check = run({"check", "--json", data("games/real.baghchal-py.txt")});
  const std::vector<std::string> found = lines_of(check.out);
  std::size_t game = 0;
  for (const std::string& line : lines_of(read(data("games/real.baghchal-py.expected.tsv")))) {
    if (line.starts_with('#')) continue;
    std::istringstream in(line);
    int number = 0;
    int plies = 0;
    std::string result;
    in >> number >> plies >> result;
    ASSERT_LT(game, found.size());
    const json answer = json::parse(found[game++]);
    EXPECT_EQ(answer["game"], number);
    EXPECT_EQ(answer["plies"], plies);
    EXPECT_EQ(answer["result"], result);
    EXPECT_TRUE(answer["fault"].is_null());
  }
  EXPECT_EQ(game, found.size());
}

TEST(Check, AFaultIsNamedWithItsPlyAndEndsWithNo) {
  const Folder folder;
  const std::string bad = folder.with("bad.pgn", "1. c3 a1-a2 2. c3 *\n");
  const Finished check = run({"check", bad});
  EXPECT_EQ(check.status, 1);
  EXPECT_THAT(check.out, AllOf(HasSubstr(bad + ": game 1: at fault in ply 3"), EndsWith("\n")));
  const json answer = json::parse(run({"check", "--json", bad}).out);
  EXPECT_EQ(answer["legal"], false);
  EXPECT_EQ(answer["fault"]["ply"], 3);
  EXPECT_TRUE(answer["plies"].is_null());
}

TEST(Check, ReadsStandardInput) {
  const Finished check = run({"check", "-"}, "1. c3 a1-a2 *\n");
  EXPECT_EQ(check.status, 0) << check.err;
  EXPECT_EQ(check.out, "standard input: game 1: 2 plies, *\n");
}

TEST(Check, SaysWhereTheDialectCannotBeTold) {
  const Finished check = run({"check", "-"}, "nonsense\n");
  EXPECT_EQ(check.status, 2);
  EXPECT_THAT(check.err, HasSubstr("the dialect cannot be told for certain; name it with --from"));
  const Finished named = run({"check", "-", "--from", "record"}, "nonsense\n");
  EXPECT_EQ(named.status, 1);
  EXPECT_THAT(named.out, HasSubstr("game 1: at fault in ply 1 (line 1)"));
}

TEST(Check, KeepsControlCharactersFromTheTerminal) {
  EXPECT_EQ(run({"check", "a\x1b]0;é\a"}).err,
            "baghchal: a\\x1b]0;é\\x07: No such file or directory\n");
  const Folder folder;
  const std::string file = folder.with("a\x1b.pgn", "1. c3 *\n");
  EXPECT_THAT(run({"check", file}).out, HasSubstr("a\\x1b.pgn: game 1"));
}

TEST(Check, AnUnreadableFileIsNamedAndTheOthersAreChecked) {
  const Folder folder;
  const std::string good = folder.with("good.pgn", "1. c3 a1-a2 *\n");
  const std::string empty = folder.with("empty.pgn", "");
  for (const std::string& unreadable : {folder.at("missing.pgn"), folder.at(""), empty}) {
    const Finished check = run({"check", unreadable, good});
    EXPECT_EQ(check.status, 2);
    EXPECT_THAT(check.err, HasSubstr(unreadable));
    EXPECT_THAT(check.out, HasSubstr(good + ": game 1: 2 plies, *"));
  }
}

// --- Standard output ---

TEST(StandardOutput, AFullDiskIsAFailure) {
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"board", "start"}, {"moves", "start"}, {"perft", "start", "2"}, {"--help"}}) {
    const Finished finished = run_into("/dev/full", arguments);
    EXPECT_EQ(finished.status, 2);
    EXPECT_THAT(finished.err, HasSubstr("standard output"));
  }
}

TEST(StandardOutput, AReaderThatHasSeenEnoughIsNoFailure) {
  const Finished perft = run_into_closed_pipe({"perft", "start", "3"});
  EXPECT_EQ(perft.status, 0);
  EXPECT_THAT(perft.err, IsEmpty());
}

}  // namespace
}  // namespace baghchal
