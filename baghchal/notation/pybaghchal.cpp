#include "baghchal/notation/pybaghchal.hpp"

#include <fmt/format.h>

#include "baghchal/notation/rows.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

constexpr RowLetters letters{'T', 'G', std::nullopt};
constexpr std::string_view no_move = "m";

const Geometry& board() {
  return bagh_chal_board();
}

tl::expected<RowLine, Problems> read_line(std::string_view text) {
  const std::vector<std::string_view> fields = words(text);
  SetupReading reading(traditional());
  std::optional<LastMove> last_move;
  fields.size() > 0 ? reading.read_board(fields[0], letters) : reading.missing("the board");
  fields.size() > 1 ? reading.read_side(fields[1], "g", "t") : reading.missing("side");
  fields.size() > 2 ? reading.read_hand(fields[2], "g") : reading.missing("hand");
  fields.size() > 3 ? reading.read_captured(fields[3], "c") : reading.missing("captured");
  if (fields.size() > 4) {
    last_move = read_last_move(fields[4], no_move, board(), reading);
  } else {
    reading.missing("the last move");
  }
  if (fields.size() > 5) reading.extra(fields[5]);
  return reading.finish().map(
      [&](const Position& position) { return RowLine{position, std::nullopt, last_move}; });
}

std::string write_line(const Position& position, std::optional<int> /*ply*/,
                       std::optional<Move> last_move) {
  return fmt::format("{} {} g{} c{} {}", rows_text(position, board(), letters),
                     position.side() == Side::goats ? 'g' : 't', position.hand(),
                     position.captured(board()),
                     last_move ? last_move_text(*last_move, board(), false) : std::string(no_move));
}

constexpr RowFormat format{read_line, write_line, no_move};

}  // namespace

std::vector<ReadRecord> read_pybaghchal(std::string_view text) {
  return read_position_rows(text, format);
}

tl::expected<std::string, std::string> write_pybaghchal(const Record& record) {
  return write_position_rows(record, format);
}

tl::expected<PositionLine, Problems> read_pybaghchal_position(std::string_view text) {
  return read_line(text).map(
      [](const RowLine& line) { return PositionLine{line.position, line.ply}; });
}

tl::expected<std::string, std::string> write_pybaghchal_position(const PositionLine& line) {
  return write_line(line.position, line.ply, std::nullopt);
}

}  // namespace baghchal
