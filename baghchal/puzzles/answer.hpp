#pragma once

/// The answer to a puzzle: the one move that keeps what a position is worth, and the play that
/// follows as long as the solver has but one such move each time.
///
///   key ─ reply ─ only move ─ reply ─ only move │ ─ best play …
///   └──────────────── moves ────────────────────┘
///   └──────────────── line ────────────────────────────────────┘
///
/// The replies are the most stubborn ones: of those that are best for who makes them, the one that
/// leaves the solver the fewest right moves; of equal ones the first by its text.
///
/// Threads: as Tablebase.

#include <optional>
#include <vector>

#include "baghchal/puzzles/puzzle_kind.hpp"
#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

struct Answer {
  PuzzleKind kind;
  Verdict verdict;  ///< of the position
  /// The solver's moves and the replies between them; the first and the last are the solver's.
  std::vector<Move> moves;
  /// Begins with `moves`. Goes on to the end of a win whose distance is known, or to the last
  /// forced capture.
  std::vector<Move> line;
};

/// The most moves that a solver is asked to find in a row.
inline constexpr int most_only_moves = 6;

/// How many moves one must be able to choose from for there to be a puzzle.
inline constexpr int fewest_choices = 3;

/// A goat is at stake that can be seen: the next one, or the one after it.
inline constexpr int farthest_goat_at_stake = 2;

/// Empty where more than one move keeps what the position is worth, where the choice is small,
/// where the goat at stake is far off, and where the tables do not hold every move. Fails where a
/// table is damaged. Requires: the position is valid for the tables' variant.
Result<std::optional<Answer>> find_answer(const Position& position, const Tablebase& tables);

/// The kind of the puzzle that `find_answer` would find, given the position's moves as the tables
/// rate them.
std::optional<PuzzleKind> kind_of(const Position& position, const std::vector<RatedMove>& rated,
                                  const Geometry& board);

}  // namespace baghchal
