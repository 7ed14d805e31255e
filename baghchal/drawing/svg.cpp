#include "baghchal/drawing/svg.hpp"

#include <fmt/format.h>

#include <cmath>

#include "baghchal/drawing/board_names.hpp"
#include "baghchal/drawing/svg_art.hpp"
#include "baghchal/drawing/svg_layout.hpp"
#include "baghchal/drawing/svg_marks.hpp"
#include "baghchal/drawing/svg_tray.hpp"
#include "baghchal/notation/position_line.hpp"

namespace baghchal {
namespace {

using svg_layout::Box;
using svg_layout::Layout;
using svg_layout::rim;
using svg_layout::Spot;

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
  const Box whole = layout.whole();
  const double height_px = std::round(width_px * whole.height / whole.width);
  const std::string line = to_text(PositionLine{position, std::nullopt}, board);
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{:g}\" "
      "viewBox=\"0 0 {:g} {:g}\" role=\"img\" "
      "font-family=\"'DejaVu Serif', Georgia, serif\">\n<title>{}: {}</title>\n",
      width_px, height_px, whole.width, whole.height, svg_art::escaped(board.name()), line);
}

std::string wood(const Layout& layout) {
  const Box slab = layout.whole();
  const Box field = inset(layout.board(), svg_art::cornice_width);
  return rect(slab, 20, "fill=\"url(#bagh-chal-slab)\"") + svg_art::grain(slab) +
         rect(inset(slab, 6), 15, "fill=\"none\" stroke=\"#b98a3e\" stroke-width=\"1.5\"") +
         rect(layout.board(), 3, "fill=\"#6b3814\"") + svg_art::cornice(layout.board()) +
         rect(field, 0, "fill=\"url(#bagh-chal-wood)\"") + svg_art::grain(field) +
         rect(field, 0, "fill=\"none\" stroke=\"#3b1c08\" stroke-width=\"4\"") +
         rect(field, 0, "fill=\"none\" stroke=\"url(#bagh-chal-brass)\" stroke-width=\"2\"") +
         rect(layout.board(), 3,
              "fill=\"none\" stroke=\"url(#bagh-chal-brass)\" stroke-width=\"4\"");
}

std::string label(double x, double y, char name) {
  return fmt::format("<text x=\"{:g}\" y=\"{:g}\">{}</text>\n", x, y,
                     svg_art::escaped(std::string_view(&name, 1)));
}

std::string labels(const Geometry& board, const Layout& layout) {
  std::string text =
      "<g font-size=\"21\" font-weight=\"bold\" fill=\"#e8c77c\" text-anchor=\"middle\">\n";
  for (const auto& [x, name] : file_names(board)) {
    text += label(layout.x(x), layout.whole().height - rim / 2 + 5, name);
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

}  // namespace

std::string svg(const Position& position, const Geometry& board, const SvgOptions& options) {
  const Layout layout(board);
  std::string text = open_document(position, board, layout, options.width_px);
  text += svg_art::definitions(layout.board());
  text += wood(layout) + labels(board, layout) + lines(board, layout) + studs(board, layout);
  text += svg_tray::tray(Side::tigers, position, board, layout.tigers_tray());
  text += svg_tray::tray(Side::goats, position, board, layout.goats_tray());
  if (options.last_move) text += svg_marks::last_move(*options.last_move, layout);
  text += svg_marks::rings(options.marked, position, layout);
  text += pieces(Side::tigers, position.tigers(), .98, layout);
  text += pieces(Side::goats, position.goats(), .9, layout);
  return text + "</svg>\n";
}

}  // namespace baghchal
