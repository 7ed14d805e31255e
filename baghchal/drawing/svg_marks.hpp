#pragma once

/// What the SVG picture points out on the board: the last move, and points of interest.
///
///   step       ◯────────▷ tiger      a ring where it came from, an arrow to where it stands
///   capture    ◯───✕────▷ tiger      and a cross where the goat stood
///   placement  ( goat )              a ring round it
///
/// Threads: pure functions.

#include <string>

#include "baghchal/board/move.hpp"
#include "baghchal/board/position.hpp"
#include "baghchal/drawing/svg_layout.hpp"

namespace baghchal::svg_marks {

std::string last_move(Move move, const svg_layout::Layout& layout);

/// A ring on each point, round the piece where there is one.
std::string rings(PointSet marked, const Position& position, const svg_layout::Layout& layout);

}  // namespace baghchal::svg_marks
