#include "baghchal/notation/plain_game.hpp"

#include <fmt/format.h>

#include "baghchal/board/attempt.hpp"
#include "baghchal/notation/rules_text.hpp"

namespace baghchal {
namespace {

/// What the traditional rules have against the game.
std::optional<std::string> against_traditional(const Record& record) {
  const Geometry& board = *record.variant.board;
  const Setup setup{record.start.tigers(), record.start.goats(), record.start.hand(),
                    record.start.captured(board), record.start.side()};
  if (const auto start = validate(setup, traditional()); !start) return sentences(start.error());
  Position position = record.start;
  int ply = record.start_ply;
  for (const RecordedMove& recorded : record.line.moves) {
    ++ply;
    const auto move = resolve(attempt_of(recorded.move), position, traditional());
    if (!move) return fmt::format("ply {}: {}", ply, move.error().sentence);
    position = play_unchecked(position, *move);
  }
  return std::nullopt;
}

}  // namespace

RecordResult result_by_position(const Position& position, const Variant& variant) {
  switch (decision(position, variant)) {
    case Decision::none:
      break;
    case Decision::trapped:
      return RecordResult::goats_win;
    case Decision::captured:
    case Decision::confined:
      return RecordResult::tigers_win;
  }
  return RecordResult::unknown;
}

std::optional<std::string> against_plain_game(const Record& record) {
  if (record.variant.board != traditional().board) {
    return fmt::format("the board is {}, not {}", record.variant.board->name(),
                       traditional().board->name());
  }
  if (const auto reason = against_traditional(record)) {
    return fmt::format("it is played by the rules {}, and the traditional ones have against it: {}",
                       to_text(record.variant.rules), *reason);
  }
  return std::nullopt;
}

}  // namespace baghchal
