#pragma once

/// Where everything is in the SVG picture, in its own units: points are 100 apart.
///
/// Threads: never changes after construction.

#include "baghchal/board/geometry.hpp"

namespace baghchal::svg_layout {

struct Spot {
  double x;
  double y;
};

struct Box {
  double x;
  double y;
  double width;
  double height;
};

/// The room that a piece takes round its point.
inline constexpr double piece_radius = 46;
/// How wide the rim round the board is, with the names of files and ranks on it.
inline constexpr double rim = 40;

/// Requires: the geometry outlives the layout.
class Layout {
 public:
  explicit Layout(const Geometry& geometry);

  double x(int column) const;
  double y(int row) const;
  Spot spot(Point point) const { return {x(geometry_.x(point)), y(geometry_.y(point))}; }

  const Box& board() const { return board_; }
  const Box& tigers_tray() const { return tigers_tray_; }
  const Box& goats_tray() const { return goats_tray_; }
  Box whole() const;

 private:
  const Geometry& geometry_;
  int left_;
  int top_;
  Box board_;
  Box tigers_tray_;
  Box goats_tray_;
};

}  // namespace baghchal::svg_layout
