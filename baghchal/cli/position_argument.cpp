#include "baghchal/cli/position_argument.hpp"

#include <fmt/format.h>

#include "baghchal/cli/output.hpp"

namespace baghchal {
namespace {

constexpr std::size_t longest_quote = 80;

}  // namespace

PositionLine position_argument(std::string_view text, const Variant& variant) {
  if (text == "start") return {Position::start(*variant.board), 0};
  auto line = parse_position(text, variant);
  if (!line) {
    throw BadInput(fmt::format("the position {}: {}", quoted(text), sentences(line.error())));
  }
  return *line;
}

std::string quoted(std::string_view text) {
  std::string shown;
  for (const char c : text.substr(0, longest_quote)) {
    const bool control = static_cast<unsigned char>(c) < ' ' || c == '\x7f';
    shown += control ? '?' : c;
  }
  if (text.size() > longest_quote) shown += "…";
  return '"' + shown + '"';
}

}  // namespace baghchal
