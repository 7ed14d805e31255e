#include "baghchal/arena/opening.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "baghchal/search/evaluation.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

TEST(Opening, HasItsPliesAndLosesNothing) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const int plies = static_cast<int>(seed % 9);
    const Game game = random_opening(traditional(), plies, seed);
    EXPECT_EQ(game.ply(), plies);
    EXPECT_EQ(game.position().captured(game.board()), 0);
    EXPECT_EQ(goats_in_danger(game.position(), game.board()), 0U);
    EXPECT_FALSE(game.outcome().has_value());
    EXPECT_FALSE(game.can_redo());
  }
}

TEST(Opening, IsTheSameWithTheSameSeed) {
  const Game one = random_opening(traditional(), 6, 5);
  EXPECT_TRUE(std::ranges::equal(one.moves(), random_opening(traditional(), 6, 5).moves()));
}

TEST(Opening, VariesWithTheSeed) {
  std::set<std::uint64_t> positions;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Game game = random_opening(traditional(), 4, seed);
    positions.insert(game.position().pack(game.board()));
  }
  EXPECT_GT(positions.size(), 180U);
}

TEST(Opening, NeverEndsTheGame) {
  for (const Variant& variant : small_variants()) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      EXPECT_FALSE(random_opening(variant, 30, seed).outcome().has_value());
    }
  }
}

}  // namespace
}  // namespace baghchal
