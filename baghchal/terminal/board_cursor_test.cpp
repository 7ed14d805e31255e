#include "baghchal/terminal/board_cursor.hpp"

#include <gtest/gtest.h>

namespace baghchal {
namespace {

std::string_view at(const BoardCursor& cursor) {
  return bagh_chal_board().point_name(cursor.point());
}

TEST(BoardCursor, StartsInTheMiddle) {
  EXPECT_EQ(at(BoardCursor(bagh_chal_board())), "c3");
}

TEST(BoardCursor, MovesFromPointToPointAndStopsAtTheEdge) {
  BoardCursor cursor(bagh_chal_board());
  cursor.move(1, 0);
  EXPECT_EQ(at(cursor), "d3");
  cursor.move(0, 1);
  EXPECT_EQ(at(cursor), "d4");
  for (int i = 0; i < 9; ++i) cursor.move(0, -1);
  EXPECT_EQ(at(cursor), "d1");
  for (int i = 0; i < 9; ++i) cursor.move(-1, 0);
  EXPECT_EQ(at(cursor), "a1");
}

TEST(BoardCursor, JumpsAGapInARow) {
  const Geometry gapped({.name = "gapped",
                         .points = {{"a1", 0, 0}, {"c1", 2, 0}},
                         .lines = {{0, 1}},
                         .tigers = {0},
                         .goats = 1});
  BoardCursor cursor(gapped);
  cursor.put(0);
  cursor.move(1, 0);
  EXPECT_EQ(gapped.point_name(cursor.point()), "c1");
}

}  // namespace
}  // namespace baghchal
