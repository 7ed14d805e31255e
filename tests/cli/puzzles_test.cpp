// The commands `puzzles make` and `puzzles check` on the small game that ctest has solved
// (CMakeLists.txt). It has no puzzles: with so few goats the tigers win. Those of the real game are
// made in tests/solution.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run.hpp"
#include "tests/support/folder.hpp"

namespace baghchal {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

Finished puzzles(std::vector<std::string> words) {
  words.insert(words.begin(), "puzzles");
  for (const char* option :
       {"--dir", BAGHCHAL_TEST_SOLUTION, "--goats", "2", "--captures-to-win", "1"}) {
    words.emplace_back(option);
  }
  return run(words);
}

TEST(PuzzlesMake, WritesNothingWhereThereIsNoPuzzle) {
  const Folder folder;
  const Finished make = puzzles({"make", "--number", "1", "-o", folder.at("puzzles.jsonl")});
  EXPECT_EQ(make.status, 1);
  EXPECT_THAT(make.out, IsEmpty());
  EXPECT_THAT(make.err, HasSubstr("no such puzzle was found in "));
  EXPECT_EQ(folder.count(), 0);
}

TEST(PuzzlesMake, RefusesAFileThatCannotBeWrittenBeforeAnyWork) {
  const Folder folder;
  const Finished make = puzzles({"make", "-o", folder.at("missing/puzzles.jsonl")});
  EXPECT_EQ(make.status, 2);
  EXPECT_EQ(make.err,
            "baghchal: " + folder.at("missing/puzzles.jsonl") + ": No such file or directory\n");
}

TEST(PuzzlesMake, RefusesWhatItDoesNotUnderstand) {
  for (const std::vector<std::string>& options :
       std::vector<std::vector<std::string>>{{"--number", "0"},
                                             {"--seed", "x"},
                                             {"--kind", "mate"},
                                             {"--kind", "trap,mate"},
                                             {"--difficulty", "devilish"},
                                             {"--format", "xml"},
                                             {"--format", "record"}}) {
    std::vector<std::string> words{"make"};
    words.insert(words.end(), options.begin(), options.end());
    const Finished make = puzzles(words);
    EXPECT_EQ(make.status, 2) << testing::PrintToString(options);
    EXPECT_THAT(lines_of(make.err), SizeIs(1));
    EXPECT_THAT(make.out, IsEmpty());
  }
}

TEST(PuzzlesCheck, NamesTheLineOfEachFault) {
  const Folder folder;
  const std::string file =
      folder.with("puzzles.jsonl", "nonsense\n\n{\"position\": \"T3T/1G3/5/3G1/T3T t 0 0\"}\n");
  const Finished check = puzzles({"check", file});
  EXPECT_EQ(check.status, 1);
  EXPECT_EQ(check.out, file + ", line 1: it is not JSON: it goes wrong in column 2\n" + file +
                           ", line 3: the position is no puzzle\nChecked 2 puzzles: 2 at fault.\n");
}

TEST(PuzzlesCheck, ShowsTheFirstOfManyFaults) {
  const Folder folder;
  std::string text;
  for (int i = 0; i < 216; ++i) text += "{}\n";
  const Finished check = puzzles({"check", folder.with("puzzles.jsonl", text)});
  EXPECT_EQ(check.status, 1);
  EXPECT_THAT(lines_of(check.out), SizeIs(12));
  EXPECT_THAT(check.out,
              HasSubstr("\nand 206 more at fault\nChecked 216 puzzles: 216 at fault.\n"));
}

TEST(PuzzlesCheck, RefusesFilesWithoutPuzzles) {
  const Folder folder;
  for (const std::string& file :
       {folder.at("missing.jsonl"), folder.with("empty.jsonl", "\n"),
        folder.with("list.json", "[]\n"), folder.with("games.pgn", "[Event \"?\"]\n\n1. c3 *\n")}) {
    const Finished check = puzzles({"check", file});
    EXPECT_EQ(check.status, 2);
    EXPECT_THAT(lines_of(check.err), SizeIs(1));
  }
}

TEST(Puzzles, NamesItsCommandsInUsage) {
  EXPECT_EQ(run({"puzzles"}).status, 2);
  EXPECT_THAT(run({"puzzles", "make", "--nonsense"}).err,
              HasSubstr("see baghchal puzzles make --help"));
  EXPECT_THAT(run({"puzzles", "make", "--help"}).out, HasSubstr("baghchal puzzles make [OPTIONS]"));
}

}  // namespace
}  // namespace baghchal
