#include "baghchal/notation/move_text.hpp"

#include <fmt/format.h>

#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

/// How long the name of a point is on every board (BoardPlan::Place::name).
constexpr std::size_t name_length = 2;

constexpr std::string_view spellings = "a placement is written c3, a step a1-b2, a capture a1xc3";

tl::unexpected<std::string> no_move(std::string_view text) {
  return tl::unexpected(fmt::format("{} is no move: {}", in_quotes(text), spellings));
}

/// What stands between the two points: `-`, `x` or nothing.
struct Link {
  bool valid;
  std::optional<MoveKind> kind;
};

Link parse_link(std::string_view text) {
  if (text.empty()) return {true, std::nullopt};
  if (text == "-") return {true, MoveKind::step};
  return {text == "x" || text == "X", MoveKind::capture};
}

std::string unknown_point(std::string_view text, std::string_view name) {
  const std::string whose = text == name ? "" : in_quotes(text) + ": ";
  return fmt::format("{}the board has no point {}", whose, in_quotes(name));
}

tl::expected<Attempt, std::string> parse_placement(std::string_view text, const Geometry& board) {
  const std::string_view name = text.substr(text.size() - name_length);
  if (!is_letter(name[0]) || !is_digit(name[1])) return no_move(text);
  const std::optional<Point> to = board.find_point(name);
  if (!to) return tl::unexpected(unknown_point(text, name));
  return Attempt{no_point, *to, MoveKind::placement};
}

}  // namespace

std::string to_text(Move move, const Geometry& board) {
  return attempt_text(attempt_of(move), board);
}

tl::expected<Attempt, std::string> parse_attempt(std::string_view text, const Geometry& board) {
  const bool marked = text.starts_with('@');
  if (text.size() == name_length + (marked ? 1 : 0)) return parse_placement(text, board);
  if (marked || text.size() < 2 * name_length || text.size() > 2 * name_length + 1) {
    return no_move(text);
  }
  const std::string_view from_name = text.substr(0, name_length);
  const std::string_view to_name = text.substr(text.size() - name_length);
  const Link link = parse_link(text.substr(name_length, text.size() - 2 * name_length));
  if (!link.valid || !is_letter(from_name[0]) || !is_digit(from_name[1]) ||
      !is_letter(to_name[0]) || !is_digit(to_name[1])) {
    return no_move(text);
  }
  const std::optional<Point> from = board.find_point(from_name);
  if (!from) return tl::unexpected(unknown_point(text, from_name));
  const std::optional<Point> to = board.find_point(to_name);
  if (!to) return tl::unexpected(unknown_point(text, to_name));
  return Attempt{*from, *to, link.kind};
}

}  // namespace baghchal
