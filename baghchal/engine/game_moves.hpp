#pragma once

/// A game's legal moves, with what the tables say of each.
///
/// Threads: as the prober.

#include <vector>

#include "baghchal/engine/table_prober.hpp"

namespace baghchal {

struct GameMove {
  Move move;
  Position after;
  /// Of the position after it: how the move ends the game, or what the tables say of it; empty
  /// where they do not know it.
  std::optional<Verdict> verdict;
  bool stands;  ///< it is known, and stands in this game, whatever its past and limit forbid
};

/// Every legal move of the position that stands so many plies after the one searched.
std::vector<GameMove> game_moves(const History& history, const TableProber& tables,
                                 int plies_from_root = 0);

/// Whether `a` comes before `b`: the better for the side, equal ones in the order of their text.
/// Requires: both verdicts are known.
bool better_for(Side side, const GameMove& a, const GameMove& b, const Geometry& board);

}  // namespace baghchal
