#include "baghchal/solver/check_text.hpp"

#include <fmt/format.h>

#include "baghchal/notation/position_line.hpp"

namespace baghchal {
namespace {

std::string value_text(Grade grade, const Rules& rules) {
  switch (value_of(grade, rules)) {
    case Value::goats:
      return "goats";
    case Value::tigers:
      return "tigers";
    case Value::draw:
      break;
  }
  return fmt::format("draw {}", grade - draw_grade(0));
}

std::string line(const Position& position, const Variant& variant) {
  return to_text(PositionLine{position, std::nullopt}, *variant.board);
}

}  // namespace

std::string to_text(Symbol symbol, const Rules& rules) {
  if (symbol.grade == Symbol::no_position) return "no position";
  const std::string value = value_text(symbol.grade, rules);
  return symbol.plies == Symbol::no_plies ? value
                                          : fmt::format("{} in {} plies", value, symbol.plies);
}

std::string wrong_symbol(const Position& position, Symbol stored, Symbol expected,
                         const Variant& variant) {
  return fmt::format("{}: {} stands there, {} follows from its moves", line(position, variant),
                     to_text(stored, variant.rules), to_text(expected, variant.rules));
}

std::string broken_symmetry(const Position& position, Symbol stored, Symbol image,
                            const Variant& variant) {
  return fmt::format("{}: {} stands there, {} where the board is turned", line(position, variant),
                     to_text(stored, variant.rules), to_text(image, variant.rules));
}

}  // namespace baghchal
