#pragma once

/// One move of an analysed game with what stands around it: all that a comment may speak of.
///
///   before ── judged.played ──→ after
///
/// Threads: plain values and pure functions.

#include <string>
#include <vector>

#include "baghchal/engine/game_analysis.hpp"

namespace baghchal {

/// Requires: what it refers to outlives it; the judged move is legal before.
struct Moment {
  const Variant& variant;
  const JudgedMove& judged;
  Position before;
  Position after;
  const JudgedMove* previous;  ///< the other side's move before it; null for the first
  const JudgedMove* next;      ///< the other side's move after it; null for the last

  const Geometry& board() const { return *variant.board; }
  Side side() const { return before.side(); }
  Move played() const { return judged.played; }
  Move best() const { return judged.before.moves.front().move; }
};

/// The moments of a game, as far as it has been analysed. Requires: the analysis is of this game;
/// both outlive them.
std::vector<Moment> moments(const Game& game, const GameAnalysis& analysis);

/// Whether the moves that hold had run out before the move.
bool has_run_out(const Moment& moment);

/// Whether two assessments come to the same but for the time it takes: proved, the value and the
/// forced captures; estimated, within half a goat.
bool same_grade(const Assessment& a, const Assessment& b);

/// The moves that are as good as the best in every way.
std::vector<Move> equal_moves(const PositionAnalysis& analysis);

/// Whether exactly one move holds, of several that could be made, and that is certain.
bool only_one_holds(const PositionAnalysis& analysis);

/// "14. b2" or "14... e3-d3".
std::string numbered(Move move, int numbered_ply, const Geometry& board);

}  // namespace baghchal
