#include "baghchal/cli/position_output.hpp"

#include <fmt/format.h>

#include "baghchal/board/setup.hpp"
#include "baghchal/game/game.hpp"

namespace baghchal {

std::string outcome_sentence(const Position& position, const Variant& variant) {
  const auto outcome = Game(variant, position, 0).outcome();
  return outcome ? sentence(*outcome, variant) : "";
}

void print_board(const Position& position, const Variant& variant, const Streams& streams) {
  const std::string lines = diagram(position, *variant.board, {.style = diagram_style()});
  const bool colours = streams.out_is_terminal && colours_welcome();
  streams.out << (colours ? in_colour(lines) : lines) << '\n';
  const std::string outcome = outcome_sentence(position, variant);
  streams.out << (outcome.empty() ? status_sentence(position, *variant.board) : outcome) << '\n';
}

void warn_if_unreachable(const Position& position, const Variant& variant, std::ostream& err) {
  for (const std::string& reason : unreachable_because(position, variant)) {
    err << fmt::format("baghchal: no game reaches this position: {}\n", reason);
  }
}

}  // namespace baghchal
