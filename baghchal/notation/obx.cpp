#include "baghchal/notation/obx.hpp"

#include <fmt/format.h>

#include "baghchal/notation/rows.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

constexpr RowLetters letters{'T', 'G', 'X'};
constexpr std::string_view no_move = "-";
constexpr std::string_view no_number = "-";
constexpr std::string_view at_start = "#";

const Geometry& board() {
  return bagh_chal_board();
}

/// Version 2 of the format leaves the hand out.
void derive_hand(SetupReading& reading) {
  if (!reading.captured()) return;
  const int on_board = count(reading.pieces().goats);
  const int hand = board().goats() - *reading.captured() - on_board;
  if (hand >= 0) return reading.set_hand(hand);
  reading.problem("goat-count", fmt::format("the goats do not add up: {} captured + {} on the "
                                            "board are more than {}",
                                            *reading.captured(), on_board, board().goats()));
}

/// The plies played when a side has made its n-th move.
int ply_of(Side mover, int number) {
  return 2 * number - (mover == Side::goats ? 1 : 0);
}

/// `#g1`, `#t3`: whose and which move was the last one.
std::optional<int> parse_move_number(std::string_view field, SetupReading& reading) {
  const bool goats = field.starts_with("#g");
  const auto number =
      goats || field.starts_with("#t") ? parse_number(field.substr(2), max_ply / 2) : std::nullopt;
  if (!number || *number == 0) {
    reading.problem("bad-move-number",
                    fmt::format("move number {} is none of #, #g1, #t1 and -", in_quotes(field)));
    return std::nullopt;
  }
  const Side mover = goats ? Side::goats : Side::tigers;
  if (reading.side() == mover) {
    reading.problem("bad-move-number",
                    fmt::format("move number {}: it cannot be the {}' turn again", in_quotes(field),
                                goats ? "goats" : "tigers"));
  }
  return ply_of(mover, *number);
}

/// The ply that the last field says. A bare # stands at the start of a game, but programs also
/// write it where they do not count; the last move tells these apart.
std::optional<int> read_ply(std::string_view field, bool has_last_move, SetupReading& reading) {
  if (field == no_number) return std::nullopt;
  if (field == at_start) return has_last_move ? std::nullopt : std::optional(0);
  return parse_move_number(field, reading);
}

tl::expected<RowLine, Problems> read_line(std::string_view text) {
  const std::vector<std::string_view> fields = words(text);
  SetupReading reading(traditional());
  reading.read_board(word_at(fields, 0), letters);
  reading.read_side(word_at(fields, 1), "g", "t");
  const bool has_hand = fields.size() > 2 && fields[2].starts_with('@');
  const std::size_t next = has_hand ? 3 : 2;
  if (has_hand) reading.read_hand(fields[2], "@");
  reading.read_captured(word_at(fields, next), "c");
  if (!has_hand) derive_hand(reading);
  const auto last_move = read_last_move(word_at(fields, next + 1), no_move, board(), reading);
  std::optional<int> ply;
  if (const auto number = word_at(fields, next + 2)) {
    ply = read_ply(*number, last_move.has_value(), reading);
  }
  reading.refuse(word_at(fields, next + 3));
  return reading.finish().map(
      [&](const Position& position) { return RowLine{position, ply, last_move}; });
}

std::string move_number(Side mover, std::optional<int> ply) {
  if (!ply) return std::string(no_number);
  if (*ply == 0) return std::string(at_start);
  return fmt::format("#{}{}", mover == Side::goats ? 'g' : 't', (*ply + 1) / 2);
}

std::string write_line(const Position& position, std::optional<int> ply,
                       std::optional<Move> last_move) {
  return fmt::format("{} {} @{} c{} {} {}", rows_text(position, board(), letters),
                     position.side() == Side::goats ? 'g' : 't', position.hand(),
                     position.captured(board()),
                     last_move ? last_move_text(*last_move, board(), true) : std::string(no_move),
                     move_number(opponent(position.side()), ply));
}

constexpr RowFormat format{read_line, write_line, no_move};

/// The format says whose move was the last one, and so cannot name every ply.
std::optional<std::string> against_ply(const Position& position, std::optional<int> ply) {
  const bool tigers_to_move = position.side() == Side::tigers;
  if (!ply || *ply == 0 || (*ply % 2 != 0) == tigers_to_move) return std::nullopt;
  return fmt::format("after {} plies the {} would not be to move", *ply,
                     tigers_to_move ? "tigers" : "goats");
}

}  // namespace

std::vector<ReadRecord> read_obx(std::string_view text) {
  return read_position_rows(text, format);
}

tl::expected<std::string, std::string> write_obx(const Record& record) {
  if (auto reason = against_ply(record.start, record.start_ply)) {
    return tl::unexpected(std::move(*reason));
  }
  return write_position_rows(record, format);
}

tl::expected<PositionLine, Problems> read_obx_position(std::string_view text) {
  return read_line(text).map(
      [](const RowLine& line) { return PositionLine{line.position, line.ply}; });
}

tl::expected<std::string, std::string> write_obx_position(const PositionLine& line) {
  if (auto reason = against_ply(line.position, line.ply)) return tl::unexpected(std::move(*reason));
  return write_line(line.position, line.ply, std::nullopt);
}

}  // namespace baghchal
