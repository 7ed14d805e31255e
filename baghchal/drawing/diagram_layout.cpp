#include "baghchal/drawing/diagram_layout.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "baghchal/drawing/board_names.hpp"

namespace baghchal {
namespace {

constexpr int left_of_points = 3;   // a rank's name, a blank, room for a mark
constexpr int right_of_points = 1;  // room for a mark

Stroke::Direction direction(Cell from, Cell to) {
  const int columns = to.column - from.column;
  const int rows = to.row - from.row;
  if (rows == 0) return Stroke::Direction::across;
  if (columns == 0) return Stroke::Direction::down;
  return (columns > 0) == (rows > 0) ? Stroke::Direction::falling : Stroke::Direction::rising;
}

}  // namespace

DiagramLayout::DiagramLayout(const Geometry& board, int spacing)
    : spacing_(spacing), top_(board.y(board.rows().front().front())) {
  assert(spacing >= 2);
  for (const Point point : each(board.all())) {
    const Cell cell{column(board.x(point)), row(board.y(point))};
    cells_.push_back(cell);
    columns_ = std::max(columns_, cell.column + 1 + right_of_points);
    rows_ = std::max(rows_, cell.row + 2);
  }
  for (const Point from : each(board.all())) {
    for (const Point to : each(board.near(from))) {
      if (from < to) add_strokes(cell(from), cell(to));
    }
  }
  for (const auto& [x, name] : file_names(board)) labels_.push_back({{column(x), rows_ - 1}, name});
  for (const auto& [y, name] : rank_names(board)) labels_.push_back({{0, row(y)}, name});
}

int DiagramLayout::column(int x) const {
  return left_of_points + 2 * spacing_ * x;
}
int DiagramLayout::row(int y) const {
  return spacing_ * (top_ - y);
}

void DiagramLayout::add_strokes(Cell from, Cell to) {
  const int columns = to.column - from.column;
  const int rows = to.row - from.row;
  const int steps = rows == 0 ? std::abs(columns) : std::abs(rows);
  for (int step = 1; step < steps; ++step) {
    const Cell cell{from.column + columns * step / steps, from.row + rows * step / steps};
    strokes_.push_back({cell, direction(from, to)});
  }
}

std::optional<Point> DiagramLayout::point_near(Cell click) const {
  for (std::size_t point = 0; point < cells_.size(); ++point) {
    const int columns = std::abs(cells_[point].column - click.column);
    const int rows = std::abs(cells_[point].row - click.row);
    if (columns < spacing_ && 2 * rows < spacing_) return static_cast<Point>(point);
  }
  return std::nullopt;
}

}  // namespace baghchal
