#include "baghchal/cli/puzzle_json.hpp"

#include "baghchal/cli/verdict_json.hpp"
#include "baghchal/console/output.hpp"
#include "baghchal/notation/rules_text.hpp"

namespace baghchal {
namespace {

Json theme_names(const std::vector<Theme>& themes) {
  Json names = Json::array();
  for (const Theme theme : themes) names.push_back(name(theme));
  return names;
}

}  // namespace

Json puzzle_json(const Puzzle& puzzle, const Variant& variant) {
  const Geometry& board = *variant.board;
  const int number = difficulty(puzzle.effort);
  Json object;
  object["id"] = puzzle_id(puzzle.position, board);
  object["position"] = to_text(PositionLine{puzzle.position, std::nullopt}, board);
  object["rules"] = to_text(variant.rules);
  object["side"] = name(puzzle.side());
  object["kind"] = name(puzzle.kind());
  object["goal"] = goal_sentence(puzzle, board);
  add_verdict(object, puzzle.answer.verdict);
  object["answer"] = moves_json(puzzle.answer.moves, board);
  object["line"] = moves_json(puzzle.answer.line, board);
  object["themes"] = theme_names(puzzle.themes);
  object["difficulty"] = number;
  object["grade"] = name(grade_of(number));
  return object;
}

}  // namespace baghchal
