#include <algorithm>

#include "baghchal/notation/dialects.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

/// The first words of a text; more than these tell nothing new.
std::vector<std::string_view> first_words(std::string_view text) {
  constexpr std::size_t enough = 1000;
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  return words(text.substr(begin, enough));
}

bool looks_like_rows(std::string_view word) {
  return word.find('/') != std::string_view::npos &&
         word.find_first_not_of("TGBX0123456789/") == std::string_view::npos &&
         word.find_first_of("TGBX") != std::string_view::npos;
}

/// By the letters of the rows, else by the third field, which each format spells in its own way.
std::optional<Dialect> guess_by_position(const std::vector<std::string_view>& line) {
  if (line[0].find('B') != std::string_view::npos) return Dialect::baghchal_py;
  if (line[0].find('X') != std::string_view::npos) return Dialect::obx;
  if (line.size() < 3) return std::nullopt;
  switch (line[2].front()) {
    case '@':
    case 'c':
      return Dialect::obx;
    case 'g':
      return Dialect::pybaghchal;
    default:
      break;
  }
  return is_digit(line[2].front()) ? std::optional(Dialect::record) : std::nullopt;
}

/// By the first word that can be a move: `G33` is the Python package's, `c3` is ours.
std::optional<Dialect> guess_by_move(const std::vector<std::string_view>& line) {
  for (std::string_view word : line) {
    word.remove_prefix(std::min(word.find_first_not_of("0123456789."), word.size()));
    if (word.empty()) continue;
    if (word.size() >= 3 && word[0] == 'G' && is_digit(word[1]) && is_digit(word[2])) {
      return Dialect::baghchal_py;
    }
    if (word.size() >= 2 && is_letter(word[0]) && is_digit(word[1])) return Dialect::record;
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Dialect> guess_dialect(std::string_view text) {
  const std::vector<std::string_view> line = first_words(without_mark(text));
  if (line.empty()) return std::nullopt;
  constexpr std::string_view opens_record = "[{;%*";
  if (opens_record.find(line[0][0]) != std::string_view::npos) return Dialect::record;
  return looks_like_rows(line[0]) ? guess_by_position(line) : guess_by_move(line);
}

}  // namespace baghchal
