#pragma once

/// What the engine says of a position: each legal move, best play, and what the other side
/// threatens.
///
/// What tables say is taken over where it stands in the game (table_prober.hpp); elsewhere it is
/// searched. Where positions may not repeat, a draw of the tables says that nobody can force a win
/// by what stands on the board, and not that nobody will run out of positions.
///
/// Threads: plain values.

#include <cstdint>
#include <optional>
#include <string>
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
  /// The tables say it all, no search was needed. Moves that the tables call won have estimates
  /// where the past or the limit may forbid it, if another is certain to win.
  bool from_tables;
  int depth_plies;  ///< searched in full; 0 where the tables say it all
  std::int64_t nodes;
  /// Which table turned out to be damaged, and where: what it should have said was searched.
  std::optional<std::string> damage = std::nullopt;
};

}  // namespace baghchal
