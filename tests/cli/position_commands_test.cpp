// The commands about a position: board, moves, perft.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

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

}  // namespace
}  // namespace baghchal
