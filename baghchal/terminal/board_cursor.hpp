#pragma once

/// The point that the arrow keys have come to.
///
/// Threads: a value; one thread at a time.

#include "baghchal/board/geometry.hpp"

namespace baghchal {

class BoardCursor {
 public:
  /// In the middle of the board, or close to it. Requires: the board outlives the cursor.
  explicit BoardCursor(const Geometry& board);

  Point point() const { return point_; }
  void put(Point point) { point_ = point; }
  /// To the next point in that direction; stays where there is none.
  void move(int dx, int dy);

 private:
  const Geometry* board_;
  Point point_;
};

}  // namespace baghchal
