#pragma once

/// What a solved tier of the movement phase comes to: how many positions of each grade, which
/// symbols stand in its table, and the longest wins.
///
/// Threads: call from one thread; the work is shared out to the workers.

#include <array>
#include <optional>
#include <vector>

#include "baghchal/solver/movement_tier.hpp"
#include "baghchal/solver/workers.hpp"
#include "baghchal/tablebase/table_layout.hpp"

namespace baghchal {

/// What a table holds for one index of a tier.
Symbol symbol_of(const MovementTier& tier, Side side, std::size_t index);

struct TierSummary {
  std::array<TierCounts, 2> counts;                  ///< by side to move
  std::array<std::array<LongestWin, 2>, 2> longest;  ///< by side to move and by winner
  std::vector<Symbol> goats_symbols;  ///< that occur with the goats to move, in order
};

/// Empty where stopped.
std::optional<TierSummary> summarize(const MovementTier& tier, const Variant& variant,
                                     const TigerClasses& classes, Workers& workers);

}  // namespace baghchal
