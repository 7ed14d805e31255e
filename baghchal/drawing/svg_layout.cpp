#include "baghchal/drawing/svg_layout.hpp"

#include <algorithm>

namespace baghchal::svg_layout {
namespace {

constexpr double spacing = 100;  // from point to point
constexpr double margin = 76;    // from the outermost points to the board's edge
constexpr double tray_width = 230;
constexpr double gap = 24;

}  // namespace

Layout::Layout(const Geometry& geometry)
    : geometry_(geometry), left_(geometry.x(0)), top_(geometry.y(0)) {
  int right = left_;
  int bottom = top_;
  for (const Point point : each(geometry.all())) {
    left_ = std::min(left_, geometry.x(point));
    right = std::max(right, geometry.x(point));
    top_ = std::max(top_, geometry.y(point));
    bottom = std::min(bottom, geometry.y(point));
  }
  board_ = {rim, rim * .7, 2 * margin + spacing * (right - left_),
            2 * margin + spacing * (top_ - bottom)};
  const double trays_x = board_.x + board_.width + gap;
  const double tray_height = (board_.height - gap) / 2;
  tigers_tray_ = {trays_x, board_.y, tray_width, tray_height};
  goats_tray_ = {trays_x, board_.y + tray_height + gap, tray_width, tray_height};
}

double Layout::x(int column) const {
  return board_.x + margin + spacing * (column - left_);
}
double Layout::y(int row) const {
  return board_.y + margin + spacing * (top_ - row);
}

Box Layout::whole() const {
  return {0, 0, goats_tray_.x + goats_tray_.width + gap, board_.y + board_.height + rim};
}

}  // namespace baghchal::svg_layout
