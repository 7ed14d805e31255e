#include "baghchal/puzzles/puzzle_record.hpp"

#include <fmt/format.h>

#include "baghchal/board/moves.hpp"

namespace baghchal {
namespace {

constexpr int good_move_nag = 1;

RecordResult result_of(const Puzzle& puzzle, const Variant& variant) {
  Position position = puzzle.position;
  for (const Move move : puzzle.answer.line) position = play_unchecked(position, move);
  switch (decision(position, variant)) {
    case Decision::none:
      return RecordResult::unknown;
    case Decision::trapped:
      return RecordResult::goats_win;
    case Decision::captured:
    case Decision::confined:
      return RecordResult::tigers_win;
  }
  return RecordResult::unknown;
}

std::string theme_words(const std::vector<Theme>& themes) {
  std::string words;
  for (const Theme theme : themes) {
    if (!words.empty()) words += ' ';
    words += name(theme);
  }
  return words;
}

std::vector<std::pair<std::string, std::string>> tags_of(const Puzzle& puzzle,
                                                         const Geometry& board) {
  const int number = difficulty(puzzle.effort);
  return {{"Event", fmt::format("Puzzle {}", puzzle_id(puzzle.position, board))},
          {"Kind", std::string(name(puzzle.kind()))},
          {"Themes", theme_words(puzzle.themes)},
          {"Difficulty", fmt::format("{} {}", number, name(grade_of(number)))}};
}

}  // namespace

Record to_record(const Puzzle& puzzle, const Variant& variant) {
  Record record{.tags = tags_of(puzzle, *variant.board),
                .variant = variant,
                .start = puzzle.position,
                .result = result_of(puzzle, variant)};
  record.line.comments.push_back(goal_sentence(puzzle, *variant.board));
  for (const Move move : puzzle.answer.line) record.line.moves.push_back({.move = move});
  record.line.moves.front().nags.push_back(good_move_nag);
  record.line.moves[puzzle.answer.moves.size() - 1].comments.emplace_back("Solved.");
  return record;
}

}  // namespace baghchal
