#pragma once

/// Where a board's points, lines and names fall in a grid of character cells: the one place that
/// knows it, for text (diagram.hpp) and for full-screen terminals alike.
///
///   column 0  3   7             the layout of a board of three by three points at spacing 2:
///   row 0  3  ·───·───·         rank names stand in column 0, file names in the last row, and a
///             │ ╲ │ ╱ │         free column on either side of the points has room for a mark
///          2  ·───·───·         round the outermost ones. Points next to each other are
///             │ ╱ │ ╲ │         `spacing` rows and twice as many columns apart, which looks
///          1  ·───·───·         square in most terminals.
///             a   b   c
///
/// What is *not* here: pieces, and what a stroke looks like.
///
/// Threads: never changes after construction.

#include <optional>
#include <span>
#include <vector>

#include "baghchal/board/geometry.hpp"

namespace baghchal {

struct Cell {
  int column;
  int row;
  bool operator==(const Cell&) const = default;
};

/// One cell's share of a drawn line; `across` is ─, `down` is │, `rising` is ╱, `falling` is ╲.
struct Stroke {
  enum class Direction : std::uint8_t { across, down, rising, falling };
  Cell cell;
  Direction direction;
};

/// The name of a file or rank; files and ranks whose points do not share a name have no label.
struct Label {
  Cell cell;
  char text;
};

class DiagramLayout {
 public:
  /// Requires: spacing is at least 2, so that there is room for a diagonal.
  explicit DiagramLayout(const Geometry& board, int spacing = 2);

  int columns() const { return columns_; }
  int rows() const { return rows_; }

  Cell cell(Point point) const { return cells_[point]; }
  /// The point that a click into a cell means, if it is close to one.
  std::optional<Point> point_near(Cell cell) const;

  /// Every cell between two neighbouring points that their line passes through.
  std::span<const Stroke> strokes() const { return strokes_; }
  std::span<const Label> labels() const { return labels_; }

 private:
  int column(int x) const;
  int row(int y) const;
  void add_strokes(Cell from, Cell to);

  int spacing_;
  int top_;
  int columns_ = 0;
  int rows_ = 0;
  std::vector<Cell> cells_;
  std::vector<Stroke> strokes_;
  std::vector<Label> labels_;
};

}  // namespace baghchal
