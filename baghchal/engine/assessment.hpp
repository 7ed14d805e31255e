#pragma once

/// What the engine thinks of a position or a move: proved, or estimated.
///
/// Threads: plain values and pure functions.

#include <optional>
#include <vector>

#include "baghchal/board/move.hpp"
#include "baghchal/search/search.hpp"
#include "baghchal/tablebase/verdict.hpp"

namespace baghchal {

struct Assessment {
  /// What is proved, by tables or by looking ahead to the end; empty where there is only an
  /// estimate. Plies count from the position that is assessed, of a move from the one after it.
  std::optional<Verdict> verdict;
  /// The same or the estimate as a score *for the tigers*, whoever is to move.
  Score for_tigers = 0;

  bool operator==(const Assessment&) const = default;
};

/// What became of a game that has ended in that position.
Verdict verdict_of(const Outcome& outcome, const Position& position, const Variant& variant);
/// The assessment of a position from a score for its side to move.
Assessment assessment_of(Score score, Side to_move, bool proved, const Rules& rules);
/// The assessment of the position after a move that is worth so much to who makes it.
Assessment assessment_after(const ScoredMove& scored, Side mover, const Rules& rules);
/// The assessment that tables give.
Assessment assessment_of(const Verdict& verdict, const Rules& rules);

/// Negative where `a` is better for the side than `b`, positive where it is worse, 0 where neither:
/// verdicts as `compare_for` in verdict.hpp has them; where one is an estimate, scores.
int compare_for(Side side, const Assessment& a, const Assessment& b);

/// The score for the tigers, from 0 for a win of the goats, a draw without a capture one goat above
/// it, and so on to a win of the tigers: in hundredths of a goat.
Score graded_for_tigers(const Assessment& assessment, const Rules& rules);

/// How good the tigers' prospects are, from 0 (the goats win) over draws with 0, 1, … captures to 1
/// (the tigers win), evenly spaced: for bars and graphs.
double share_of_tigers(const Assessment& assessment, const Rules& rules);

struct AssessedMove {
  Move move;
  Assessment assessment;  ///< of the position after it
};

}  // namespace baghchal
