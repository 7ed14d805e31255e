#include "baghchal/notation/record_reader.hpp"

#include <fmt/format.h>

#include "baghchal/board/moves.hpp"
#include "baghchal/notation/game_words.hpp"
#include "baghchal/notation/move_text.hpp"
#include "baghchal/notation/record_lexer.hpp"
#include "baghchal/notation/record_tags.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

/// A place in a line of play: a position and the plies played before it.
struct Place {
  Position position;
  int ply;
};

/// Where reading a line of play has come to; variations begin before the last move.
struct Progress {
  Place now;
  Place before_last;
};

/// Reads game after game; `token_` is the token to be looked at next. What returns bool is false
/// where it has set `fault_`, and `token_` is then still the one at fault.
class RecordReader {
 public:
  explicit RecordReader(std::string_view text) : lexer_(text), lines_(without_mark(text)) {
    advance();
  }

  std::vector<ReadRecord> read() {
    std::vector<ReadRecord> records;
    while (token_.kind != TokenKind::end) records.push_back(read_record());
    return records;
  }

 private:
  void advance() { token_ = lexer_.next(); }

  bool fail(std::size_t at, std::string reason, std::optional<int> ply = std::nullopt) {
    fault_ = RecordFault{lines_.line_of(at), ply, std::move(reason)};
    return false;
  }
  bool fail_here(std::string_view reason, std::optional<int> ply = std::nullopt) {
    return fail(token_.at, std::string(reason), ply);
  }

  ReadRecord read_record() {
    Record record;
    std::optional<RecordResult> by_tag;
    if (read_tags(record, by_tag) && read_moves(record, by_tag)) return record;
    skip_moves();
    return tl::unexpected(std::move(*fault_));
  }

  bool read_tags(Record& record, std::optional<RecordResult>& result) {
    std::vector<TagText> tags;
    for (bool first = true; token_.bracket && (first || in_tags()); first = false) {
      if (token_.kind == TokenKind::fault) {
        fail_here(token_.text);
        skip_tags();
        return false;
      }
      tags.push_back({token_.text, unescaped(token_.value), token_.at});
      advance();
    }
    const auto done = apply_tags(std::move(tags), record, result);
    return done || fail(done.error().at, done.error().reason);
  }

  /// Behind a first tag. An empty line ends the tags, so that of games without moves each is one.
  bool in_tags() const { return token_.bracket && !token_.after_empty_line; }

  void skip_tags() {
    do {
      advance();
    } while (in_tags());
  }

  bool opens_game() const { return token_.bracket && token_.opens_line; }

  /// On to the next game: behind a result that ends its line, or to a tag that begins a line.
  void skip_moves() {
    while (token_.kind != TokenKind::end && !opens_game()) {
      const bool last = result_here() && lexer_.at_line_end();
      advance();
      if (last) return;
    }
  }

  std::optional<RecordResult> result_here() const {
    return token_.kind == TokenKind::word ? parse_result(token_.text) : std::nullopt;
  }

  bool read_moves(Record& record, std::optional<RecordResult> by_tag) {
    variant_ = record.variant;
    const Place start{record.start, record.start_ply};
    if (!read_line(start, 0, record.line)) return false;
    const std::optional<RecordResult> at_end = result_here();
    if (at_end && by_tag && *at_end != *by_tag) {
      return fail_here(fmt::format("the moves end with {}, but the Result tag says {}",
                                   to_text(*at_end), to_text(*by_tag)));
    }
    record.result = at_end ? *at_end : by_tag.value_or(RecordResult::unknown);
    if (at_end) advance();
    return true;
  }

  /// Reads up to the token that ends the line of play.
  bool read_line(const Place& start, int depth, RecordedLine& line) {
    Progress progress{start, start};
    for (; !ends_line(depth); advance()) {
      if (token_.kind == TokenKind::word) {
        if (!read_word(progress, line)) return false;
      } else if (!read_note(progress.before_last, depth, line)) {
        return false;
      }
    }
    return check_end_of_line(depth);
  }

  /// The end of the text, the next game, a result, and in a variation its parenthesis.
  bool ends_line(int depth) const {
    return token_.kind == TokenKind::end || opens_game() || result_here() ||
           (token_.kind == TokenKind::close && depth > 0);
  }

  bool check_end_of_line(int depth) {
    if (depth == 0 || token_.kind == TokenKind::close) return true;
    if (token_.kind == TokenKind::end) return fail_here("the text ends inside a variation");
    return fail_here(opens_game() ? "the next game begins inside a variation"
                                  : "a result inside a variation");
  }

  /// A move number, a move, or both.
  bool read_word(Progress& progress, RecordedLine& line) {
    if (is_move_number(token_.text) || is_bare_move_number(token_.text, progress.now.ply)) {
      return true;
    }
    const int ply = progress.now.ply + 1;
    const auto attempt = parse_attempt(move_in(token_.text), *variant_.board);
    if (!attempt) return fail_here(attempt.error(), ply);
    const auto move = resolve(*attempt, progress.now.position, variant_);
    if (!move) return fail_here(move.error().sentence, ply);
    line.moves.push_back({*move});
    progress.before_last = progress.now;
    progress.now = {play_unchecked(progress.now.position, *move), ply};
    return true;
  }

  /// What stands around the moves: comments, glyphs, variations.
  bool read_note(const Place& before_last, int depth, RecordedLine& line) {
    switch (token_.kind) {
      case TokenKind::comment:
        (line.moves.empty() ? line.comments : line.moves.back().comments).emplace_back(token_.text);
        return true;
      case TokenKind::glyph:
        if (line.moves.empty()) return fail_here("a glyph before any move");
        line.moves.back().nags.push_back(token_.glyph);
        return true;
      case TokenKind::open:
        return read_variation(before_last, depth + 1, line);
      case TokenKind::close:
        return fail_here("a ) without a ( before it");
      case TokenKind::tag:
        return fail_here("a tag among the moves");
      default:
        return fail_here(token_.text);
    }
  }

  bool read_variation(const Place& start, int depth, RecordedLine& line) {
    if (line.moves.empty()) return fail_here("a variation before any move");
    if (depth > max_nesting) {
      return fail_here(fmt::format("variations more than {} deep", max_nesting));
    }
    advance();
    RecordedLine variation;
    if (!read_line(start, depth, variation)) return false;
    if (variation.moves.empty()) return fail_here("a variation without a move");
    line.moves.back().variations.push_back(std::move(variation));
    return true;
  }

  RecordLexer lexer_;
  LineCounter lines_;
  Token token_;
  Variant variant_ = traditional();
  std::optional<RecordFault> fault_;
};

}  // namespace

std::vector<ReadRecord> read_own_records(std::string_view text) {
  return RecordReader(text).read();
}

}  // namespace baghchal
