#include "baghchal/tablebase/subset_rank.hpp"

#include <gtest/gtest.h>

#include <bit>

namespace baghchal {
namespace {

TEST(Choose, CountsSubsets) {
  EXPECT_EQ(choose(0, 0), 1);
  EXPECT_EQ(choose(21, 16), 20349);
  EXPECT_EQ(choose(25, 4), 12650);
  EXPECT_EQ(choose(32, 16), 601080390);
  EXPECT_EQ(choose(32, 32), 1);
}

TEST(Choose, IsNoneOutside) {
  EXPECT_EQ(choose(5, -1), 0);
  EXPECT_EQ(choose(5, 6), 0);
  EXPECT_EQ(choose(0, 1), 0);
}

/// Walks all words of so many bits: among those of its size each has the next number.
void expect_all_words_numbered(int bits) {
  std::vector<SubsetRank> ranks;
  for (int members = 0; members <= bits; ++members) ranks.emplace_back(bits, members);
  std::vector<std::uint32_t> seen(ranks.size());
  for (std::uint32_t word = 0; word < std::uint32_t{1} << bits; ++word) {
    const auto members = static_cast<std::size_t>(std::popcount(word));
    const std::uint32_t number = seen[members]++;
    ASSERT_EQ(ranks[members].rank(word), number) << bits << " bits, word " << word;
    ASSERT_EQ(ranks[members].word(number), word) << bits << " bits, word " << word;
  }
  for (std::size_t members = 0; members < ranks.size(); ++members) {
    EXPECT_EQ(ranks[members].size(), seen[members]);
  }
}

TEST(SubsetRank, NumbersAllWordsInTheirOrder) {
  for (int bits = 0; bits <= 14; ++bits) expect_all_words_numbered(bits);
}

TEST(SubsetRank, NumbersAllGoatWordsOfTheBaghChalBoard) {
  expect_all_words_numbered(21);
}

TEST(SubsetRank, SaysWhatItNumbers) {
  const SubsetRank rank(21, 16);
  EXPECT_EQ(rank.bits(), 21);
  EXPECT_EQ(rank.members(), 16);
  EXPECT_EQ(rank.size(), 20349);
}

/// Too many words to walk: every so many-th number, and the last.
TEST(SubsetRank, NumbersTheWidestWordsInTheirOrder) {
  for (int members = 0; members <= 28; ++members) {
    const SubsetRank rank(28, members);
    ASSERT_EQ(rank.size(), choose(28, members));
    const std::uint32_t stride = rank.size() / 1000 + 1;
    for (std::uint32_t number = 0; number < rank.size(); number += stride) {
      const std::uint32_t word = rank.word(number);
      ASSERT_EQ(std::popcount(word), members);
      ASSERT_LT(word, std::uint32_t{1} << 28);
      ASSERT_EQ(rank.rank(word), number);
      if (number > 0) {
        ASSERT_LT(rank.word(number - 1), word);
      }
    }
    const std::uint32_t last = ((std::uint32_t{1} << members) - 1) << (28 - members);
    EXPECT_EQ(rank.rank(last), rank.size() - 1);
    EXPECT_EQ(rank.word(rank.size() - 1), last);
  }
}

}  // namespace
}  // namespace baghchal
