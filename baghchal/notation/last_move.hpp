#pragma once

/// The last move of a position, as obx and pybaghchal write it behind the position.
///
///   mC1 a placement, mA1B1 a step, mA1C1 or mA1C1(B1) a capture; A1 is the top left corner
///
/// Threads: pure functions.

#include <optional>
#include <string>
#include <string_view>

#include "baghchal/board/attempt.hpp"
#include "baghchal/notation/setup_reading.hpp"

namespace baghchal {

struct LastMove {
  Point from = no_point;
  Point to = no_point;
  std::optional<Point> victim;  ///< where the text names one
};

/// Point names as these formats have them: `C1`.
std::string top_left_name(Point point, const Geometry& board);

/// With the `m`; the victim in brackets where that is wanted.
std::string last_move_text(Move move, const Geometry& board, bool with_victim);

/// The last move that a field names; nothing where it is `no_move`. What is wrong with it goes to
/// `reading`: its spelling, and what makes it impossible as the move that led to what has been
/// read. Requires: board, side, hand and captured have been read.
///
/// Looks at this one position only; what stood before it is not known here.
std::optional<LastMove> read_last_move(SetupReading::Field field, std::string_view no_move,
                                       const Geometry& board, SetupReading& reading);

}  // namespace baghchal
