#include "baghchal/puzzles/plausible_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/lone_tiger.hpp"

namespace baghchal {
namespace {

std::vector<Position> positions_of(const Tablebase& tables, std::uint64_t seed) {
  std::vector<Position> positions;
  const auto game = plausible_game(tables, seed);
  for (const Turn& turn : *game) positions.push_back(turn.position);
  return positions;
}

bool is_one_move_on(const Turn& before, const Turn& after) {
  return std::ranges::any_of(before.moves, [&](const RatedMove& rated) {
    return play_unchecked(before.position, rated.move) == after.position;
  });
}

TEST(PlausibleGame, FollowsTheRulesFromTheStart) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const auto game = plausible_game(lone_tiger_solution().tablebase(), seed);
    ASSERT_TRUE(game) << game.error();
    ASSERT_EQ(game->front().position, Position::start(lone_tiger_board()));
    for (std::size_t i = 1; i < game->size(); ++i) {
      ASSERT_TRUE(is_one_move_on((*game)[i - 1], (*game)[i]));
    }
  }
}

TEST(PlausibleGame, IsTheSameForTheSameSeed) {
  const Tablebase no_tables(traditional());
  EXPECT_EQ(positions_of(no_tables, 7), positions_of(no_tables, 7));
  EXPECT_NE(positions_of(no_tables, 7), positions_of(no_tables, 8));
}

}  // namespace
}  // namespace baghchal
