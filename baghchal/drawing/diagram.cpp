#include "baghchal/drawing/diagram.hpp"

#include <array>
#include <vector>

namespace baghchal {
namespace {

/// A page of cells, each holding one character of UTF-8.
class Page {
 public:
  Page(int columns, int rows)
      : columns_(static_cast<std::size_t>(columns)),
        cells_(columns_ * static_cast<std::size_t>(rows), " ") {}

  void put(Cell cell, std::string_view text) {
    cells_[static_cast<std::size_t>(cell.row) * columns_ + static_cast<std::size_t>(cell.column)] =
        text;
  }

  std::string text() const {
    std::string text;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      text += cells_[i];
      if ((i + 1) % columns_ == 0) end_line(text);
    }
    return text;
  }

 private:
  static void end_line(std::string& text) {
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }

  std::size_t columns_;
  std::vector<std::string_view> cells_;
};

std::string_view piece_or_point(Point point, const Position& position, const Geometry& board,
                                DiagramStyle style) {
  if (contains(position.tigers(), point)) return "T";
  if (contains(position.goats(), point)) return "G";
  return point_text(point, board, style);
}

void mark(Page& page, Cell cell) {
  page.put({cell.column - 1, cell.row}, "[");
  page.put({cell.column + 1, cell.row}, "]");
}

/// Whether a line leaves the point in the direction (dx, dy) given.
bool line_leaves(Point point, const Geometry& board, int dx, int dy) {
  for (const Point other : each(board.near(point))) {
    const int x = board.x(other) - board.x(point);
    const int y = board.y(other) - board.y(point);
    if ((x == 0) == (dx == 0) && (y == 0) == (dy == 0) && x * dx + y * dy > 0) return true;
  }
  return false;
}

}  // namespace

std::string diagram(const Position& position, const Geometry& board,
                    const DiagramOptions& options) {
  const DiagramLayout layout(board, options.spacing);
  Page page(layout.columns(), layout.rows());
  for (const Stroke& stroke : layout.strokes()) {
    page.put(stroke.cell, stroke_text(stroke.direction, options.style));
  }
  for (const Label& label : layout.labels()) page.put(label.cell, std::string_view(&label.text, 1));
  for (const Point point : each(board.all())) {
    page.put(layout.cell(point), piece_or_point(point, position, board, options.style));
  }
  for (const Point point : each(options.marked)) mark(page, layout.cell(point));
  return page.text();
}

std::string_view stroke_text(Stroke::Direction direction, DiagramStyle style) {
  static constexpr std::array<std::string_view, 4> unicode{"─", "│", "╱", "╲"};
  static constexpr std::array<std::string_view, 4> ascii{"-", "|", "/", "\\"};
  const auto index = static_cast<std::size_t>(direction);
  return style == DiagramStyle::unicode ? unicode[index] : ascii[index];
}

std::string_view point_text(Point point, const Geometry& board, DiagramStyle style) {
  // By the lines that leave: 1 to the left, 2 to the right, 4 up, 8 down.
  static constexpr std::array<std::string_view, 16> crossings{
      "·", "╴", "╶", "─", "╵", "┘", "└", "┴", "╷", "┐", "┌", "┬", "│", "┤", "├", "┼"};
  if (style == DiagramStyle::ascii) return ".";
  std::size_t lines = 0;
  if (line_leaves(point, board, -1, 0)) lines |= 1;
  if (line_leaves(point, board, 1, 0)) lines |= 2;
  if (line_leaves(point, board, 0, 1)) lines |= 4;
  if (line_leaves(point, board, 0, -1)) lines |= 8;
  return crossings[lines];
}

}  // namespace baghchal
