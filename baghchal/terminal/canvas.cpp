#include "baghchal/terminal/canvas.hpp"

#include <algorithm>

#include "baghchal/console/characters.hpp"

namespace baghchal {

void Canvas::put(Cell cell, std::string_view text, Ink ink) {
  while (!text.empty()) {
    const std::string_view character = first_character(text);
    if (holds(cell)) patches_[index(cell)] = {std::string(character), ink};
    text.remove_prefix(character.size());
    ++cell.column;
  }
}

void Canvas::fill(Cell top_left, int columns, int rows, Ink ink) {
  const std::string blanks(static_cast<std::size_t>(std::max(columns, 0)), ' ');
  for (int row = 0; row < rows; ++row) put({top_left.column, top_left.row + row}, blanks, ink);
}

std::string Canvas::row_text(int row) const {
  std::string text;
  for (int column = 0; column < columns_; ++column) text += at({column, row}).text;
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

}  // namespace baghchal
