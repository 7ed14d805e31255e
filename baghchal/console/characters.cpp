#include "baghchal/console/characters.hpp"

#include <algorithm>

namespace baghchal {
namespace {

constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The first so many characters.
std::string_view prefix(std::string_view text, int characters) {
  std::size_t length = 0;
  while (length < text.size() && characters-- > 0) {
    length += first_character(text.substr(length)).size();
  }
  return text.substr(0, length);
}

/// As much of the text as fits on a line: up to a blank if there is one.
std::string_view first_line(std::string_view text, int columns) {
  if (width(text) <= columns) return text;
  const std::string_view fitting = prefix(text, columns + 1);
  const std::size_t blank = fitting.rfind(' ');
  return blank == fitting.npos || blank == 0 ? prefix(text, columns) : text.substr(0, blank);
}

}  // namespace

int width(std::string_view text) {
  return static_cast<int>(
      std::ranges::count_if(text, [](char byte) { return !continues_character(byte); }));
}

std::string_view first_character(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && continues_character(text[length])) ++length;
  return text.substr(0, length);
}

std::string_view without_last_character(std::string_view text) {
  while (!text.empty() && continues_character(text.back())) text.remove_suffix(1);
  if (!text.empty()) text.remove_suffix(1);
  return text;
}

std::vector<std::string> wrapped(std::string_view text, int columns) {
  std::vector<std::string> lines;
  while (!text.empty() && columns > 0) {
    const std::string_view line = first_line(text, columns);
    lines.emplace_back(line);
    text.remove_prefix(line.size());
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  }
  return lines;
}

}  // namespace baghchal
