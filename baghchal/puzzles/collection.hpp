#pragma once

/// Puzzles gathered from games, of which the best are taken: no two the same, evenly spread over
/// kinds, sides and grades.
///
/// Threads: a PuzzleCollection belongs to one thread at a time; puzzles_of_game is as Tablebase.

#include <array>
#include <string>
#include <unordered_set>
#include <vector>

#include "baghchal/puzzles/puzzle.hpp"

namespace baghchal {

/// Empty lists stand for all kinds and all grades.
struct PuzzleWishes {
  std::vector<PuzzleKind> kinds = {};
  std::vector<PuzzleGrade> grades = {};

  bool include(PuzzleKind kind) const;
  bool include(PuzzleGrade grade) const;
};

/// The puzzles of a plausible game that are wished for, at most one of each kind and side: those of
/// a kind follow each other closely in a game and look alike. A seed stands for a row of games with
/// the numbers 0, 1, …; the same two give the same puzzles. Fails where a table is damaged.
Result<std::vector<Puzzle>> puzzles_of_game(const Tablebase& tables, const PuzzleWishes& wishes,
                                            std::uint64_t seed, std::uint64_t game);

class PuzzleCollection {
 public:
  /// The board must outlive it.
  explicit PuzzleCollection(const Geometry& board) : board_(board) {}

  /// Keeps the puzzle, unless it is there already.
  void offer(const Puzzle& puzzle);

  int size() const { return static_cast<int>(ids_.size()); }

  /// So many puzzles, the easiest first, or all there are: as many of each kind, side and grade as
  /// can be, and of those the ones with the most to see, the first offered of equal ones.
  std::vector<Puzzle> take(int number) const;

 private:
  struct Kept {
    Puzzle puzzle;
    int number;  ///< in the order in which they were offered
  };

  static bool is_better(const Kept& a, const Kept& b);
  static bool is_easier(const Kept& a, const Kept& b);

  static constexpr std::size_t sides = 2;
  static constexpr std::size_t combinations = kinds_of_puzzles * grades_of_puzzles * sides;

  const Geometry& board_;
  std::unordered_set<std::string> ids_;
  std::array<std::vector<Kept>, combinations> by_combination_;
};

}  // namespace baghchal
