#include "baghchal/cli/puzzle_check.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "baghchal/cli/puzzle_json.hpp"
#include "tests/support/lone_tiger.hpp"

namespace baghchal {
namespace {

const Tablebase& tables() {
  return lone_tiger_solution().tablebase();
}

/// Some puzzles of a small game, as the program writes them.
std::vector<Json> some_puzzles() {
  constexpr std::size_t enough = 50;
  std::vector<Json> found;
  for (const Position& position : lone_tiger_solution().plain().positions()) {
    const auto puzzle = pose(position, tables());
    if (*puzzle) found.push_back(puzzle_json(**puzzle, tables().variant()));
    if (found.size() == enough) break;
  }
  return found;
}

std::string fault(const Json& puzzle) {
  return check_puzzle(puzzle.dump(), tables()).fault.value_or("none");
}

TEST(PuzzleCheck, FindsNoFaultInWhatIsWritten) {
  for (const Json& puzzle : some_puzzles()) {
    const CheckedPuzzle checked = check_puzzle(puzzle.dump(), tables());
    EXPECT_EQ(checked.fault, std::nullopt) << puzzle.dump();
    EXPECT_EQ(checked.id, puzzle["id"].get<std::string>());
  }
}

TEST(PuzzleCheck, FindsEveryKeyThatIsWrongOrMissing) {
  const Json puzzle = some_puzzles().front();
  for (const auto& [key, value] : puzzle.items()) {
    if (key == "position") continue;
    Json wrong = puzzle;
    wrong[key] = "wrong";
    EXPECT_EQ(fault(wrong), key + " is " + value.dump() + ", not \"wrong\"");
    Json without = puzzle;
    without.erase(key);
    EXPECT_EQ(fault(without), key + " is missing");
  }
}

TEST(PuzzleCheck, ShowsTheBeginningOfALongValue) {
  Json puzzle = some_puzzles().front();
  puzzle["id"] = std::string(100'000, 'x');
  const std::string shown = fault(puzzle);
  EXPECT_THAT(shown, testing::EndsWith("not \"" + std::string(99, 'x') + "…"));
  EXPECT_LT(shown.size(), 300U);
}

TEST(PuzzleCheck, PassesOverKeysOfOthers) {
  Json puzzle = some_puzzles().front();
  puzzle["solved_by"] = "me";
  EXPECT_EQ(fault(puzzle), "none");
}

TEST(PuzzleCheck, SaysWhatIsNoPuzzle) {
  const auto fault_of = [](std::string_view text) { return *check_puzzle(text, tables()).fault; };
  EXPECT_EQ(fault_of("{nonsense"), "it is not JSON: it goes wrong in column 3");
  EXPECT_EQ(fault_of(R"({"id": 1, "id": 1})"), "the key \"id\" stands in it twice");
  for (const std::string_view text : {"[]", "{}", R"({"position": 5})"}) {
    EXPECT_EQ(fault_of(text), "it is no object with a position");
  }
  EXPECT_THAT(fault_of(R"({"position": "3/3 g 5 0"})"), testing::HasSubstr("rows"));
  EXPECT_EQ(fault_of(R"({"position": "3/3/1T1 g 5 0"})"), "the position is no puzzle");
  const Tablebase no_tables(lone_tiger());
  EXPECT_EQ(check_puzzle(some_puzzles().front().dump(), no_tables).fault,
            "the tables do not hold the position");
}

}  // namespace
}  // namespace baghchal
