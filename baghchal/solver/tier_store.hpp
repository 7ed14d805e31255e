#pragma once

/// Solved tiers of the movement phase kept on disk while the phase is being solved, so that a run
/// that is cut short does not lose them. They hold more than the tables (every goal's plies), are
/// as large as in memory, and are removed when the tables are written.
///
/// Threads: one at a time.

#include <optional>
#include <string>

#include "baghchal/board/rules.hpp"
#include "baghchal/solver/movement_tier.hpp"

namespace baghchal {

class TierStore {
 public:
  TierStore(std::string folder, const Variant& variant);

  /// Throws SolveError.
  void keep(const MovementTier& tier) const;
  /// The tier if it is there, whole and of this variant. What is not is as good as absent.
  std::optional<MovementTier> find(int captured) const;
  /// Removes all tiers.
  void clear() const;

 private:
  std::string path(int captured) const;

  std::string folder_;
  Variant variant_;
};

}  // namespace baghchal
