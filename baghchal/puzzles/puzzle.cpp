#include "baghchal/puzzles/puzzle.hpp"

#include <fmt/format.h>

#include "baghchal/board/symmetry.hpp"
#include "baghchal/puzzles/look.hpp"

namespace baghchal {
namespace {

std::string counted(int number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string plies(int number) {
  return counted(number, "ply", "plies");
}

std::string capture_words(const Verdict& verdict, int goats) {
  std::string words = fmt::format("win {} by force", counted(goats, "more goat", "more goats"));
  if (verdict.forced_captures_in_plies) {
    words += " within " + plies(*verdict.forced_captures_in_plies);
  }
  return words;
}

std::string save_words(int goats) {
  if (goats == 0) return "lose no goat";
  return fmt::format("lose no more than {} from here on", counted(goats, "goat", "goats"));
}

std::string goal_words(const Puzzle& puzzle, const Geometry& board) {
  const Verdict& verdict = puzzle.answer.verdict;
  const int goats_to_come = verdict.forced_captures.value_or(0) - puzzle.position.captured(board);
  switch (puzzle.kind()) {
    case PuzzleKind::win:
      return "win in " + plies(*verdict.distance_plies);
    case PuzzleKind::trap:
      return "trap the tigers in " + plies(*verdict.distance_plies);
    case PuzzleKind::keep_win:
      return "find the only move that wins";
    case PuzzleKind::hold:
      return "find the only move that holds the draw";
    case PuzzleKind::capture:
      return capture_words(verdict, goats_to_come);
    case PuzzleKind::save:
      return save_words(goats_to_come);
  }
  return {};
}

}  // namespace

Result<std::optional<Puzzle>> pose(const Position& position, const Tablebase& tables) {
  auto answer = find_answer(position, tables);
  if (!answer) return tl::unexpected(answer.error());
  if (!*answer) return std::nullopt;
  const Effort effort = effort_of(position, **answer, tables.variant());
  if (effort.sight_plies <= 1) return std::nullopt;
  auto themes = themes_of(position, **answer, tables);
  if (!themes) return tl::unexpected(themes.error());
  return Puzzle{position, **std::move(answer), *std::move(themes), effort};
}

/// The packed word of the canonical position to the base of 36.
std::string puzzle_id(const Position& position, const Geometry& board) {
  constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
  std::string id;
  for (std::uint64_t word = canonical(position, board).position.pack(board); word > 0;
       word /= digits.size()) {
    id.insert(id.begin(), digits[word % digits.size()]);
  }
  return id;
}

std::string goal_sentence(const Puzzle& puzzle, const Geometry& board) {
  return fmt::format("{} to move: {}.", puzzle.side() == Side::tigers ? "Tigers" : "Goats",
                     goal_words(puzzle, board));
}

}  // namespace baghchal
