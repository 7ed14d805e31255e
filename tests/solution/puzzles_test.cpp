/// Puzzles of the real game's movement phase, looked at move by move.

#include <gtest/gtest.h>

#include <set>

#include "baghchal/puzzles/collection.hpp"
#include "baghchal/tablebase/table_folder.hpp"

namespace baghchal {
namespace {

/// How many moves lead to a position that is worth the same as this one.
int count_keeping_moves(const Position& position, const Tablebase& tables) {
  const Verdict here = tables.probe(position).value().value();
  int keeping = 0;
  for (const Move move : legal_moves(position, tables.variant())) {
    const Verdict after = tables.probe(play_unchecked(position, move)).value().value();
    const bool keeps = after.value == here.value && after.forced_captures == here.forced_captures;
    if (keeps) ++keeping;
  }
  return keeping;
}

TEST(RealPuzzles, HaveOneRightMoveAndAreAllDifferent) {
  const Variant variant{&bagh_chal_board(), *find_rules("solver")};
  const auto folder = TableFolder::open(BAGHCHAL_MOVEMENT_TABLES, variant);
  ASSERT_TRUE(folder) << folder.error();
  const Tablebase& tables = folder->tablebase();
  PuzzleCollection collection(*variant.board);
  constexpr int enough = 50;
  for (std::uint64_t game = 0; collection.size() < enough; ++game) {
    const auto puzzles = puzzles_of_game(tables, {}, 0, game);
    ASSERT_TRUE(puzzles) << puzzles.error();
    for (const Puzzle& puzzle : *puzzles) collection.offer(puzzle);
  }
  std::set<PuzzleKind> kinds;
  for (const Puzzle& puzzle : collection.take(collection.size())) {
    EXPECT_EQ(count_keeping_moves(puzzle.position, tables), 1);
    EXPECT_EQ(puzzle.answer.verdict, tables.probe(puzzle.position).value());
    if (puzzle.kind() == PuzzleKind::win || puzzle.kind() == PuzzleKind::trap) {
      EXPECT_EQ(puzzle.answer.line.size(),
                static_cast<std::size_t>(*puzzle.answer.verdict.distance_plies));
    }
    kinds.insert(puzzle.kind());
  }
  EXPECT_GE(kinds.size(), 4U);
}

}  // namespace
}  // namespace baghchal
