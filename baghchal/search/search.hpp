#pragma once

/// Looking ahead: alpha-beta over the moves of a game, deepened ply by ply.
///
/// Every law is the game's own (game/history.hpp), those that look at the past included: a move
/// that would recreate a position of the game or of the line looked at is no move, and the ends
/// that follow from that are seen. Where the search breaks off, evaluation.hpp estimates.
///
/// Threads: a pure function but for the stop, which may be asked for from another thread.

#include <cstdint>
#include <vector>

#include "baghchal/game/history.hpp"
#include "baghchal/search/score.hpp"
#include "baghchal/search/stop.hpp"

namespace baghchal {

/// How long a search goes on: no clocks, so that the same search gives the same result anywhere.
struct SearchLimits {
  int depth_plies;     ///< 1 or more
  std::int64_t nodes;  ///< positions looked at; the first ply is searched whatever this says
  Score margin = 1;    ///< 1 or more: moves less than this below the best get exact scores too
};

struct ScoredMove {
  Move move;
  Score score;
};

struct SearchResult {
  /// All legal moves, the best first. Scores less than the margin below the best are exact to the
  /// depth, others no more than upper bounds.
  std::vector<ScoredMove> moves;
  int depth_plies;  ///< searched in full; 0 where it was stopped before, and no move has a score
  std::int64_t nodes;
};

/// Searches the last position. A win or a loss within the depth is found with its distance, and
/// ends the search. Requires: the game goes on.
SearchResult search(const History& history, const SearchLimits& limits, const Stop& stop);

}  // namespace baghchal
