// The commands about records of games: convert, check.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/run.hpp"
#include "tests/support/folder.hpp"

namespace baghchal {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

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

}  // namespace
}  // namespace baghchal
