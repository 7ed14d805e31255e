#include "baghchal/search/transposition_table.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace baghchal {
namespace {

bool same(const TableEntry& a, const TableEntry& b) {
  return a.finding.score == b.finding.score &&
         a.finding.at_least_proved == b.finding.at_least_proved &&
         a.finding.at_most_proved == b.finding.at_most_proved && a.bound == b.bound &&
         a.depth == b.depth && a.move == b.move;
}

TableEntry entry_of_depth(int depth) {
  return {Finding::estimate(17), Bound::exact, depth, std::nullopt};
}

TEST(TranspositionTable, GivesBackWhatItWasGiven) {
  TranspositionTable table(1 << 16);
  std::vector<TableEntry> entries;
  for (const Score score : {0, 1, -1, win_score, -win_score, won_in(unknown_plies + 3)}) {
    for (const Bound bound : {Bound::exact, Bound::at_least, Bound::at_most}) {
      entries.push_back({{score, score > 0, bound == Bound::exact}, bound, 127, std::nullopt});
      entries.push_back({{score, false, true}, bound, 0, Move::capture(28, 27, 26)});
      entries.push_back({{score, true, false}, bound, 9, Move::placement(0)});
    }
  }
  for (std::size_t i = 0; i < entries.size(); ++i) table.store(i << 20, entries[i]);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto found = table.find(i << 20);
    ASSERT_TRUE(found.has_value());
    EXPECT_TRUE(same(*found, entries[i]));
  }
  EXPECT_FALSE(table.find(entries.size() << 20).has_value());
}

TEST(TranspositionTable, TheKeyOfNoPiecesIsNotInAnEmptyTable) {
  EXPECT_FALSE(TranspositionTable(1).find(0).has_value());
}

TEST(TranspositionTable, KeepsOneEntryForAKeyTheLatest) {
  TranspositionTable table(1);
  table.store(5, entry_of_depth(9));
  table.store(5, entry_of_depth(3));
  EXPECT_EQ(table.find(5)->depth, 3);
}

TEST(TranspositionTable, AFullBucketGivesUpItsShallowestEntry) {
  TranspositionTable table(1);
  for (const int depth : {7, 5, 8, 6}) {
    table.store(static_cast<std::uint64_t>(depth), entry_of_depth(depth));
  }
  table.store(1, entry_of_depth(1));
  EXPECT_FALSE(table.find(5).has_value());
  for (const std::uint64_t kept : {1U, 6U, 7U, 8U}) EXPECT_TRUE(table.find(kept).has_value());
}

TEST(TranspositionTable, AFullBucketGivesUpOlderEntriesFirst) {
  TranspositionTable table(1);
  for (const int depth : {7, 5, 8, 6}) {
    if (depth == 8) table.begin_search();
    table.store(static_cast<std::uint64_t>(depth), entry_of_depth(depth));
  }
  table.store(1, entry_of_depth(1));
  table.store(2, entry_of_depth(2));
  EXPECT_FALSE(table.find(5).has_value());
  EXPECT_FALSE(table.find(7).has_value());
  for (const std::uint64_t kept : {1U, 2U, 6U, 8U}) EXPECT_TRUE(table.find(kept).has_value());
}

TEST(TranspositionTable, WhatIsForgottenIsNotThereAndTakesNoRoom) {
  TranspositionTable table(1);
  for (std::uint64_t key = 0; key < 4; ++key) table.store(key, entry_of_depth(100));
  table.forget();
  for (std::uint64_t key = 0; key < 4; ++key) EXPECT_FALSE(table.find(key).has_value());
  for (std::uint64_t key = 4; key < 8; ++key) table.store(key, entry_of_depth(1));
  for (std::uint64_t key = 4; key < 8; ++key) EXPECT_TRUE(table.find(key).has_value());
}

TEST(TranspositionTable, MayForgetAndSearchAnyNumberOfTimes) {
  TranspositionTable table(1);
  for (int i = 0; i < 300'000; ++i) {
    table.store(1, entry_of_depth(1));
    ASSERT_TRUE(table.find(1).has_value());
    table.forget();
    ASSERT_FALSE(table.find(1).has_value());
  }
  for (int i = 0; i < 300'000; ++i) {
    table.begin_search();
    table.store(1, entry_of_depth(1));
    ASSERT_TRUE(table.find(1).has_value());
  }
}

}  // namespace
}  // namespace baghchal
