#pragma once

/// The board on a full screen, as large as there is room for.
///
/// Tigers are solid and goats are outlines, so that they differ without colour and in any size:
///
///    T ─── (G)            up to 4 rows from point to point (here the tiger's T is in reverse)
///
///   ▗▄▄▄▖     ╭───╮
///   ▐ T ▌─────│ G │       from 5 rows on
///   ▝▀▀▀▘     ╰───╯
///
/// Lines down and across are solid; diagonals are rows of dots, which alone can run at this angle
/// through character cells without steps.
///
/// Threads: never changes after construction.

#include <optional>

#include "baghchal/board/move.hpp"
#include "baghchal/board/position.hpp"
#include "baghchal/drawing/diagram.hpp"
#include "baghchal/terminal/canvas.hpp"

namespace baghchal {

/// What is marked on a board besides its pieces.
struct Marks {
  std::optional<Point> cursor = std::nullopt;
  std::optional<Point> selection = std::nullopt;
  PointSet targets = 0;
  PointSet threatened = 0;  ///< the goats that the selected tiger can capture
  std::optional<Move> last_move = std::nullopt;
  std::optional<Move> hint = std::nullopt;
};

class ScreenBoard {
 public:
  static constexpr int smallest_spacing = 2;

  /// Requires: spacing, the rows from point to point, is at least the smallest.
  ScreenBoard(const Geometry& board, int spacing, DiagramStyle style);

  /// The largest that fits; nothing where none does.
  static std::optional<ScreenBoard> largest(const Geometry& board, int columns, int rows,
                                            DiagramStyle style);

  int columns() const { return layout_.columns() + shift_.column + right_margin_; }
  int rows() const { return layout_.rows() + 2 * shift_.row; }

  void draw(Canvas& canvas, Cell top_left, const Position& position, const Marks& marks) const;

  /// Where a point is, from the board's top left.
  Cell cell(Point point) const;
  std::optional<Point> point_near(Cell cell) const;

 private:
  void draw_lines(Canvas& canvas, Cell top_left) const;
  void draw_labels(Canvas& canvas, Cell top_left) const;
  void draw_empty(Canvas& canvas, Cell cell, Point point, const Marks& marks) const;
  void draw_tiger(Canvas& canvas, Cell cell, Ink face) const;
  void draw_goat(Canvas& canvas, Cell cell, Ink ink) const;
  void draw_brackets(Canvas& canvas, Cell cell) const;

  const Geometry* board_;
  DiagramLayout layout_;
  DiagramStyle style_;
  bool large_;
  Cell shift_;  ///< of the layout's points
  int right_margin_;
};

}  // namespace baghchal
