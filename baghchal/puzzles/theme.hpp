#pragma once

/// What a puzzle is about: marks of its key, the first move of the answer, or of the whole. Each is
/// computed, as it is defined here (and in docs/puzzles.md). A goat is *in danger* where a tiger
/// could capture it if it were the tigers' turn; a tiger is *hemmed in* where it could not move.
///
/// Threads: as Tablebase.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "baghchal/puzzles/answer.hpp"

namespace baghchal {

enum class Theme : std::uint8_t {
  // Tigers.
  capture,         ///< the key captures
  poisoned_goat,   ///< a goat could be captured, and the key does not
  fork,            ///< after the key two goats or more are in danger, one of them by it
  escape,          ///< the key leaves fewer tigers hemmed in
  double_capture,  ///< the line has two captures or more
  // Goats.
  hanging_goat,  ///< a goat is in danger before the key
  block,         ///< the key takes the point behind a goat in danger, which then is in none
  retreat,       ///< the key takes a goat in danger to where it is in none
  sacrifice,     ///< a goat is in danger after the key
  net,           ///< the key hems in one more tiger
  // Both.
  quiet,      ///< the key captures nothing, brings no goat into danger or out of it, hems in nobody
  zugzwang,   ///< who must reply would do better to pass: another value
  edge,       ///< the key steps or jumps from inside to the edge
  placement,  ///< goats are in hand
  last_goat,  ///< one more capture wins
  only_moves,  ///< three moves or more in a row that must be found
  long_win,    ///< a win that takes `long_win_plies` or more
};

inline constexpr int long_win_plies = 15;

std::span<const Theme> all_themes();
/// "capture", "poisoned-goat" …
std::string_view name(Theme theme);

/// In the order of the list. Fails where a table is damaged. Requires: the answer is the
/// position's.
Result<std::vector<Theme>> themes_of(const Position& position, const Answer& answer,
                                     const Tablebase& tables);

}  // namespace baghchal
