#include "baghchal/solver/words_by_round.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(WordsByRound, KeepsTheWordsOfEachRoundInOrder) {
  const TierWords tier(SubsetRank(4, 1));
  ASSERT_THAT(tier.words, ElementsAre(1, 2, 4, 8));
  const std::vector<int> rounds{0,  2,  -1, 0,  // class 0
                                3,  3,  3,  3,  // class 1
                                -1, -1, -1, -1};
  Workers workers(2, {});
  const WordsByRound words(
      tier, 3,
      [&](std::size_t index) -> std::optional<std::uint32_t> {
        if (rounds[index] < 0) return std::nullopt;
        return static_cast<std::uint32_t>(rounds[index]);
      },
      workers);
  EXPECT_EQ(words.rounds(), 4);
  EXPECT_THAT(words.of(0, 0), ElementsAre(1, 8));
  EXPECT_THAT(words.of(0, 1), IsEmpty());
  EXPECT_THAT(words.of(0, 2), ElementsAre(2));
  EXPECT_THAT(words.of(0, 3), IsEmpty());
  EXPECT_THAT(words.of(1, 3), ElementsAre(1, 2, 4, 8));
  EXPECT_THAT(words.of(2, 0), IsEmpty());
  EXPECT_THAT(words.of(2, 9), IsEmpty());
}

}  // namespace
}  // namespace baghchal
