#include "baghchal/notation/position_line.hpp"

#include <fmt/format.h>

#include "baghchal/notation/rows.hpp"
#include "baghchal/notation/setup_reading.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

constexpr RowLetters letters{'T', 'G', std::nullopt};

std::optional<int> read_ply(std::string_view text, SetupReading& reading) {
  const std::optional<int> ply = parse_number(text, max_ply);
  if (!ply) {
    reading.problem("bad-ply",
                    fmt::format("ply {} is not a number from 0 to {}", in_quotes(text), max_ply));
  }
  return ply;
}

}  // namespace

std::string to_text(const PositionLine& line, const Geometry& board) {
  const Position& position = line.position;
  const std::string text = fmt::format("{} {} {} {}", rows_text(position, board, letters),
                                       position.side() == Side::goats ? 'g' : 't', position.hand(),
                                       position.captured(board));
  return line.ply ? fmt::format("{} {}", text, *line.ply) : text;
}

tl::expected<PositionLine, Problems> parse_position(std::string_view text, const Variant& variant) {
  const std::vector<std::string_view> fields = words(without_mark(text));
  SetupReading reading(variant);
  reading.read_board(word_at(fields, 0), letters);
  reading.read_side(word_at(fields, 1), "g", "t");
  reading.read_hand(word_at(fields, 2));
  reading.read_captured(word_at(fields, 3));
  std::optional<int> ply;
  if (const auto field = word_at(fields, 4)) ply = read_ply(*field, reading);
  reading.refuse(word_at(fields, 5));
  return reading.finish().map(
      [&](const Position& position) { return PositionLine{position, ply}; });
}

}  // namespace baghchal
