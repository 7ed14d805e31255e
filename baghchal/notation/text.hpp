#pragma once

/// Small things that every reader needs: words, lines, numbers, quotation.
///
/// Threads: pure functions.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace baghchal {

/// The largest ply that a text may name: far beyond any game, and safe to reckon with.
inline constexpr int max_ply = 1'000'000;

constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
constexpr bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr bool is_newline(char c) {
  return c == '\n' || c == '\r';
}
constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t' || is_newline(c);
}

/// A piece of somebody's text for use in a sentence: in double quotes, cut where it is long, and
/// everything but printable ASCII spelled `\x..`.
std::string in_quotes(std::string_view text);

/// The text as a whole number from 0 to `most`; nothing where it is anything else.
std::optional<int> parse_number(std::string_view text, int most);

/// The text's words, between blanks.
std::vector<std::string_view> words(std::string_view text);

/// The word with that number, from 0; nothing where there are fewer.
std::optional<std::string_view> word_at(const std::vector<std::string_view>& words,
                                        std::size_t index);

/// Cuts the first line off `rest` and returns it, without its end. Requires: `rest` is not empty.
std::string_view take_line(std::string_view& rest);

/// The text without a byte order mark.
std::string_view without_mark(std::string_view text);

/// Tells the line of a place in a text, from 1. Asked for places in their order, it reads the text
/// but once.
class LineCounter {
 public:
  explicit LineCounter(std::string_view text) : text_(text) {}
  int line_of(std::size_t at);

 private:
  std::string_view text_;
  std::size_t counted_ = 0;
  int line_ = 1;
};

}  // namespace baghchal
