#pragma once

/// A solution in numbers, as the heads of its tables tell them: by tier and side to move.
///
/// Threads: pure functions.

#include <vector>

#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

/// The positions with so many goats placed, so many of them captured, and one side to move.
struct Tier {
  int placed;
  int captured;
  Side side;
  TierCounts counts;
  std::array<LongestWin, 2> longest;  ///< by winner
};

/// In the order of placed, captured and side.
std::vector<Tier> tiers_of(const Tablebase& tablebase);

/// Positions of a tier that a side wins, that are draws with so many goats taken, and all.
std::uint64_t won_by(Side side, const Tier& tier);
std::vector<std::uint64_t> draws_of(const Tier& tier);
std::uint64_t positions_of(const Tier& tier);

}  // namespace baghchal
