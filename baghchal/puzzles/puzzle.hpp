#pragma once

/// A puzzle: a position in which one move alone keeps what it is worth. All of it follows from the
/// position and the tables, so that a puzzle is checked by posing it again.
///
/// Threads: as Tablebase.

#include <string>
#include <vector>

#include "baghchal/puzzles/effort.hpp"
#include "baghchal/puzzles/theme.hpp"

namespace baghchal {

struct Puzzle {
  Position position;
  Answer answer;
  std::vector<Theme> themes;
  Effort effort;

  Side side() const { return position.side(); }
  PuzzleKind kind() const { return answer.kind; }
};

/// The puzzle that a position is. Empty where `find_answer` finds none, and where the key stands
/// out at the very first ply: the only capture of all. Fails where a table is damaged. Requires:
/// the position is valid for the tables' variant.
Result<std::optional<Puzzle>> pose(const Position& position, const Tablebase& tables);

/// A short name of letters and digits that positions share exactly where a symmetry of the board
/// takes one to the other.
std::string puzzle_id(const Position& position, const Geometry& board);

/// What the solver is asked for: "Goats to move: trap the tigers in 5 plies."
std::string goal_sentence(const Puzzle& puzzle, const Geometry& board);

}  // namespace baghchal
