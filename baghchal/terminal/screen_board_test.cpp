#include "baghchal/terminal/screen_board.hpp"

#include <gtest/gtest.h>

namespace baghchal {
namespace {

const Geometry& board() {
  return bagh_chal_board();
}
Point point(std::string_view name) {
  return *board().find_point(name);
}

Position with_goat_on(std::string_view name) {
  return Position::unchecked(board().tigers_at_start(), singleton(point(name)), board().goats() - 1,
                             Side::tigers);
}

Canvas drawn(const ScreenBoard& picture, const Position& position, const Marks& marks = {}) {
  Canvas canvas(picture.columns(), picture.rows());
  picture.draw(canvas, {0, 0}, position, marks);
  return canvas;
}

TEST(ScreenBoard, DrawsPiecesLinesAndLabels) {
  const ScreenBoard picture(board(), 2, DiagramStyle::ascii);
  const Canvas canvas = drawn(picture, with_goat_on("b5"));
  EXPECT_EQ(canvas.row_text(0), "5  T -(G)--.---.-- T");
  EXPECT_EQ(canvas.row_text(1), "   | \\ | / | \\ | / |");
  EXPECT_EQ(canvas.row_text(9), "   a   b   c   d   e");
}

TEST(ScreenBoard, GrowsWithTheRoomAndNeedsSome) {
  const auto small = ScreenBoard::largest(board(), 24, 10, DiagramStyle::unicode);
  const auto large = ScreenBoard::largest(board(), 90, 40, DiagramStyle::unicode);
  ASSERT_TRUE(small);
  ASSERT_TRUE(large);
  EXPECT_LE(small->columns(), 24);
  EXPECT_LE(large->rows(), 40);
  EXPECT_GT(large->rows(), small->rows());
  EXPECT_FALSE(ScreenBoard::largest(board(), 20, 5, DiagramStyle::unicode));
}

TEST(ScreenBoard, FindsThePointThatItHasDrawn) {
  for (int spacing = 2; spacing <= 8; ++spacing) {
    const ScreenBoard picture(board(), spacing, DiagramStyle::unicode);
    for (const Point point : each(board().all())) {
      EXPECT_EQ(picture.point_near(picture.cell(point)), point);
    }
  }
}

TEST(ScreenBoard, NothingIsDrawnOutsideItsOwnPart) {
  for (int spacing = 2; spacing <= 8; ++spacing) {
    const ScreenBoard picture(board(), spacing, DiagramStyle::unicode);
    Canvas canvas(picture.columns() + 2, picture.rows() + 2);
    picture.draw(canvas, {1, 1}, Position::start(board()), {.cursor = point("a1")});
    for (int row = 0; row < canvas.rows(); ++row) {
      EXPECT_EQ(canvas.at({0, row}), Canvas::Patch{});
      EXPECT_EQ(canvas.at({canvas.columns() - 1, row}), Canvas::Patch{});
    }
    EXPECT_EQ(canvas.row_text(0), "");
    EXPECT_EQ(canvas.row_text(canvas.rows() - 1), "");
  }
}

TEST(ScreenBoard, MarksTargetsTracesAndTheCursor) {
  const ScreenBoard picture(board(), 2, DiagramStyle::ascii);
  const Position after = Position::unchecked(singleton(point("c3")), 0, 0, Side::goats);
  const Move capture = Move::capture(point("a1"), point("b2"), point("c3"));
  const Canvas canvas =
      drawn(picture, after,
            {.cursor = point("e1"), .targets = singleton(point("d4")), .last_move = capture});
  EXPECT_EQ(canvas.at(picture.cell(point("a1"))).text, "o");
  EXPECT_EQ(canvas.at(picture.cell(point("b2"))).text, "x");
  EXPECT_EQ(canvas.at(picture.cell(point("c3"))).ink, Ink::moved_tiger);
  EXPECT_EQ(canvas.at(picture.cell(point("d4"))), (Canvas::Patch{"*", Ink::target}));
  const Cell cursor = picture.cell(point("e1"));
  EXPECT_EQ(canvas.at({cursor.column - 2, cursor.row}).text, "[");
  EXPECT_EQ(canvas.at({cursor.column + 2, cursor.row}).text, "]");
}

TEST(ScreenBoard, LargeTigersAreSolidAndLargeGoatsAreOutlines) {
  const ScreenBoard picture(board(), 6, DiagramStyle::unicode);
  const Canvas canvas = drawn(picture, with_goat_on("c3"));
  const Cell tiger = picture.cell(point("a5"));
  const Cell goat = picture.cell(point("c3"));
  EXPECT_EQ(canvas.at({tiger.column, tiger.row - 1}).text, "▄");
  EXPECT_EQ(canvas.at({goat.column, goat.row - 1}).text, "─");
  EXPECT_EQ(canvas.at(tiger).text, "T");
  EXPECT_EQ(canvas.at(goat).text, "G");
}

}  // namespace
}  // namespace baghchal
