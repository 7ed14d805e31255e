#include "baghchal/notation/record_lexer.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

constexpr std::string_view no_tag = "a tag is written [Name \"value\"], on one line";

constexpr bool ends_word(char c) {
  return is_blank(c) || std::string_view("{}()[];$!?\"").find(c) != std::string_view::npos;
}

constexpr bool in_tag_name(char c) {
  return is_letter(c) || is_digit(c) || c == '_';
}

std::size_t end_of_line(std::string_view text, std::size_t at) {
  return std::min(text.find_first_of("\r\n", at), text.size());
}

std::size_t past_blanks(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
  return at;
}

/// Where the quote is that closes the one before `at`; nothing where the line ends first.
std::optional<std::size_t> closing_quote(std::string_view text, std::size_t at) {
  for (; at < text.size() && !is_newline(text[at]); ++at) {
    if (text[at] == '"') return at;
    if (text[at] == '\\' && at + 1 < text.size() && !is_newline(text[at + 1])) ++at;
  }
  return std::nullopt;
}

}  // namespace

RecordLexer::RecordLexer(std::string_view text)
    : text_(without_mark(text)), no_brace_from_(text_.size()) {}

void RecordLexer::fail(Token& token, std::string_view reason, std::size_t resume_at) {
  token.kind = TokenKind::fault;
  token.text = reason;
  at_ = resume_at;
}

void RecordLexer::skip_line() {
  at_ = end_of_line(text_, at_);
}

void RecordLexer::skip_blanks(Token& token) {
  token.opens_line = at_ == 0;
  int line_ends = 0;
  for (; !at_end(); ++at_) {
    const char c = text_[at_];
    if (is_newline(c)) {
      token.opens_line = true;
      // The two characters of a CRLF are one end of a line.
      if (c == '\n' && at_ > 0 && text_[at_ - 1] == '\r' && line_ends > 0) continue;
      ++line_ends;
    } else if (c == '%' && (at_ == 0 || is_newline(text_[at_ - 1]))) {
      skip_line();
      if (at_end()) break;
      line_ends = 1;
    } else if (!is_blank(c)) {
      break;
    }
  }
  token.after_empty_line = line_ends > 1;
}

Token RecordLexer::next() {
  Token token;
  skip_blanks(token);
  token.at = at_;
  if (at_end()) return token;
  switch (text_[at_]) {
    case '[':
      read_tag(token);
      break;
    case '{':
      read_comment(token);
      break;
    case ';':
      read_line_comment(token);
      break;
    case '$':
      read_numeric_glyph(token);
      break;
    case '!':
    case '?':
      read_suffix(token);
      break;
    case '(':
    case ')':
      token.kind = text_[at_++] == '(' ? TokenKind::open : TokenKind::close;
      break;
    case '}':
      fail(token, "a } without a { before it", at_ + 1);
      break;
    case ']':
      fail(token, "a ] without a [ before it", at_ + 1);
      break;
    case '"':
      fail(token, "a quotation mark outside of a tag", at_ + 1);
      break;
    default:
      read_word(token);
  }
  return token;
}

void RecordLexer::read_tag(Token& token) {
  token.bracket = true;
  const std::size_t name = past_blanks(text_, at_ + 1);
  std::size_t name_end = name;
  while (name_end < text_.size() && in_tag_name(text_[name_end])) ++name_end;
  const std::size_t quote = past_blanks(text_, name_end);
  const std::size_t line_end = end_of_line(text_, at_);
  if (name_end == name || quote >= line_end || text_[quote] != '"') {
    return fail(token, no_tag, line_end);
  }
  const std::optional<std::size_t> close = closing_quote(text_, quote + 1);
  if (!close) return fail(token, no_tag, line_end);
  const std::size_t bracket = past_blanks(text_, *close + 1);
  if (bracket >= text_.size() || text_[bracket] != ']') return fail(token, no_tag, line_end);
  token.kind = TokenKind::tag;
  token.text = text_.substr(name, name_end - name);
  token.value = text_.substr(quote + 1, *close - quote - 1);
  at_ = bracket + 1;
}

void RecordLexer::read_comment(Token& token) {
  const std::size_t begin = at_ + 1;
  const std::size_t close =
      begin < no_brace_from_ ? text_.find('}', begin) : std::string_view::npos;
  if (close == std::string_view::npos) {
    no_brace_from_ = std::min(no_brace_from_, begin);
    return fail(token, "the comment that begins here is never closed with a }", begin);
  }
  token.kind = TokenKind::comment;
  token.text = text_.substr(begin, close - begin);
  at_ = close + 1;
}

void RecordLexer::read_line_comment(Token& token) {
  const std::size_t begin = at_ + 1;
  skip_line();
  token.kind = TokenKind::comment;
  token.text = text_.substr(begin, at_ - begin);
  if (token.text.find('}') != std::string_view::npos) {
    fail(token, "a comment may hold no }, for then it cannot stand in braces", at_);
  }
}

void RecordLexer::read_numeric_glyph(Token& token) {
  const std::size_t begin = at_ + 1;
  std::size_t end = begin;
  while (end < text_.size() && is_digit(text_[end])) ++end;
  const auto glyph = parse_number(text_.substr(begin, end - begin), largest_glyph);
  if (!glyph) return fail(token, "a glyph is written $ and a number from 0 to 255", end);
  token.kind = TokenKind::glyph;
  token.glyph = *glyph;
  at_ = end;
}

void RecordLexer::read_suffix(Token& token) {
  // In the order of their glyphs, from $1.
  constexpr std::array<std::string_view, 6> suffixes{"!", "?", "!!", "??", "!?", "?!"};
  const std::size_t end = std::min(text_.find_first_not_of("!?", at_), text_.size());
  const auto* const found = std::ranges::find(suffixes, text_.substr(at_, end - at_));
  if (found == suffixes.end()) {
    return fail(token, "the signs after a move are !, ?, !!, ??, !? and ?!", end);
  }
  token.kind = TokenKind::glyph;
  token.glyph = static_cast<int>(found - suffixes.begin()) + 1;
  at_ = end;
}

void RecordLexer::read_word(Token& token) {
  const std::size_t begin = at_;
  while (!at_end() && !ends_word(text_[at_])) ++at_;
  token.kind = TokenKind::word;
  token.text = text_.substr(begin, at_ - begin);
}

bool RecordLexer::at_line_end() const {
  const std::size_t next = past_blanks(text_, at_);
  return next == text_.size() || is_newline(text_[next]);
}

}  // namespace baghchal
