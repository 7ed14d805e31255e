#pragma once

/// A page of character cells, each with a character and an ink: what the full-screen game looks
/// like, before any terminal is asked to show it.
///
/// Threads: a value; one thread at a time.

#include <string>
#include <string_view>
#include <vector>

#include "baghchal/drawing/diagram_layout.hpp"

namespace baghchal {

/// What a character is for; the terminal gives each an appearance (screen_palette.hpp).
enum class Ink : std::uint8_t {
  plain,
  dim,
  bold,
  title,  ///< the bar on top
  bar,    ///< the bar at the bottom
  wood,   ///< the board, its lines and labels
  tiger,  ///< a tiger's face: solid
  tiger_rim,
  goat,
  moved_tiger,  ///< the piece that moved last
  moved_goat,
  threatened,  ///< a goat that the selected tiger can capture
  selected,    ///< a piece that is about to move
  cursor,
  target,
  trace,  ///< where the last move came from
  event,
  outcome,
  refusal,
  count_,
};

class Canvas {
 public:
  struct Patch {
    std::string text = " ";  ///< one character of UTF-8, one cell wide
    Ink ink = Ink::plain;
    bool operator==(const Patch&) const = default;
  };

  Canvas(int columns, int rows)
      : columns_(columns), rows_(rows), patches_(static_cast<std::size_t>(columns * rows)) {}

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  const Patch& at(Cell cell) const { return patches_[index(cell)]; }

  /// Puts a text's characters side by side; what falls off the page is not shown.
  void put(Cell cell, std::string_view text, Ink ink);
  /// Fills a part of the page with blanks.
  void fill(Cell top_left, int columns, int rows, Ink ink);

  /// A row's characters, without the blanks at its end.
  std::string row_text(int row) const;

 private:
  std::size_t index(Cell cell) const {
    const auto columns = static_cast<std::size_t>(columns_);
    return columns * static_cast<std::size_t>(cell.row) + static_cast<std::size_t>(cell.column);
  }
  bool holds(Cell cell) const {
    return cell.column >= 0 && cell.column < columns_ && cell.row >= 0 && cell.row < rows_;
  }

  int columns_;
  int rows_;
  std::vector<Patch> patches_;
};

}  // namespace baghchal
