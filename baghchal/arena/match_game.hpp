#pragma once

/// A game of a match, once it is over.
///
/// The two players, A and B, change sides from game to game, and two games in a row have the same
/// opening:
///
///   number   1      2      3      4      …
///   goats    A      B      A      B
///   opening  first  first  second second
///
/// Threads: plain values and pure functions.

#include <string>

#include "baghchal/arena/tally.hpp"
#include "baghchal/game/game.hpp"

namespace baghchal {

enum class Contestant : std::uint8_t { a, b };

/// Who plays a side in the game of that number, from 1.
constexpr Contestant contestant(int number, Side side) {
  const bool a_plays_goats = number % 2 == 1;
  return a_plays_goats == (side == Side::goats) ? Contestant::a : Contestant::b;
}

struct MatchGame {
  int number;         ///< from 1
  Game game;          ///< it has ended; by resignation where a player could not go on
  int opening_plies;  ///< played for the players
  /// Why the player who lost could not go on, as in player.hpp; empty where the game ended by its
  /// rules.
  std::string forfeit = {};
};

/// How a game of a match ended, in a word or two: "captures", "trapped", "ply limit", …, "forfeit",
/// since players do not resign otherwise.
std::string_view ending(const Outcome& outcome);

/// One game, counted for A.
Tally result_for_a(int number, const Outcome& outcome);

}  // namespace baghchal
