#pragma once

/// What stands beside the board:
///
///   > Goats  a person               who plays, and whose turn it is
///     18 in hand ●●●●●●●●●●●●●●●●●●··
///      0 of 5 captured ·····
///     Tigers program, level 3
///      0 of 4 trapped ····
///
///   Your turn: the goats.
///   4 of 200 plies played
///   ──────────────────────────
///   2. Goats: b3                    what has happened, the newest at the bottom
///   2. Tigers: a1-a2
///
/// Threads: pure functions.

#include "baghchal/terminal/screen_state.hpp"
#include "baghchal/terminal/text_column.hpp"

namespace baghchal {

/// The fewest columns that it can be read in, and the fewest rows, a few messages included.
inline constexpr int narrowest_panel = 26;
inline constexpr int lowest_panel = 13;

void put_panel(TextColumn column, const ScreenState& state);

}  // namespace baghchal
