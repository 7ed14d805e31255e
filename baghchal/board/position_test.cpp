#include "baghchal/board/position.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <unordered_set>

#include "tests/support/generators.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

TEST(Position, StartsWithAllGoatsInHandAndTheGoatsToMove) {
  const Position start = Position::start(bagh_chal_board());
  EXPECT_EQ(start.tigers(), points_of("a1 a5 e1 e5"));
  EXPECT_EQ(start.goats(), PointSet{0});
  EXPECT_EQ(start.hand(), 20);
  EXPECT_EQ(start.side(), Side::goats);
  EXPECT_TRUE(start.placement_phase());
  EXPECT_EQ(start.captured(bagh_chal_board()), 0);
  EXPECT_EQ(start.placed(bagh_chal_board()), 0);
  EXPECT_EQ(count(start.empty(bagh_chal_board())), 21);
}

TEST(Position, CapturedGoatsAreNeitherInHandNorOnTheBoard) {
  const Position position = position_of("T1T2/1G1G1/GTG1G/2G2/G1T1G t 9 3");
  EXPECT_EQ(position.captured(bagh_chal_board()), 3);
  EXPECT_EQ(position.placed(bagh_chal_board()), 11);
  EXPECT_TRUE(position.placement_phase());
}

TEST(Position, HandZeroEndsThePlacementPhase) {
  const Position position = position_of("GGGGG/GT1GG/GTGTG/GGGGG/GGGGT t 0 0");
  EXPECT_FALSE(position.placement_phase());
  EXPECT_EQ(position.captured(bagh_chal_board()), 0);
}

/// The layout is a promise: tables and records of it outlive a version.
TEST(Position, PacksIntoTheBitsDrawn) {
  const Position position =
      Position::unchecked(singleton(0) | singleton(24), singleton(1), 19, Side::tigers);
  EXPECT_EQ(position.pack(bagh_chal_board()),
            1ULL | 1ULL << 24 | 1ULL << 26 | 19ULL << 50 | 1ULL << 55);
}

RC_GTEST_PROP(Position, PackAndUnpackAreInverse, ()) {
  const Position position = *any_kind_of_position(traditional());
  RC_ASSERT(Position::unpack(position.pack(bagh_chal_board()), bagh_chal_board()) == position);
}

TEST(Position, EveryPositionOfASmallBoardHasAWordOfItsOwn) {
  const Variant variant = small_variant();
  std::unordered_set<std::uint64_t> words;
  const auto positions = all_positions(variant);
  ASSERT_GT(positions.size(), 1000U);
  for (const Position& position : positions) {
    const std::uint64_t word = position.pack(*variant.board);
    ASSERT_EQ(Position::unpack(word, *variant.board), position);
    ASSERT_TRUE(words.insert(word).second);
  }
}

}  // namespace
}  // namespace baghchal
