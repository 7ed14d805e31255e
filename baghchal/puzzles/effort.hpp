#pragma once

/// How hard a puzzle is: what must be seen to solve it, and the number and grade made of that.
///
/// Threads: pure functions.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "baghchal/puzzles/answer.hpp"

namespace baghchal {

/// The parts of a difficulty. It rises with each of them.
struct Effort {
  int only_moves;    ///< that the solver must find, those left out that stand out at the first ply
  int sight_plies;   ///< how far one must look for the key to stand out (look.hpp)
  int rivals;        ///< wrong moves that look as good as the key, or better, two plies ahead
  int temptations;   ///< those of them that look better
  int length_plies;  ///< to the end of the win or the last forced capture; 0 where not known

  bool operator==(const Effort&) const = default;
};

Effort effort_of(const Position& position, const Answer& answer, const Variant& variant);

/// 1 to 100.
int difficulty(const Effort& effort);

enum class PuzzleGrade : std::uint8_t { easy, medium, hard, expert, master };

PuzzleGrade grade_of(int difficulty);

inline constexpr std::size_t grades_of_puzzles = 5;
std::span<const PuzzleGrade> puzzle_grades();
std::string_view name(PuzzleGrade grade);
std::optional<PuzzleGrade> find_puzzle_grade(std::string_view name);

}  // namespace baghchal
