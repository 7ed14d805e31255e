#include "baghchal/solver/goats_to_move.hpp"

namespace baghchal {

GoatsToMove::GoatsToMove(const TigerClasses& classes, int goats, bool with_plies)
    : classes_(&classes), ranks_(classes.goat_bits(), goats) {
  const std::size_t size = std::size_t{classes.size()} * ranks_.size();
  grades_.assign(size, unknown_symbol.grade);
  if (with_plies) plies_.assign(size, unknown_symbol.plies);
}

void GoatsToMove::set(std::uint32_t tiger_class, std::span<const Symbol> symbols) {
  std::size_t index = std::size_t{tiger_class} * ranks_.size();
  for (const Symbol& symbol : symbols) {
    grades_[index] = symbol.grade;
    if (!plies_.empty()) plies_[index] = symbol.plies;
    ++index;
  }
}

}  // namespace baghchal
