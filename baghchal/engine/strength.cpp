#include "baghchal/engine/strength.hpp"

#include <charconv>

namespace baghchal {

std::string to_text(Strength strength) {
  return strength.is_perfect() ? "perfect" : std::to_string(strength.level());
}

std::string words(Strength strength) {
  return strength.is_perfect() ? "perfect" : "level " + to_text(strength);
}

std::optional<Strength> parse_strength(std::string_view text) {
  if (text == "perfect") return Strength::perfect();
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || number < lowest_level || number > highest_level) return std::nullopt;
  return Strength::level(number);
}

}  // namespace baghchal
