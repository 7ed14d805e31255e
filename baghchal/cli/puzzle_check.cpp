#include "baghchal/cli/puzzle_check.hpp"

#include <fmt/format.h>

#include "baghchal/cli/puzzle_json.hpp"
#include "baghchal/console/output.hpp"
#include "baghchal/notation/position_line.hpp"

namespace baghchal {
namespace {

/// A value as JSON in ASCII, cut where it is long.
std::string excerpt(const Json& value) {
  constexpr std::size_t longest = 100;
  const std::string text = value.dump(-1, ' ', true);
  return text.size() <= longest ? text : text.substr(0, longest) + "…";
}

/// The first key whose value is not the right one. Keys of other programs are not looked at.
std::optional<std::string> difference(const Json& said, const Json& right) {
  for (const auto& [key, value] : right.items()) {
    if (!said.contains(key)) return fmt::format("{} is missing", key);
    if (said[key] != value) {
      return fmt::format("{} is {}, not {}", key, excerpt(value), excerpt(said[key]));
    }
  }
  return std::nullopt;
}

std::string why_no_puzzle(const Position& position, const Tablebase& tables) {
  const auto verdict = tables.probe(position);
  if (!verdict) throw BadInput(verdict.error());
  return *verdict ? "the position is no puzzle" : "the tables do not hold the position";
}

}  // namespace

CheckedPuzzle check_puzzle(std::string_view text, const Tablebase& tables) {
  const auto read = read_json(text);
  if (!read) return {read.error(), ""};
  const Json& said = *read;
  if (!said.is_object() || !said.contains("position") || !said["position"].is_string()) {
    return {"it is no object with a position", ""};
  }
  const auto line = parse_position(said["position"].get<std::string>(), tables.variant());
  if (!line) return {sentences(line.error()), ""};
  const auto puzzle = pose(line->position, tables);
  if (!puzzle) throw BadInput(puzzle.error());
  if (!*puzzle) return {why_no_puzzle(line->position, tables), ""};
  return {difference(said, puzzle_json(**puzzle, tables.variant())),
          puzzle_id(line->position, *tables.variant().board)};
}

}  // namespace baghchal
