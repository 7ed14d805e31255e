#include "baghchal/solver/game_check.hpp"

#include <gtest/gtest.h>

#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

TEST(GameCheck, FindsNothingWrongWithAnyVariant) {
  std::vector<Variant> variants = small_variants();
  variants.push_back(traditional());
  for (const Variant& variant : variants) {
    if (variant.rules.last_stand > 0) continue;
    EXPECT_EQ(check_game(variant, TigerClasses(*variant.board)), std::nullopt);
  }
}

/// The same points with fewer lines, so that it has symmetries of its own.
Geometry board_without_a_line() {
  const Geometry& board = small_board();
  BoardPlan plan{"Fewer lines", {}, board.lines(), {}, board.goats()};
  for (Point point = 0; point < board.points(); ++point) {
    plan.points.push_back({std::string(board.point_name(point)), board.x(point), board.y(point)});
  }
  for (const Point tiger : each(board.tigers_at_start())) plan.tigers.push_back(tiger);
  plan.lines.pop_back();
  return Geometry(plan);
}

TEST(GameCheck, SaysWhenTheIndexIsOfAnotherBoard) {
  const Geometry other = board_without_a_line();
  ASSERT_NE(other.symmetries().size(), small_board().symmetries().size());
  const Variant variant{&small_board(), Rules{.captures_to_win = 1}};
  const auto fault = check_game(variant, TigerClasses(other));
  ASSERT_TRUE(fault.has_value());
  EXPECT_NE(fault->find("the index of a position does not lead back to it (tigers"),
            std::string::npos)
      << *fault;
}

}  // namespace
}  // namespace baghchal
