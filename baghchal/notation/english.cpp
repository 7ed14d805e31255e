#include "baghchal/notation/english.hpp"

#include <fmt/format.h>

#include <array>

namespace baghchal {

std::string in_words(int number) {
  static constexpr std::array<std::string_view, 11> words{
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
  if (number < 0 || number >= static_cast<int>(words.size())) return fmt::format("{}", number);
  return std::string(words[static_cast<std::size_t>(number)]);
}

std::string plies_text(int plies) {
  return plies == 1 ? "1 ply" : fmt::format("{} plies", plies);
}

std::string listed(std::span<const std::string> things, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < things.size(); ++i) {
    if (i > 0) text += i + 1 < things.size() ? ", " : fmt::format(" {} ", last);
    text += things[i];
  }
  return text;
}

std::string capitalised(std::string text) {
  constexpr char to_capital = 'A' - 'a';
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() + to_capital);
  }
  return text;
}

}  // namespace baghchal
