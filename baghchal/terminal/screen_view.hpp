#pragma once

/// The whole page of the full-screen game:
///
///   ┌─ title ───────────────────────────────────────┐
///   │ board, as large as fits │ panel               │
///   │                         │ (screen_panel.hpp)  │
///   ├─ what is asked or typed, or what to do now ───┤
///   └─ keys ────────────────────────────────────────┘
///
/// Threads: pure functions.

#include "baghchal/terminal/screen_board.hpp"
#include "baghchal/terminal/screen_state.hpp"

namespace baghchal {

/// A page, where the terminal's own cursor belongs, and where the board was put.
struct ScreenView {
  Canvas canvas;
  Cell cursor = {0, 0};
  std::optional<ScreenBoard> board = {};  ///< none in the help, or where there is no room
  bool too_small = false;                 ///< for the board
  Cell board_at = {0, 0};
  int first_row = 0;  ///< of the help: where the page begins

  /// The point that a click means.
  std::optional<Point> point_near(Cell click) const;
};

/// The game. Requires: columns and rows are at least 1.
ScreenView game_view(const ScreenState& state, int columns, int rows);

/// The help, from its `first_row`-th row on, or from where the last page begins.
ScreenView help_view(const Variant& variant, int first_row, int columns, int rows);

}  // namespace baghchal
