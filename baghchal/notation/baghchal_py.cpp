#include "baghchal/notation/baghchal_py.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "baghchal/board/attempt.hpp"
#include "baghchal/notation/game_words.hpp"
#include "baghchal/notation/plain_game.hpp"
#include "baghchal/notation/rows.hpp"
#include "baghchal/notation/setup_reading.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

constexpr RowLetters letters{'B', 'G', std::nullopt};

/// What cannot be told from no game at all.
constexpr const char* nothing_in_it = "a game with neither a move nor a result";

const Geometry& board() {
  return bagh_chal_board();
}

/// Goat turns say how many goats have left the hand, and so how many of them are captured.
void count_goats(int turns, SetupReading& reading) {
  const int placed = std::min(turns, board().goats());
  const int on_board = count(reading.pieces().goats);
  reading.set_hand(board().goats() - placed);
  if (on_board > placed) {
    reading.problem("goat-count", fmt::format("the goats do not add up: {} on the board after {} "
                                              "goat turns",
                                              on_board, turns));
  } else {
    reading.set_captured(placed - on_board);
  }
}

std::optional<int> read_turns(SetupReading::Field text, SetupReading& reading) {
  if (!text) {
    reading.missing("the number of goat turns");
    return std::nullopt;
  }
  const std::optional<int> turns = parse_number(*text, max_ply / 2);
  if (turns) {
    count_goats(*turns, reading);
  } else {
    reading.problem("bad-ply", fmt::format("goat turns {} is not a number from 0 to {}",
                                           in_quotes(*text), max_ply / 2));
  }
  return turns;
}

/// The plies played before the side to move moves; none where the tigers are to move, but the goats
/// have had no turn.
std::optional<int> ply_after(int turns, Side side) {
  const int ply = 2 * turns - (side == Side::tigers ? 1 : 0);
  return ply >= 0 ? std::optional(ply) : std::nullopt;
}

int goat_turns(const PositionLine& line) {
  if (line.ply) return (*line.ply + 1) / 2;
  return line.position.placed(board());
}

std::string point_text(Point point) {
  return fmt::format("{}{}", row_from_top(board(), point) + 1, board().x(point) + 1);
}

std::optional<Point> parse_point(std::string_view text) {
  if (text.size() != 2 || !is_digit(text[0]) || !is_digit(text[1])) return std::nullopt;
  return point_from_top(board(), text[1] - '1', text[0] - '1');
}

std::string move_text(Move move, Side side) {
  std::string text = side == Side::goats ? "G" : "B";
  if (move.is_capture()) text += 'x';
  if (move.from() != no_point) text += point_text(move.from());
  return text + point_text(move.to());
}

/// A move as written: which side's it is, and what it asks for.
struct WrittenMove {
  Side side;
  Attempt attempt;
};

std::optional<WrittenMove> parse_move(std::string_view text) {
  const bool tigers = text.starts_with('B');
  if (!tigers && !text.starts_with('G')) return std::nullopt;
  const bool capture = text.starts_with("Bx");
  const std::string_view points = text.substr(capture ? 2 : 1);
  const std::optional<Point> first = parse_point(points.substr(0, 2));
  if (!first) return std::nullopt;
  if (!tigers && points.size() == 2) {
    return WrittenMove{Side::goats, {no_point, *first, MoveKind::placement}};
  }
  const std::optional<Point> second = parse_point(points.substr(2));
  if (!second) return std::nullopt;
  return WrittenMove{tigers ? Side::tigers : Side::goats,
                     {*first, *second, capture ? MoveKind::capture : MoveKind::step}};
}

/// Reads word after word; an empty line ends a game, and so does a result.
class Reader {
 public:
  std::vector<ReadRecord> read(std::string_view text) {
    for (std::string_view rest = without_mark(text); !rest.empty();) {
      ++line_;
      const std::vector<std::string_view> line = words(take_line(rest));
      if (line.empty()) finish_game();
      for (const std::string_view& word : line) read_word(word, &word == &line.back());
    }
    finish_game();
    return std::move(records_);
  }

 private:
  void finish_game() {
    const bool empty = record_.line.moves.empty() && record_.result == RecordResult::unknown;
    if (begun_ && empty && !fault_) fault_ = RecordFault{line_, std::nullopt, nothing_in_it};
    if (fault_) {
      records_.push_back(tl::unexpected(std::move(*fault_)));
    } else if (begun_) {
      if (record_.result == RecordResult::unknown) {
        record_.result = result_by_position(position_, record_.variant);
      }
      records_.push_back(std::move(record_));
    }
    fault_.reset();
    begun_ = false;
    record_ = Record{};
    position_ = record_.start;
  }

  void read_word(std::string_view word, bool last_of_line) {
    begun_ = true;
    const std::optional<RecordResult> result = parse_result(word);
    if (result && (!fault_ || last_of_line)) {
      record_.result = *result;
      finish_game();
    } else if (!fault_ && !is_move_number(word) && word != "#") {
      read_move(move_in(word));
    }
  }

  void read_move(std::string_view text) {
    const auto written = parse_move(text);
    if (!written) {
      return fail(
          fmt::format("{} is no move: a placement is written G33, a goat's step G1524, a "
                      "tiger's B1514, a capture Bx1513",
                      in_quotes(text)));
    }
    if (written->side != position_.side()) {
      return fail(fmt::format("{}: it is the {}' turn", text,
                              position_.side() == Side::goats ? "goats" : "tigers"));
    }
    const auto move = resolve(written->attempt, position_, record_.variant);
    if (!move) return fail(fmt::format("{}: {}", text, move.error().sentence));
    record_.line.moves.push_back({*move});
    position_ = play_unchecked(position_, *move);
  }

  void fail(std::string reason) {
    fault_ = RecordFault{line_, static_cast<int>(record_.line.moves.size()) + 1, std::move(reason)};
  }

  std::vector<ReadRecord> records_;
  Record record_;
  Position position_ = record_.start;
  std::optional<RecordFault> fault_;
  bool begun_ = false;
  int line_ = 0;
};

std::string game_text(const Record& record) {
  std::string text;
  Position position = record.start;
  int turn = 0;
  for (const RecordedMove& recorded : record.line.moves) {
    if (!text.empty()) text += ' ';
    if (position.side() == Side::goats) text += fmt::format("{}. ", ++turn);
    text += move_text(recorded.move, position.side());
    position = play_unchecked(position, recorded.move);
  }
  if (decision(position, record.variant) != Decision::none) text += '#';
  if (record.result == RecordResult::unknown) return text;
  return text + (text.empty() ? "" : " ") + std::string(to_text(record.result));
}

}  // namespace

tl::expected<PositionLine, Problems> read_baghchal_py_position(std::string_view text) {
  const std::vector<std::string_view> fields = words(text);
  SetupReading reading(traditional());
  reading.read_board(word_at(fields, 0), letters);
  reading.read_side(word_at(fields, 1), "G", "B");
  const std::optional<int> turns = read_turns(word_at(fields, 2), reading);
  reading.refuse(word_at(fields, 3));
  return reading.finish().map([&](const Position& position) {
    return PositionLine{position, ply_after(*turns, position.side())};
  });
}

tl::expected<std::string, std::string> write_baghchal_py_position(const PositionLine& line) {
  const Position& position = line.position;
  const int turns = goat_turns(line);
  const bool adds_up = std::min(turns, board().goats()) == position.placed(board()) &&
                       (!line.ply || ply_after(turns, position.side()) == line.ply);
  if (!adds_up) {
    return tl::unexpected(fmt::format(
        "baghchal-py counts goat turns, and ply {} does not go with {} goats in hand and the {} "
        "to move",
        *line.ply, position.hand(), position.side() == Side::goats ? "goats" : "tigers"));
  }
  return fmt::format("{} {} {}", rows_text(position, board(), letters),
                     position.side() == Side::goats ? 'G' : 'B', turns);
}

std::vector<ReadRecord> read_baghchal_py(std::string_view text) {
  return Reader().read(text);
}

tl::expected<std::string, std::string> write_baghchal_py(const Record& record) {
  if (const auto reason = against_plain_game(record)) return tl::unexpected(*reason);
  if (record.start != Position::start(board()) || record.start_ply != 0) {
    return tl::unexpected(std::string("it does not begin with the board's set-up"));
  }
  if (record.line.moves.empty() && record.result == RecordResult::unknown) {
    return tl::unexpected(std::string(nothing_in_it));
  }
  return game_text(record) + '\n';
}

}  // namespace baghchal
