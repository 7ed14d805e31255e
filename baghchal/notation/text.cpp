#include "baghchal/notation/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace baghchal {
namespace {

constexpr std::size_t longest_quotation = 40;

}  // namespace

std::string in_quotes(std::string_view text) {
  std::string result = "\"";
  for (const char c : text.substr(0, longest_quotation)) {
    if (c >= ' ' && c <= '~') {
      result += c;
    } else {
      result += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
  }
  return result + (text.size() > longest_quotation ? "…\"" : "\"");
}

std::optional<int> parse_number(std::string_view text, int most) {
  if (text.empty() || !is_digit(text.front())) return std::nullopt;
  int number = 0;
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const auto [stopped, error] = std::from_chars(begin, end, number);
  if (error != std::errc{} || stopped != end || number > most) return std::nullopt;
  return number;
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> result;
  std::size_t at = 0;
  while (true) {
    while (at < text.size() && is_blank(text[at])) ++at;
    if (at == text.size()) return result;
    const std::size_t begin = at;
    while (at < text.size() && !is_blank(text[at])) ++at;
    result.push_back(text.substr(begin, at - begin));
  }
}

std::optional<std::string_view> word_at(const std::vector<std::string_view>& words,
                                        std::size_t index) {
  return index < words.size() ? std::optional(words[index]) : std::nullopt;
}

std::string_view take_line(std::string_view& rest) {
  const std::size_t end = rest.find('\n');
  std::string_view line = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.substr(text.starts_with(mark) ? mark.size() : 0);
}

int LineCounter::line_of(std::size_t at) {
  if (at < counted_) *this = LineCounter(text_);
  const std::string_view passed = text_.substr(counted_, at - counted_);
  line_ += static_cast<int>(std::ranges::count(passed, '\n'));
  counted_ = at;
  return line_;
}

}  // namespace baghchal
