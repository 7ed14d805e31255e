#include "baghchal/notation/record_writer.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "baghchal/notation/game_words.hpp"
#include "baghchal/notation/move_text.hpp"
#include "baghchal/notation/record_lexer.hpp"
#include "baghchal/notation/record_reader.hpp"
#include "baghchal/notation/record_tags.hpp"

namespace baghchal {
namespace {

constexpr std::size_t widest_line = 80;

/// Tokens set into lines: broken between them, never inside one. Parentheses cling to the tokens
/// that they enclose.
class Wrapped {
 public:
  void add(std::string_view token) {
    flush();
    pending_ = opening_;
    pending_ += token;
    opening_.clear();
  }
  void open() { opening_ += '('; }
  void close() { pending_ += ')'; }

  std::string take() {
    flush();
    return std::move(text_);
  }

 private:
  void flush() {
    if (pending_.empty()) return;
    const std::size_t first_line = std::min(pending_.find('\n'), pending_.size());
    if (column_ > 0) {
      const bool fits = column_ + 1 + first_line <= widest_line;
      text_ += fits ? ' ' : '\n';
      column_ = fits ? column_ + 1 : 0;
    }
    text_ += pending_;
    const std::size_t newline = pending_.rfind('\n');
    column_ =
        newline == std::string::npos ? column_ + pending_.size() : pending_.size() - newline - 1;
  }

  std::string text_;
  std::string pending_;  ///< the last token, to which parentheses may still be added
  std::string opening_;
  std::size_t column_ = 0;
};

/// Writes the moves of one record. What returns bool is false where it has set the reason why the
/// record cannot be written.
class MovesWriter {
 public:
  explicit MovesWriter(const Record& record) : record_(record) {}

  tl::expected<std::string, std::string> write() {
    if (!add_line(record_.line, numbered_ply(record_), 0))
      return tl::unexpected(std::move(reason_));
    out_.add(to_text(record_.result));
    return out_.take();
  }

 private:
  bool fail(std::string reason) {
    reason_ = std::move(reason);
    return false;
  }

  bool add_line(const RecordedLine& line, int ply, int depth) {
    if (!add_comments(line.comments)) return false;
    bool interrupted = true;
    for (const RecordedMove& move : line.moves) {
      add_number(ply, interrupted);
      out_.add(to_text(move.move, *record_.variant.board));
      if (!add_notes(move, ply, depth)) return false;
      interrupted = !move.comments.empty() || !move.variations.empty();
      ++ply;
    }
    return true;
  }

  void add_number(int ply, bool interrupted) {
    const int number = ply / 2 + 1;
    if (ply % 2 == 0) {
      out_.add(fmt::format("{}.", number));
    } else if (interrupted) {
      out_.add(fmt::format("{}...", number));
    }
  }

  bool add_notes(const RecordedMove& move, int ply, int depth) {
    for (const int nag : move.nags) {
      if (nag < 0 || nag > largest_glyph) {
        return fail(fmt::format("${} is not from $0 to ${}", nag, largest_glyph));
      }
      out_.add(fmt::format("${}", nag));
    }
    return add_comments(move.comments) &&
           std::ranges::all_of(move.variations, [&](const RecordedLine& variation) {
             return add_variation(variation, ply, depth + 1);
           });
  }

  bool add_comments(const std::vector<std::string>& comments) {
    for (const std::string& comment : comments) {
      if (comment.find('}') != std::string::npos) return fail("a comment holds a }");
      out_.add(fmt::format("{{{}}}", comment));
    }
    return true;
  }

  bool add_variation(const RecordedLine& variation, int ply, int depth) {
    if (variation.moves.empty()) return fail("a variation has no move");
    if (depth > max_nesting) return fail(fmt::format("variations more than {} deep", max_nesting));
    out_.open();
    if (!add_line(variation, ply, depth)) return false;
    out_.close();
    return true;
  }

  const Record& record_;
  Wrapped out_;
  std::string reason_;
};

}  // namespace

tl::expected<std::string, std::string> write_own_record(const Record& record) {
  auto tags = tags_text(record);
  if (!tags) return tags;
  auto moves = MovesWriter(record).write();
  if (!moves) return moves;
  return *tags + '\n' + *moves + '\n';
}

}  // namespace baghchal
