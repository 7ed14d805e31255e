#include "baghchal/cli/arguments.hpp"

#include <algorithm>
#include <thread>

#include "baghchal/console/game_text.hpp"
#include "baghchal/notation/rules_text.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {

std::optional<Dialect> dialect(const std::string& what, const std::string& text) {
  if (text.empty()) return std::nullopt;
  if (const auto found = find_dialect(text)) return found;
  throw BadInput(fmt::format("{} {}: there is no such dialect; the dialects are {}", what,
                             in_quotes(text), dialect_names()));
}

Variant variant_argument(const std::string& what, const std::string& rules) {
  Variant variant = traditional();
  const auto found = parse_rules(rules, *variant.board);
  if (!found) throw BadInput(fmt::format("{} {}: {}", what, in_quotes(rules), found.error()));
  variant.rules = *found;
  return variant;
}

std::uint64_t memory_size(const std::string& what, const std::string& text) {
  constexpr std::string_view units = "KMGT";
  constexpr std::uint64_t most = std::uint64_t{1} << 50;
  std::uint64_t number = 0;
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number);
  const std::size_t unit =
      last - end == 1 ? units.find(*end >= 'a' ? static_cast<char>(*end - 'a' + 'A') : *end)
                      : units.npos;
  if (error == std::errc() && number > 0 && unit != units.npos) {
    const auto bits = static_cast<int>(10 * (unit + 1));
    if (number <= most >> bits) return number << bits;
  }
  throw BadInput(fmt::format("{} {}: give a whole number with K, M, G or T after it, such as 4G",
                             what, in_quotes(text)));
}

int thread_count(const std::string& what, const std::string& text) {
  constexpr int most = 1024;
  if (!text.empty()) return whole_number(what, text, 1, most);
  return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, most);
}

}  // namespace baghchal
