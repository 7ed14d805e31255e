#pragma once

/// What the engine says of a position: each legal move, best play, and what the other side
/// threatens.
///
/// Threads: plain values.

#include <cstdint>
#include <optional>
#include <vector>

#include "baghchal/engine/assessment.hpp"

namespace baghchal {

/// What the side not to move would do if it were its turn.
struct Threat {
  Move move;
  Assessment assessment;  ///< of the position after it
};

struct PositionAnalysis {
  /// Of the position under best play. Where the game has ended: how it ended, and no moves.
  Assessment assessment;
  std::vector<AssessedMove> moves;  ///< every legal move, the best for the side to move first
  std::vector<Move> line;           ///< best play, beginning with the first of `moves`
  /// Only where it would gain by having the turn, and where its having it makes a valid position.
  std::optional<Threat> threat;
  bool from_tables;  ///< every move's verdict stands in the tables, no search was needed
  int depth_plies;   ///< searched in full; 0 where the tables say it all
  std::int64_t nodes;
};

}  // namespace baghchal
