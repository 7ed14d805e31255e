#pragma once

/// The two trays beside the board: captured goats with the tigers, goats in hand with the goats.
///
///   ┌─────────────────┐
///   │ ▣ Tigers        │  nameplate, lit where the side is to move
///   │ 2 captured      │
///   │ ● ●             │  rows of five, so that a look counts them
///   │                 │
///   └─────────────────┘
///
/// Threads: pure functions.

#include <string>

#include "baghchal/board/position.hpp"
#include "baghchal/drawing/svg_art.hpp"

namespace baghchal::svg_tray {

/// The goats' or the tigers' tray, filling the box.
std::string tray(Side side, const Position& position, const Geometry& board,
                 const svg_layout::Box& box);

}  // namespace baghchal::svg_tray
