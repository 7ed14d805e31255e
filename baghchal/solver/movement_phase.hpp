#pragma once

/// Solves the movement phase, tier by tier from the most captures down to none.
///
/// In each tier the goats' wins come first; they then tell which captures count for the tigers'
/// goals (movement_tier.hpp). Each goal is one search backwards (goal_search.hpp).
///
/// Threads: one thread calls `solve`; the work is shared among the workers.

#include <functional>
#include <optional>

#include "baghchal/board/rules.hpp"
#include "baghchal/solver/movement_moves.hpp"
#include "baghchal/solver/movement_tier.hpp"
#include "baghchal/solver/words_by_round.hpp"
#include "baghchal/solver/workers.hpp"
#include "baghchal/tablebase/tiger_classes.hpp"

namespace baghchal {

class MovementSolver {
 public:
  /// Called on the thread that calls `solve` with the part done, which never shrinks.
  using Progress = std::function<void(double)>;

  /// Requires: rules without a last stand; all that is passed outlives the solver.
  MovementSolver(const Variant& variant, const TigerClasses& classes, Workers& workers);

  /// Empty where the workers were stopped. Requires: 0 ≤ captured < captures to win; `above` is the
  /// tier of one capture more, null where that one wins.
  std::optional<MovementTier> solve(int captured, const MovementTier* above,
                                    const Progress& progress) const;

 private:
  TierWords words(int captured) const;
  std::optional<WordsByRound> won_for_goats(const TierWords& tier_above,
                                            const MovementTier* above) const;
  std::optional<WordsByRound> good_for_tigers(int total, const TierWords& tier_above,
                                              const MovementTier* above) const;

  Variant variant_;
  const TigerClasses& classes_;
  Workers& workers_;
  MovementMoves moves_;
};

}  // namespace baghchal
