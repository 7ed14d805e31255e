#include "baghchal/drawing/diagram.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <utility>
#include <vector>

#include "tests/support/generators.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

/// The character of a diagram at a cell; a blank where the line ends before it.
std::string at(const std::string& text, Cell cell) {
  std::vector<std::string> characters;
  int row = 0;
  for (std::size_t i = 0; i < text.size() && row <= cell.row;) {
    if (text[i] == '\n') {
      ++row;
      ++i;
      continue;
    }
    std::size_t end = i + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
    if (row == cell.row) characters.push_back(text.substr(i, end - i));
    i = end;
  }
  const auto column = static_cast<std::size_t>(cell.column);
  return column < characters.size() ? characters[column] : " ";
}

Cell between(Cell a, Cell b) {
  return {(a.column + b.column) / 2, (a.row + b.row) / 2};
}

bool next_to_each_other(Point a, Point b, const Geometry& board) {
  return a != b && std::abs(board.x(a) - board.x(b)) <= 1 && std::abs(board.y(a) - board.y(b)) <= 1;
}

TEST(Diagram, DrawsTheStart) {
  EXPECT_EQ(diagram(Position::start(bagh_chal_board()), bagh_chal_board()),
            "5  T───┬───┬───┬───T\n"
            "   │ ╲ │ ╱ │ ╲ │ ╱ │\n"
            "4  ├───┼───┼───┼───┤\n"
            "   │ ╱ │ ╲ │ ╱ │ ╲ │\n"
            "3  ├───┼───┼───┼───┤\n"
            "   │ ╲ │ ╱ │ ╲ │ ╱ │\n"
            "2  ├───┼───┼───┼───┤\n"
            "   │ ╱ │ ╲ │ ╱ │ ╲ │\n"
            "1  T───┴───┴───┴───T\n"
            "   a   b   c   d   e\n");
}

TEST(Diagram, DrawsPiecesAndMarksInPlainLetters) {
  const Position position = position_of("T1G1T/5/2G2/5/T3T g 18 0");
  EXPECT_EQ(diagram(position, bagh_chal_board(),
                    {.style = DiagramStyle::ascii, .marked = points_of("c3 e1")}),
            "5  T---.---G---.---T\n"
            "   | \\ | / | \\ | / |\n"
            "4  .---.---.---.---.\n"
            "   | / | \\ | / | \\ |\n"
            "3  .---.--[G]--.---.\n"
            "   | \\ | / | \\ | / |\n"
            "2  .---.---.---.---.\n"
            "   | / | \\ | / | \\ |\n"
            "1  T---.---.---.--[T]\n"
            "   a   b   c   d   e\n");
}

TEST(Diagram, DrawsASmallBoard) {
  EXPECT_EQ(diagram(Position::start(small_board()), small_board()),
            "3  ┌───┬───T\n"
            "   │ ╲ │ ╱ │\n"
            "2  ├───┼───┤\n"
            "   │ ╱ │ ╲ │\n"
            "1  T───┴───┘\n"
            "   a   b   c\n");
}

TEST(Diagram, GrowsWithItsSpacing) {
  const std::string drawn = diagram(Position::start(small_board()), small_board(), {.spacing = 3});
  EXPECT_EQ(drawn,
            "3  ┌─────┬─────T\n"
            "   │ ╲   │   ╱ │\n"
            "   │   ╲ │ ╱   │\n"
            "2  ├─────┼─────┤\n"
            "   │   ╱ │ ╲   │\n"
            "   │ ╱   │   ╲ │\n"
            "1  T─────┴─────┘\n"
            "   a     b     c\n");
}

class EachBoard : public testing::TestWithParam<const Geometry*> {};

// Between two points side by side or corner to corner there is a stroke exactly where the board
// has a line; where two diagonals could cross, the other one may run there.
TEST_P(EachBoard, HasAStrokeExactlyWhereALineIsDrawn) {
  const Geometry& board = *GetParam();
  const DiagramLayout layout(board);
  const std::string text = diagram(Position::start(board), board);
  for (const Point a : each(board.all())) {
    for (const Point b : each(board.all())) {
      if (!next_to_each_other(a, b, board)) continue;
      const bool rising = (board.x(a) < board.x(b)) == (board.y(a) < board.y(b));
      const bool straight = board.x(a) == board.x(b) || board.y(a) == board.y(b);
      const std::string wanted = board.x(a) == board.x(b)   ? "│"
                                 : board.y(a) == board.y(b) ? "─"
                                 : rising                   ? "╱"
                                                            : "╲";
      const std::string drawn = at(text, between(layout.cell(a), layout.cell(b)));
      EXPECT_EQ(drawn == wanted, contains(board.near(a), b))
          << board.point_name(a) << " to " << board.point_name(b) << (straight ? "" : " diagonal");
    }
  }
}

INSTANTIATE_TEST_SUITE_P(, EachBoard, testing::Values(&bagh_chal_board(), &small_board()),
                         [](const auto& test) {
                           return test.param == &small_board() ? "Small" : "BaghChal";
                         });

RC_GTEST_PROP(DiagramProperty, PutsEachPieceOnItsPoint, ()) {
  const Variant variant = *rc::gen::element(traditional(), small_variant());
  const Geometry& board = *variant.board;
  const Position position = *any_kind_of_position(variant);
  const int spacing = *rc::gen::inRange(2, 6);
  const DiagramLayout layout(board, spacing);
  const std::string text = diagram(position, board, {.spacing = spacing});
  for (const Point point : each(board.all())) {
    const std::string drawn = at(text, layout.cell(point));
    RC_ASSERT((drawn == "T") == contains(position.tigers(), point));
    RC_ASSERT((drawn == "G") == contains(position.goats(), point));
  }
}

// Every stroke is a step of a line: as many cells as lie between two neighbours, none twice.
RC_GTEST_PROP(DiagramLayoutProperty, FillsEachLineFromPointToPoint, ()) {
  const Geometry& board = **rc::gen::element(&bagh_chal_board(), &small_board());
  const int spacing = *rc::gen::inRange(2, 8);
  int wanted = 0;
  for (const Point a : each(board.all())) {
    for (const Point b : each(board.near(a))) {
      const bool across = board.y(a) == board.y(b);
      if (a < b) wanted += across ? 2 * spacing - 1 : spacing - 1;
    }
  }
  const DiagramLayout layout(board, spacing);
  std::set<std::pair<int, int>> cells;
  for (const Stroke& stroke : layout.strokes()) {
    cells.insert({stroke.cell.column, stroke.cell.row});
  }
  RC_ASSERT(static_cast<int>(layout.strokes().size()) == wanted);
  RC_ASSERT(static_cast<int>(cells.size()) == wanted);
}

RC_GTEST_PROP(DiagramLayoutProperty, AClickOnAPointMeansIt, ()) {
  const DiagramLayout layout(bagh_chal_board(), *rc::gen::inRange(2, 8));
  for (const Point point : each(bagh_chal_board().all())) {
    RC_ASSERT(layout.point_near(layout.cell(point)) == point);
  }
  RC_ASSERT(!layout.point_near({layout.columns() + 10, 0}));
  RC_ASSERT(!layout.point_near({-10, -10}));
}

}  // namespace
}  // namespace baghchal
