#pragma once

/// A move that was chosen, and how.
///
/// Threads: plain values and a pure function.

#include <cstdint>
#include <optional>

#include "baghchal/engine/assessment.hpp"
#include "baghchal/game/game.hpp"

namespace baghchal {

struct Choice {
  Move move;
  /// Of the position after the move, as far as who chose it saw; empty where nobody looked.
  std::optional<Assessment> assessment = std::nullopt;
  int depth_plies = 0;  ///< that it was searched to in full; 0 where it was not chosen by a search
  std::int64_t nodes = 0;
};

/// One of the moves of a search, which may have been stopped at once.
Choice choice_of(const ScoredMove& scored, const SearchResult& found, const Game& game);

}  // namespace baghchal
