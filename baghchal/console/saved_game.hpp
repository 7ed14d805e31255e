#pragma once

/// A game played here, as the record it is saved in, and a saved game to go on with.
///
/// Threads: free of shared state.

#include <chrono>
#include <optional>
#include <string>

#include "baghchal/engine/strength.hpp"
#include "baghchal/game/game.hpp"

namespace baghchal {

/// Who plays each side: the program at a strength, or a person.
struct Seats {
  std::optional<Strength> goats;
  std::optional<Strength> tigers;

  std::optional<Strength> strength(Side side) const { return side == Side::goats ? goats : tigers; }
};

/// "a person", "baghchal, level 3" or "baghchal, perfect".
std::string player_name(std::optional<Strength> strength);

/// The text of a game record with its seven tags.
std::string saved_game(const Game& game, const Seats& seats, std::chrono::year_month_day date);

struct OpenedGame {
  Game game;
  bool saved_here;  ///< the file says nothing that would be lost by saving the game there again
};

/// The game of a file that holds one and no more, in any dialect. Throws BadInput, naming file,
/// line and reason.
OpenedGame open_game(const std::string& path);

std::chrono::year_month_day today();
/// Year, month and day in digits.
std::string date_text(std::chrono::year_month_day date, char separator);

}  // namespace baghchal
