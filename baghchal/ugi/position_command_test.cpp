#include "baghchal/ugi/position_command.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/generators.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal::ugi {
namespace {

using testing::HasSubstr;

TEST(UgiPosition, DescribesAGameWhole) {
  Random random(3);
  for (const Variant& variant : {traditional(), small_variant()}) {
    for (int i = 0; i < 50; ++i) {
      const bool from_start = i % 2 == 0;
      Game game = from_start ? Game(variant) : Game(variant, random_position(variant, random), i);
      for (int ply = 0; ply < 30 && !game.outcome(); ++ply) {
        const MoveList moves = game.legal_moves();
        ASSERT_TRUE(game.play(moves[random_number(0, moves.size() - 1, random)]).has_value());
      }
      const auto again = game_of(position_of(game), variant);
      ASSERT_TRUE(again.has_value()) << again.error();
      EXPECT_EQ(again->start(), game.start());
      EXPECT_EQ(again->ply(), game.ply());
      EXPECT_TRUE(std::ranges::equal(again->moves(), game.moves()));
    }
  }
}

TEST(UgiPosition, SaysWhichMoveIsWrong) {
  const auto problem = [](const SetPosition& command) {
    const auto game = game_of(command, traditional());
    return game ? "none" : game.error();
  };
  EXPECT_THAT(problem({"", {"c3", "x"}}), HasSubstr("position: move 2: "));
  EXPECT_THAT(problem({"", {"c3", "c3"}}), HasSubstr("position: move 2: "));
  EXPECT_THAT(problem({"T3T/1G3/5/5/T3T t 15 4 0", {"a5xc3", "c1"}}),
              HasSubstr("the game is over"));
  EXPECT_THAT(problem({"nothing", {}}), HasSubstr("position: "));
}

}  // namespace
}  // namespace baghchal::ugi
