#pragma once

/// A position as a picture: an SVG document in a string.
///
///   ┌──────────────────────┬────────┐
///   │ 5 ┌────────────────┐ │ Tigers │   a wooden board with inlaid brass lines; beside it a tray
///   │ 4 │                │ │ ● ●    │   of captured goats for the tigers and a tray of goats in
///   │ 3 │     board      │ ├────────┤   hand for the goats, each piece of them drawn. The side to
///   │ 2 │                │ │ Goats  │   move is the one whose tray has the lit nameplate.
///   │ 1 └────────────────┘ │ ●●●●●  │
///   │    a  b  c  d  e     │ ●●     │
///   └──────────────────────┴────────┘
///
/// Tigers and goats differ in shape, so that neither colour nor size is needed to tell them apart.
/// Each piece is one element `<use href="#bagh-chal-tiger"` or `…-goat"` with a class: `on-board`,
/// `in-hand` or `captured`.
///
/// Threads: pure functions.

#include <optional>
#include <string>

#include "baghchal/board/move.hpp"
#include "baghchal/board/position.hpp"

namespace baghchal {

struct SvgOptions {
  int width_px = 800;                            ///< the height follows
  std::optional<Move> last_move = std::nullopt;  ///< drawn as an arrow, a placement as a ring
  PointSet marked = 0;                           ///< points to ring, such as legal targets
};

/// Requires: width_px is at least 1.
std::string svg(const Position& position, const Geometry& board, const SvgOptions& options = {});

}  // namespace baghchal
