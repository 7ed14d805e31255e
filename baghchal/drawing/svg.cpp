#include "baghchal/drawing/svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "baghchal/drawing/board_names.hpp"
#include "baghchal/drawing/svg_art.hpp"
#include "baghchal/drawing/svg_tray.hpp"
#include "baghchal/notation/position_line.hpp"

namespace baghchal {
namespace {

using svg_art::Box;

constexpr double spacing = 100;  // from point to point
constexpr double margin = 72;    // from the outermost points to the board's edge
constexpr double rim = 40;       // round the board, with the names of files and ranks on it
constexpr double tray_width = 230;
constexpr double gap = 24;
constexpr double piece_radius = 46;

constexpr std::string_view vermilion = "#c1272d";
constexpr std::string_view indigo = "#23408e";

struct Spot {
  double x;
  double y;
};

/// Where everything is in the picture's own units.
class Layout {
 public:
  explicit Layout(const Geometry& geometry) : geometry_(geometry) {
    top_ = geometry.y(geometry.rows().front().front());
    const int bottom = geometry.y(geometry.rows().back().front());
    left_ = geometry.x(0);
    int right = left_;
    for (const Point point : each(geometry.all())) {
      left_ = std::min(left_, geometry.x(point));
      right = std::max(right, geometry.x(point));
    }
    board = {rim, rim * .7, 2 * margin + spacing * (right - left_),
             2 * margin + spacing * (top_ - bottom)};
    const double trays_x = board.x + board.width + gap;
    const double tray_height = (board.height - gap) / 2;
    tigers_tray = {trays_x, board.y, tray_width, tray_height};
    goats_tray = {trays_x, board.y + tray_height + gap, tray_width, tray_height};
    width = trays_x + tray_width + gap;
    height = board.y + board.height + rim;
  }

  double x(int column) const { return board.x + margin + spacing * (column - left_); }
  double y(int row) const { return board.y + margin + spacing * (top_ - row); }
  Spot spot(Point point) const { return {x(geometry_.x(point)), y(geometry_.y(point))}; }

  Box board;
  Box tigers_tray;
  Box goats_tray;
  double width;
  double height;

 private:
  const Geometry& geometry_;
  int left_;
  int top_;
};

std::string rect(const Box& box, double radius, std::string_view look) {
  return fmt::format(
      "<rect x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\" rx=\"{:g}\" {}/>\n", box.x, box.y,
      box.width, box.height, radius, look);
}

Box inset(const Box& box, double by) {
  return {box.x + by, box.y + by, box.width - 2 * by, box.height - 2 * by};
}

std::string open_document(const Position& position, const Geometry& board, const Layout& layout,
                          int width_px) {
  const double height_px = std::round(width_px * layout.height / layout.width);
  const std::string line = to_text(PositionLine{position, std::nullopt}, board);
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{:g}\" "
      "viewBox=\"0 0 {:g} {:g}\" role=\"img\" "
      "font-family=\"'DejaVu Serif', Georgia, serif\">\n<title>{}: {}</title>\n",
      width_px, height_px, layout.width, layout.height, svg_art::escaped(board.name()), line);
}

std::string wood(const Layout& layout) {
  const Box slab{0, 0, layout.width, layout.height};
  return rect(slab, 20, "fill=\"url(#bagh-chal-slab)\"") + svg_art::grain(slab) +
         rect(inset(slab, 6), 15, "fill=\"none\" stroke=\"#b98a3e\" stroke-width=\"1.5\"") +
         rect(layout.board, 4, "fill=\"url(#bagh-chal-wood)\"") + svg_art::grain(layout.board) +
         svg_art::petals(layout.board) +
         rect(layout.board, 4, "fill=\"none\" stroke=\"url(#bagh-chal-brass)\" stroke-width=\"4\"");
}

std::string label(double x, double y, char name) {
  return fmt::format("<text x=\"{:g}\" y=\"{:g}\">{}</text>\n", x, y,
                     svg_art::escaped(std::string_view(&name, 1)));
}

std::string labels(const Geometry& board, const Layout& layout) {
  std::string text =
      "<g font-size=\"21\" font-weight=\"bold\" fill=\"#e8c77c\" text-anchor=\"middle\">\n";
  for (const auto& [x, name] : file_names(board)) {
    text += label(layout.x(x), layout.height - rim / 2 + 5, name);
  }
  for (const auto& [y, name] : rank_names(board)) {
    text += label(rim / 2 + 2, layout.y(y) + 7, name);
  }
  return text + "</g>\n";
}

/// A groove, the brass laid into it, and the light on its edge.
std::string lines(const Geometry& board, const Layout& layout) {
  std::string path;
  for (const std::vector<Point>& line : board.lines()) {
    char command = 'M';
    for (const Point point : line) {
      const Spot spot = layout.spot(point);
      path += fmt::format("{}{:g} {:g}", command, spot.x, spot.y);
      command = 'L';
    }
  }
  return fmt::format(
      R"svg(<g fill="none" stroke-linecap="round">
<path stroke="#3b1c08" stroke-width="8" d="{0}"/>
<path stroke="url(#bagh-chal-brass)" stroke-width="4.5" d="{0}"/>
<path stroke="#fffbe0" stroke-width="1" opacity=".7" transform="translate(-.8 -.8)" d="{0}"/>
</g>
)svg",
      path);
}

std::string studs(const Geometry& board, const Layout& layout) {
  std::string text = "<g fill=\"url(#bagh-chal-stud)\" stroke=\"#3b1c08\" stroke-width=\"2.5\">\n";
  for (const Point point : each(board.all())) {
    const Spot spot = layout.spot(point);
    text += fmt::format("<circle cx=\"{:g}\" cy=\"{:g}\" r=\"9\"/>\n", spot.x, spot.y);
  }
  return text + "</g>\n";
}

std::string pieces(Side side, PointSet points, double scale, const Layout& layout) {
  std::string text;
  for (const Point point : each(points)) {
    const Spot spot = layout.spot(point);
    text += svg_art::piece(side, "on-board", spot.x, spot.y, scale);
  }
  return text;
}

/// A stroke in a light edge, so that it shows on wood, on brass and in grey print.
std::string edged(std::string_view path, std::string_view colour) {
  return fmt::format(
      "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n"
      "<path stroke=\"#fff6e2\" stroke-width=\"9\" d=\"{}\"/>\n"
      "<path stroke=\"{}\" stroke-width=\"5\" d=\"{}\"/>\n</g>\n",
      path, colour, path);
}

std::string circle(Spot centre, double radius) {
  return fmt::format("M{0:g} {1:g}a{2:g} {2:g} 0 1 1 {3:g} 0a{2:g} {2:g} 0 1 1 {4:g} 0Z",
                     centre.x - radius, centre.y, radius, 2 * radius, -2 * radius);
}

/// From one point to just before the piece on the other, with a head; a cross on the victim.
std::string last_move(Move move, const Layout& layout) {
  const Spot to = layout.spot(move.to());
  if (move.kind() == MoveKind::placement) return edged(circle(to, piece_radius), vermilion);
  const Spot from = layout.spot(move.from());
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  const Spot along{(to.x - from.x) / length, (to.y - from.y) / length};
  const Spot tip{to.x - along.x * piece_radius, to.y - along.y * piece_radius};
  const Spot barb{tip.x - along.x * 15, tip.y - along.y * 15};
  std::string path = circle(from, 15);
  path += fmt::format("M{:g} {:g}L{:g} {:g}", from.x + along.x * 15, from.y + along.y * 15, tip.x,
                      tip.y);
  path +=
      fmt::format("M{:g} {:g}L{:g} {:g}L{:g} {:g}", barb.x - along.y * 11, barb.y + along.x * 11,
                  tip.x, tip.y, barb.x + along.y * 11, barb.y - along.x * 11);
  if (move.is_capture()) {
    const Spot over = layout.spot(move.over());
    path += fmt::format("M{:g} {:g}l32 32m0-32l-32 32", over.x - 16, over.y - 16);
  }
  return edged(path, vermilion);
}

std::string marks(PointSet marked, const Position& position, const Layout& layout) {
  std::string path;
  for (const Point point : each(marked)) {
    path += circle(layout.spot(point), contains(position.occupied(), point) ? piece_radius : 17);
  }
  return path.empty() ? path : edged(path, indigo);
}

}  // namespace

std::string svg(const Position& position, const Geometry& board, const SvgOptions& options) {
  const Layout layout(board);
  std::string text = open_document(position, board, layout, options.width_px);
  text += svg_art::definitions(layout.board);
  text += wood(layout) + labels(board, layout) + lines(board, layout) + studs(board, layout);
  text += svg_tray::tray(Side::tigers, position, board, layout.tigers_tray);
  text += svg_tray::tray(Side::goats, position, board, layout.goats_tray);
  if (options.last_move) text += last_move(*options.last_move, layout);
  text += marks(options.marked, position, layout);
  text += pieces(Side::tigers, position.tigers(), .98, layout);
  text += pieces(Side::goats, position.goats(), .9, layout);
  return text + "</svg>\n";
}

}  // namespace baghchal
