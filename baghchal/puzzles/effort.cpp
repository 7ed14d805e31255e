#include "baghchal/puzzles/effort.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "baghchal/puzzles/look.hpp"

namespace baghchal {
namespace {

constexpr int first_look_plies = 2;

constexpr std::array<PuzzleGrade, grades_of_puzzles> grades{PuzzleGrade::easy, PuzzleGrade::medium,
                                                            PuzzleGrade::hard, PuzzleGrade::expert,
                                                            PuzzleGrade::master};
constexpr std::array<std::string_view, grades_of_puzzles> grade_names{"easy", "medium", "hard",
                                                                      "expert", "master"};
/// The least difficulty of each grade.
constexpr std::array<int, grades_of_puzzles> thresholds{1, 15, 30, 42, 55};

/// How often a number can be halved: 0, 1, 2, 2, 3, 3, 3, 3, 4 … for 0, 1, 2 …
int doublings(int number) {
  return static_cast<int>(std::bit_width(static_cast<unsigned>(number)));
}

/// The solver's moves that do not stand out at the first ply.
int count_hidden_moves(Position position, const std::vector<Move>& moves, const Variant& variant) {
  int hidden = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const bool solvers = i % 2 == 0;
    if (solvers && !stands_out(moves[i], position, 1, variant)) ++hidden;
    position = play_unchecked(position, moves[i]);
  }
  return hidden;
}

}  // namespace

Effort effort_of(const Position& position, const Answer& answer, const Variant& variant) {
  const Move key = answer.moves.front();
  Effort effort{.only_moves = count_hidden_moves(position, answer.moves, variant),
                .sight_plies = sight_plies(key, position, variant),
                .rivals = 0,
                .temptations = 0,
                .length_plies = answer.verdict.distance_plies.value_or(
                    answer.verdict.forced_captures_in_plies.value_or(0))};
  const int value = look_at(key, position, first_look_plies, variant);
  for (const Move move : legal_moves(position, variant)) {
    if (move == key) continue;
    const int other = look_at(move, position, first_look_plies, variant);
    if (other >= value) ++effort.rivals;
    if (other > value) ++effort.temptations;
  }
  return effort;
}

int difficulty(const Effort& effort) {
  const int points = 5 * (effort.sight_plies - 2) + 4 * (effort.only_moves - 1) +
                     2 * doublings(effort.rivals) + 4 * doublings(effort.temptations) +
                     2 * doublings(effort.length_plies);
  return std::clamp(points, 1, 100);
}

PuzzleGrade grade_of(int difficulty) {
  const auto above = std::ranges::upper_bound(thresholds, difficulty);
  return grades[static_cast<std::size_t>(
      std::max<std::ptrdiff_t>(above - thresholds.begin() - 1, 0))];
}

std::span<const PuzzleGrade> puzzle_grades() {
  return grades;
}

std::string_view name(PuzzleGrade grade) {
  return grade_names[static_cast<std::size_t>(grade)];
}

std::optional<PuzzleGrade> find_puzzle_grade(std::string_view name) {
  const auto found = std::ranges::find(grade_names, name);
  if (found == grade_names.end()) return std::nullopt;
  return grades[static_cast<std::size_t>(found - grade_names.begin())];
}

}  // namespace baghchal
