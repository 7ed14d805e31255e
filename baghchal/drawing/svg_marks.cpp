#include "baghchal/drawing/svg_marks.hpp"

#include <fmt/format.h>

#include <cmath>
#include <initializer_list>
#include <string_view>

namespace baghchal::svg_marks {
namespace {

using svg_layout::Layout;
using svg_layout::piece_radius;
using svg_layout::Spot;

constexpr std::string_view vermilion = "#c1272d";
constexpr std::string_view indigo = "#23408e";

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

/// The last move's path, seen along its direction: `at(ahead, aside)` counts from its origin.
class Track {
 public:
  Track(Spot from, Spot to) : from_(from), length_(std::hypot(to.x - from.x, to.y - from.y)) {
    along_ = {(to.x - from.x) / length_, (to.y - from.y) / length_};
  }

  double length() const { return length_; }
  Spot at(double ahead, double aside) const {
    return {from_.x + along_.x * ahead - along_.y * aside,
            from_.y + along_.y * ahead + along_.x * aside};
  }

 private:
  Spot from_;
  double length_;
  Spot along_{};
};

std::string open_line(std::initializer_list<Spot> spots) {
  std::string path;
  for (const Spot& spot : spots) {
    path += fmt::format("{}{:.4g} {:.4g}", path.empty() ? 'M' : 'L', spot.x, spot.y);
  }
  return path;
}

}  // namespace

std::string last_move(Move move, const Layout& layout) {
  const Spot to = layout.spot(move.to());
  if (move.kind() == MoveKind::placement) return edged(circle(to, piece_radius), vermilion);
  const double ring = 15;
  const double cross = 18;
  const Spot from = layout.spot(move.from());
  const Track track(from, to);
  const double tip = track.length() - piece_radius;
  std::string path = circle(from, ring) + open_line({track.at(ring, 0), track.at(tip, 0)}) +
                     open_line({track.at(tip - 15, 11), track.at(tip, 0), track.at(tip - 15, -11)});
  if (move.is_capture()) {
    const double middle = track.length() / 2;
    path += open_line({track.at(middle - cross, -cross), track.at(middle + cross, cross)}) +
            open_line({track.at(middle - cross, cross), track.at(middle + cross, -cross)});
  }
  return edged(path, vermilion);
}

std::string rings(PointSet marked, const Position& position, const Layout& layout) {
  std::string path;
  for (const Point point : each(marked)) {
    path += circle(layout.spot(point), contains(position.occupied(), point) ? piece_radius : 20);
  }
  return path.empty() ? path : edged(path, indigo);
}

}  // namespace baghchal::svg_marks
