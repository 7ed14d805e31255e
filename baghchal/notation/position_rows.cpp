#include "baghchal/notation/position_rows.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "baghchal/notation/game_words.hpp"
#include "baghchal/notation/plain_game.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

/// Whether a line, faulty or not, is meant to begin a game: behind board and side, the first field
/// that can be a last move says that there was none.
bool begins_game(std::string_view line, const RowFormat& format) {
  const std::vector<std::string_view> fields = words(line);
  for (std::size_t i = 2; i < fields.size(); ++i) {
    if (fields[i] == format.no_move) return true;
    if (fields[i].starts_with('m')) return false;
  }
  return false;
}

/// Says in what a position differs from the one that should stand there.
std::string difference(const Position& found, const Position& expected) {
  if (found.occupied() != expected.occupied() || found.tigers() != expected.tigers()) {
    return "the board is not what that leads to";
  }
  if (found.side() != expected.side()) return "the other side is to move after it";
  return fmt::format("hand is {} instead of {}", found.hand(), expected.hand());
}

class Reader {
 public:
  explicit Reader(const RowFormat& format) : format_(format) {}

  std::vector<ReadRecord> read(std::string_view text) {
    for (std::string_view rest = without_mark(text); !rest.empty();) {
      ++line_;
      const std::string_view line = take_line(rest);
      if (std::ranges::all_of(line, is_blank)) continue;
      if (begins_game(line, format_)) finish_game();
      if (!fault_) read_line(line);
    }
    finish_game();
    return std::move(records_);
  }

 private:
  void finish_game() {
    if (fault_) {
      records_.push_back(tl::unexpected(std::move(*fault_)));
    } else if (record_) {
      record_->result = result_by_position(position_, record_->variant);
      records_.push_back(std::move(*record_));
    }
    fault_.reset();
    record_.reset();
  }

  void fail(std::string reason) {
    std::optional<int> ply;
    if (record_) ply = record_->start_ply + static_cast<int>(record_->line.moves.size()) + 1;
    fault_ = RecordFault{line_, ply, std::move(reason)};
  }

  void read_line(std::string_view text) {
    if (text.find('/') == std::string_view::npos) {
      return fail(fmt::format("{} is no position", in_quotes(text)));
    }
    const auto line = format_.read(text);
    if (!line) return fail(sentences(line.error()));
    if (record_) return follow(*line);
    record_.emplace();
    record_->start = position_ = line->position;
    record_->start_ply = line->ply.value_or(0);
  }

  /// Plays the line's last move and compares what comes of it. Requires: the line has one, since
  /// it would begin a game otherwise.
  void follow(const RowLine& line) {
    const LastMove& last = *line.last_move;
    const auto move = resolve({last.from, last.to, std::nullopt}, position_, record_->variant);
    if (!move) return fail(move.error().sentence);
    const Position expected = play_unchecked(position_, *move);
    if (line.position != expected) {
      return fail(fmt::format("{}: {}", attempt_text(attempt_of(*move), *record_->variant.board),
                              difference(line.position, expected)));
    }
    record_->line.moves.push_back({*move});
    position_ = expected;
  }

  const RowFormat& format_;
  std::vector<ReadRecord> records_;
  std::optional<Record> record_;
  Position position_ = Position::start(bagh_chal_board());
  std::optional<RecordFault> fault_;
  int line_ = 0;
};

}  // namespace

std::vector<ReadRecord> read_position_rows(std::string_view text, const RowFormat& format) {
  return Reader(format).read(text);
}

tl::expected<std::string, std::string> write_position_rows(const Record& record,
                                                           const RowFormat& format) {
  if (const auto reason = against_plain_game(record)) return tl::unexpected(*reason);
  Position position = record.start;
  int ply = numbered_ply(record);
  std::string text = format.write(position, record.start_ply, std::nullopt) + '\n';
  for (const RecordedMove& recorded : record.line.moves) {
    position = play_unchecked(position, recorded.move);
    text += format.write(position, ++ply, recorded.move) + '\n';
  }
  return text;
}

}  // namespace baghchal
