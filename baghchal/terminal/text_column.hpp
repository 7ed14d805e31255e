#pragma once

/// Writes line under line into a part of a page; what does not fit below is not shown.
///
/// Threads: as the Canvas it writes to, which must outlive it.

#include "baghchal/console/characters.hpp"
#include "baghchal/terminal/canvas.hpp"

namespace baghchal {

class TextColumn {
 public:
  TextColumn(Canvas& canvas, Cell top_left, int columns, int rows)
      : canvas_(canvas), next_(top_left), columns_(columns), end_row_(top_left.row + rows) {}

  int columns() const { return columns_; }
  int rows_left() const { return end_row_ - next_.row; }

  void line(std::string_view text, Ink ink) {
    if (rows_left() > 0) canvas_.put(next_, text, ink);
    ++next_.row;
  }
  void paragraph(std::string_view text, Ink ink) {
    for (const std::string& part : wrapped(text, columns_)) line(part, ink);
  }
  /// A paragraph on a ground of its own, as wide as the column.
  void boxed(std::string_view text, Ink ink) {
    for (const std::string& part : wrapped(text, columns_ - 2)) {
      if (rows_left() > 0) canvas_.fill(next_, columns_, 1, ink);
      line(" " + part, ink);
    }
  }
  void skip() { ++next_.row; }

 private:
  Canvas& canvas_;
  Cell next_;
  int columns_;
  int end_row_;
};

}  // namespace baghchal
