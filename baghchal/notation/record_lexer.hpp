#pragma once

/// The tokens of our game record.
///
///   [Event "Rana – Thapa"]            tag
///   1. c3 a1-b2 $3 {well} (d3) 1-0    word word word glyph comment open word close word
///
/// Comments to the end of a line are comments like others, and lines that begin with % are
/// passed over. What cannot be a token is one of kind `fault`, whose text says why; the next
/// token begins behind it, so that reading can go on.
///
/// Threads: a value; one thread at a time. The text must outlive it and its tokens.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace baghchal {

inline constexpr int largest_glyph = 255;

enum class TokenKind : std::uint8_t { end, tag, word, glyph, comment, open, close, fault };

struct Token {
  TokenKind kind = TokenKind::end;
  std::size_t at = 0;       ///< where it begins in the text
  std::string_view text;    ///< word, comment inside its braces, tag's name, fault's reason
  std::string_view value;   ///< tag: inside its quotes, escapes as they stand
  int glyph = 0;            ///< numeric annotation glyph
  bool bracket = false;     ///< begins with [: a tag, or what was meant for one
  bool opens_line = false;  ///< nothing stands before it on its line
  bool after_empty_line = false;
};

class RecordLexer {
 public:
  explicit RecordLexer(std::string_view text);

  Token next();
  /// Whether nothing but blanks stands between the token last given and the end of its line.
  bool at_line_end() const;

 private:
  bool at_end() const { return at_ >= text_.size(); }
  std::string_view rest() const { return text_.substr(at_); }

  void skip_blanks(Token& token);
  void skip_line();
  void read_tag(Token& token);
  void read_comment(Token& token);
  void read_line_comment(Token& token);
  void read_numeric_glyph(Token& token);
  void read_suffix(Token& token);
  void read_word(Token& token);
  void fail(Token& token, std::string_view reason, std::size_t resume_at);

  std::string_view text_;
  std::size_t at_ = 0;
  /// No "}" stands at or behind this place: looked for once, so that a file of comments that are
  /// never closed is still read in linear time.
  std::size_t no_brace_from_;
};

}  // namespace baghchal
