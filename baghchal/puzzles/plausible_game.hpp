#pragma once

/// Games as people of all strengths might play them, so that the positions in them look natural:
/// mostly the tables' best moves, now and then one that looks good at first sight, now and then
/// any. How careless a side is, and how much it cares for the look of a position, changes from game
/// to game and from side to side.
///
/// Threads: as Tablebase.

#include <vector>

#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

struct Turn {
  Position position;
  std::vector<RatedMove> moves;  ///< as Tablebase::moves
};

/// The turns of a game from the start; the same seed gives the same game. Where the tables do not
/// reach, both sides go by the look of the moves. Fails where a table is damaged.
Result<std::vector<Turn>> plausible_game(const Tablebase& tables, std::uint64_t seed);

}  // namespace baghchal
