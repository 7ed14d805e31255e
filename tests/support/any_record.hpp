#pragma once

/// Random game records, for the tests of readers and writers. To be called inside a rapidcheck
/// property.
///
/// Threads: rapidcheck's.

#include <rapidcheck.h>

#include <string>
#include <vector>

#include "baghchal/board/moves.hpp"
#include "baghchal/notation/record.hpp"
#include "tests/support/generators.hpp"

namespace baghchal {

/// Record has no == of its own: boards are compared by identity.
inline bool same(const Record& a, const Record& b) {
  return a.tags == b.tags && a.variant.board == b.variant.board &&
         a.variant.rules == b.variant.rules && a.start == b.start && a.start_ply == b.start_ply &&
         a.line == b.line && a.result == b.result;
}

/// The moves of the main line.
inline std::vector<Move> main_line(const Record& record) {
  std::vector<Move> moves;
  for (const RecordedMove& recorded : record.line.moves) moves.push_back(recorded.move);
  return moves;
}

/// Where the main line ends.
inline Position last_position(const Record& record) {
  Position position = record.start;
  for (const Move move : main_line(record)) position = play_unchecked(position, move);
  return position;
}

/// Text with all that is special in a record, without line ends and closing braces.
inline std::string any_tag_value() {
  return *rc::gen::container<std::string>(
      rc::gen::elementOf(std::string("ab \"\\[]{();%$\t\x01\xc3\xa9")));
}

inline std::vector<std::string> any_comments() {
  const auto comment = rc::gen::container<std::string>(
      rc::gen::elementOf(std::string("ab c\n\r\n[Event \"x\"]{(;%$1-0\"\\")));
  const int count = *rc::gen::element(0, 0, 0, 1, 2);
  return *rc::gen::container<std::vector<std::string>>(static_cast<std::size_t>(count), comment);
}

inline RecordedLine any_line(Position position, const Variant& variant, int longest, int depth) {
  RecordedLine line;
  line.comments = any_comments();
  const int length = *rc::gen::inRange(1, longest + 1);
  for (int i = 0; i < length; ++i) {
    const MoveList moves = legal_moves(position, variant);
    if (moves.empty()) break;
    RecordedMove recorded{moves[*rc::gen::inRange(0, moves.size())]};
    recorded.comments = any_comments();
    if (*rc::gen::inRange(0, 5) == 0) recorded.nags.push_back(*rc::gen::inRange(0, 256));
    if (depth < 3 && *rc::gen::inRange(0, 6) == 0) {
      recorded.variations.push_back(any_line(position, variant, longest / 2 + 1, depth + 1));
    }
    position = play_unchecked(position, recorded.move);
    line.moves.push_back(std::move(recorded));
  }
  return line;
}

inline Record any_record() {
  Record record;
  for (const char* const name : {"Event", "Goats", "Round", "Opening", "Note_2"}) {
    if (*rc::gen::arbitrary<bool>()) record.tags.emplace_back(name, any_tag_value());
  }
  record.variant.rules =
      *rc::gen::element(Rules{}, Rules{.captures_to_win = 3, .last_stand = 2},
                        Rules{.confinement = Confinement::tigers_win, .ply_limit = 0});
  record.result = *rc::gen::element(RecordResult::goats_win, RecordResult::tigers_win,
                                    RecordResult::draw, RecordResult::unknown);
  if (*rc::gen::arbitrary<bool>()) {
    record.start = *any_position(record.variant);
    record.start_ply = *rc::gen::inRange(0, 300);
  }
  record.line = any_line(record.start, record.variant, 12, 0);
  return record;
}

/// A game that every dialect can carry: moves from the set-up.
inline Record any_plain_record() {
  Record record;
  for (const Move move : *any_game(traditional(), 60)) record.line.moves.push_back({move});
  return record;
}

}  // namespace baghchal
