#pragma once

/// A game played here, as the record it is saved in.
///
/// Threads: pure functions.

#include <chrono>
#include <optional>
#include <string>

#include "baghchal/game/game.hpp"

namespace baghchal {

/// Who plays each side: the program at a level, or a person.
struct Seats {
  std::optional<int> goats;
  std::optional<int> tigers;

  std::optional<int> level(Side side) const { return side == Side::goats ? goats : tigers; }
};

/// "a person" or "baghchal, level 3".
std::string player_name(std::optional<int> level);

/// The text of a game record with its seven tags.
std::string saved_game(const Game& game, const Seats& seats, std::chrono::year_month_day date);

std::chrono::year_month_day today();
/// Year, month and day in digits.
std::string date_text(std::chrono::year_month_day date, char separator);

}  // namespace baghchal
