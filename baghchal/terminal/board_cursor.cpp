#include "baghchal/terminal/board_cursor.hpp"

#include <algorithm>

namespace baghchal {
namespace {

Point middle(const Geometry& board) {
  const Point last = static_cast<Point>(board.points() - 1);
  const auto distance = [&](Point point) {
    const int x = 2 * board.x(point) - board.x(0) - board.x(last);
    const int y = 2 * board.y(point) - board.y(0) - board.y(last);
    return x * x + y * y;
  };
  Point best = 0;
  for (const Point point : each(board.all())) {
    if (distance(point) < distance(best)) best = point;
  }
  return best;
}

}  // namespace

BoardCursor::BoardCursor(const Geometry& board) : board_(&board), point_(middle(board)) {}

void BoardCursor::move(int dx, int dy) {
  // Boards may have gaps in their rows; none is as wide as the board has points.
  for (int steps = 1; steps <= board_->points(); ++steps) {
    const auto next =
        board_->point_at(board_->x(point_) + steps * dx, board_->y(point_) + steps * dy);
    if (!next) continue;
    point_ = *next;
    return;
  }
}

}  // namespace baghchal
