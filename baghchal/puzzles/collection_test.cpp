#include "baghchal/puzzles/collection.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/support/lone_tiger.hpp"

namespace baghchal {
namespace {

constexpr std::uint64_t games = 200;

PuzzleCollection gather(const PuzzleWishes& wishes = {}, std::uint64_t seed = 0) {
  PuzzleCollection collection(lone_tiger_board());
  for (std::uint64_t game = 0; game < games; ++game) {
    const auto puzzles = puzzles_of_game(lone_tiger_solution().tablebase(), wishes, seed, game);
    for (const Puzzle& puzzle : *puzzles) collection.offer(puzzle);
  }
  return collection;
}

std::vector<std::string> ids(const std::vector<Puzzle>& puzzles) {
  std::vector<std::string> found;
  for (const Puzzle& puzzle : puzzles)
    found.push_back(puzzle_id(puzzle.position, lone_tiger_board()));
  return found;
}

PuzzleGrade grade(const Puzzle& puzzle) {
  return grade_of(difficulty(puzzle.effort));
}

TEST(PuzzleCollection, HoldsNoTwoThatAreTheSame) {
  const PuzzleCollection collection = gather();
  const std::vector<std::string> all = ids(collection.take(1'000'000));
  EXPECT_GT(all.size(), 30U);
  EXPECT_EQ(all.size(), static_cast<std::size_t>(collection.size()));
  EXPECT_EQ(std::set(all.begin(), all.end()).size(), all.size());
}

TEST(PuzzleCollection, IsTheSameForTheSameSeed) {
  EXPECT_EQ(ids(gather().take(30)), ids(gather().take(30)));
  EXPECT_NE(ids(gather().take(30)), ids(gather({}, 1).take(30)));
}

TEST(PuzzleCollection, GivesTheEasiestFirst) {
  const auto harder = [](const Puzzle& a, const Puzzle& b) {
    return difficulty(a.effort) < difficulty(b.effort);
  };
  EXPECT_TRUE(std::ranges::is_sorted(gather().take(1000), harder));
}

/// No kind, side and grade has more than one puzzle above another that could have had one more.
TEST(PuzzleCollection, IsSpreadEvenly) {
  using Combination = std::tuple<PuzzleKind, Side, PuzzleGrade>;
  const auto tally = [](const std::vector<Puzzle>& puzzles) {
    std::map<Combination, int> counts;
    for (const Puzzle& puzzle : puzzles) ++counts[{puzzle.kind(), puzzle.side(), grade(puzzle)}];
    return counts;
  };
  const PuzzleCollection collection = gather();
  const auto there_are = tally(collection.take(collection.size()));
  const std::vector<Puzzle> taken = collection.take(collection.size() / 2);
  EXPECT_EQ(taken.size(), static_cast<std::size_t>(collection.size() / 2));
  auto counts = tally(taken);
  int most = 0;
  for (const auto& [combination, count] : counts) most = std::max(most, count);
  for (const auto& [combination, count] : there_are) {
    EXPECT_TRUE(counts[combination] == count || counts[combination] >= most - 1);
  }
}

TEST(PuzzleCollection, GathersWhatIsWishedFor) {
  const PuzzleWishes wishes{.kinds = {PuzzleKind::win, PuzzleKind::trap},
                            .grades = {PuzzleGrade::easy}};
  const std::vector<Puzzle> puzzles = gather(wishes).take(1000);
  EXPECT_FALSE(puzzles.empty());
  for (const Puzzle& puzzle : puzzles) {
    EXPECT_TRUE(puzzle.kind() == PuzzleKind::win || puzzle.kind() == PuzzleKind::trap);
    EXPECT_EQ(grade(puzzle), PuzzleGrade::easy);
  }
}

}  // namespace
}  // namespace baghchal
