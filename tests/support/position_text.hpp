#pragma once

/// Positions as text for tests of the layers below notation, and how test failures print them.
///
/// Threads: pure functions.

#include <ostream>
#include <string>
#include <string_view>

#include "baghchal/board/move.hpp"
#include "baghchal/board/position.hpp"

namespace baghchal {

/// The position that `rows side hand …` says, e.g. "T3T/5/5/5/T3T g 20 0"; what follows the hand
/// is not looked at. Requires: a line without faults (this is no reader for the world's input).
Position position_of(std::string_view line, const Geometry& board = bagh_chal_board());

/// The points named, e.g. points_of("a1 c3").
PointSet points_of(std::string_view names, const Geometry& board = bagh_chal_board());
/// The one point named. Requires: the board has it.
Point point_of(std::string_view name, const Geometry& board = bagh_chal_board());

/// How gtest prints values: by point numbers, since a value does not know its board.
void PrintTo(const Position& position, std::ostream* out);
void PrintTo(Move move, std::ostream* out);

/// How rapidcheck prints them.
void showValue(const Position& position, std::ostream& out);
void showValue(Move move, std::ostream& out);

}  // namespace baghchal
