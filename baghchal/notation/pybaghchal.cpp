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
  reading.read_board(word_at(fields, 0), letters);
  reading.read_side(word_at(fields, 1), "g", "t");
  reading.read_hand(word_at(fields, 2), "g");
  reading.read_captured(word_at(fields, 3), "c");
  const auto last_move = read_last_move(word_at(fields, 4), no_move, board(), reading);
  reading.refuse(word_at(fields, 5));
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
