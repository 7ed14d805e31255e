#pragma once

/// Somebody who knows what positions are worth without searching them: tables, seen from the
/// search.
///
/// Threads: as the prober says.

#include <optional>

#include "baghchal/board/position.hpp"
#include "baghchal/search/score.hpp"

namespace baghchal {

class Prober {
 public:
  virtual ~Prober() = default;

  /// What is proved of a position that stands `plies_from_root` plies after the one searched, for
  /// its side to move: `won_in` or `lost_in` with the plies from that position on, or the score of
  /// a draw. Empty where nothing is. It must hold whatever the game's past and limit forbid.
  /// Requires: the game goes on there.
  virtual std::optional<Score> probe(const Position& position, int plies_from_root) const = 0;
};

}  // namespace baghchal
