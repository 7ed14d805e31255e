#pragma once

/// One solved tier of the movement phase: all goats placed, `captured` of them captured.
///
/// For each goal, how many plies off it is with the side that wants it going the shortest way and
/// the other the longest, `no_plies` where it cannot be forced. The goals are: the goats win; and
/// for k = captured + 1 … captures to win, the k-th capture so that the position right after it is
/// not won for the goats (after the last one the game is over, and any win of the tigers is as good
/// as every capture). Each holds two tables, one for each side to move, by the index
///
///   class of tigers × words in a class + rank of the goat word
///
/// Positions whose tigers have symmetries stand at several indices, with the same content at each.
///
/// Threads: plain values.

#include <cstdint>
#include <vector>

#include "baghchal/tablebase/verdict.hpp"

namespace baghchal {

using Plies = std::uint16_t;
/// The goal cannot be forced from here.
inline constexpr Plies no_plies = 0xffff;
/// Among the goats' wins: there is no such position (clause 6).
inline constexpr Plies no_position = 0xfffe;

/// Plies to one goal, by side to move.
struct GoalPlies {
  std::vector<Plies> goats;
  std::vector<Plies> tigers;

  const std::vector<Plies>& to_move(Side side) const {
    return side == Side::goats ? goats : tigers;
  }
  bool operator==(const GoalPlies&) const = default;
};

struct MovementTier {
  int captured;
  std::uint32_t words;  ///< in one class
  GoalPlies goats_win;
  std::vector<GoalPlies> captures;  ///< the first is for one capture more than `captured`

  /// Plies to the capture that makes it `total` in all. Requires: captured < total ≤ captures to
  /// win.
  const GoalPlies& capture(int total) const {
    return captures[static_cast<std::size_t>(total - captured - 1)];
  }

  bool is_position(Side side, std::size_t index) const {
    return goats_win.to_move(side)[index] != no_position;
  }
  /// Requires: is_position.
  Grade grade(Side side, std::size_t index) const;
  /// Plies to the goal that gives the grade: to the end of a won game, to the last forced capture
  /// of a draw; `no_plies` where a draw has none to come. Requires: is_position.
  Plies plies(Side side, std::size_t index) const;

  bool operator==(const MovementTier&) const = default;

 private:
  /// How many of the captures to come can be forced. Requires: not won for the goats.
  std::size_t forced(Side side, std::size_t index) const;
};

}  // namespace baghchal
