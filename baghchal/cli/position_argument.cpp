#include "baghchal/cli/position_argument.hpp"

#include <fmt/format.h>

#include "baghchal/console/output.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {

PositionLine position_argument(std::string_view text, const Variant& variant) {
  if (text == "start") return {Position::start(*variant.board), 0};
  if (text == "-")
    throw BadInput("- is for moves, probe and convert; give one position here, in quotes");
  if (text.substr(0, text.find(' ')).find('/') == text.npos) {
    const PositionLine start{Position::start(*variant.board), {}};
    throw BadInput(fmt::format("{} is neither start nor a position line such as {}",
                               in_quotes(text), to_text(start, *variant.board)));
  }
  auto line = parse_position(text, variant);
  if (!line) {
    throw BadInput(fmt::format("the position {}: {}", in_quotes(text), sentences(line.error())));
  }
  return *line;
}

}  // namespace baghchal
