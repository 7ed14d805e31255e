#pragma once

/// Checks tables against the rules: every block must be whole, and every verdict must follow from
/// those of the positions one ply on, by the rules of board/moves.hpp alone.
///
/// Where all positions agree with their successors in this way, all grades are right:
///
///   placement phase   Nothing loops. From the last goat to the first, each grade is the best of
///                     the moves for its side, and so is right if those it follows from are.
///   wins              A won position has a move (the winner to move) or only moves (the loser to
///                     move) to won positions that are a ply nearer to the end. So the plies left
///                     shrink to none with every ply the winner plays by the tables: the win is
///                     real, and its plies are the shortest that the winner can force.
///   forced captures   In a draw of grade k with a capture to come, the tigers have a move to the
///                     k-th capture or to grade k, a ply nearer; each goat move leads to grade k, a
///                     ply nearer at least, or to a higher grade. So with every two plies the grade
///                     rises or the plies shrink. Grades end at the highest, plies at a capture
///                     into a position that is not won for the goats: the tigers get what is said.
///   and no more       From the positions of grades up to k no tiger move leads out, and the goats
///                     always have one that stays. In a draw more than its grade is never captured,
///                     so what the tigers capture beyond the k-th leads to a win of the goats.
///                     Playing on for ever is a draw. So the goats hold the tigers to grade k.
///
/// Plies to the last forced capture are checked exactly where no goat move leads to a higher grade,
/// else as a bound (one_ply.hpp).
///
/// Threads: call from one thread; a stop may be asked for from any.

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

struct VerifyOptions {
  int threads = 1;  ///< 1 or more
  /// Every position instead of a sample; then the counts and longest wins that the heads of the
  /// tables state are checked, too.
  bool all = false;
  std::uint64_t sample = 10000;  ///< positions of each table
  std::uint64_t seed = 1;        ///< the same sample for the same seed
  /// The movement phase's values alone: they must be those that the tablebase gives. May be null.
  const Tablebase* movement_values = nullptr;
};

struct VerifyReport {
  std::uint64_t blocks = 0;     ///< checked
  std::uint64_t positions = 0;  ///< checked
  /// Positions that could not be checked: a table they follow from is missing or damaged.
  std::uint64_t unchecked = 0;
  std::uint64_t faults = 0;
  std::vector<std::string> examples;  ///< the first faults, in sentences without full stops
  bool stopped = false;
};

/// `report` gets the part done, 0 to 1, on the thread that verifies. On the Bagh-Chal board takes
/// up to 1.3 GB where all positions of the placement phase are checked, 0.3 GB otherwise.
VerifyReport verify(const Tablebase& tablebase, const VerifyOptions& options,
                    const std::stop_token& stop, const std::function<void(double)>& report);

}  // namespace baghchal
