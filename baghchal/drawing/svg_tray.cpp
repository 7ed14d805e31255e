#include "baghchal/drawing/svg_tray.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace baghchal::svg_tray {
namespace {

using svg_layout::Box;

constexpr int columns = 5;
constexpr double plate_height = 40;
constexpr double count_height = 34;
constexpr double padding = 12;

std::string nameplate(Side side, bool to_move, const Box& box) {
  const std::string_view name = side == Side::tigers ? "Tigers" : "Goats";
  const double middle = box.y + plate_height / 2;
  std::string plate = fmt::format(
      "<rect x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\" rx=\"8\" fill=\"{}\" "
      "stroke=\"#c8963c\" stroke-width=\"1.5\"/>\n",
      box.x, box.y, box.width, plate_height, to_move ? "url(#bagh-chal-plate)" : "#341a0b");
  plate += svg_art::piece(side, "emblem", box.x + 24, middle, .38);
  plate += fmt::format(
      "<text x=\"{:g}\" y=\"{:g}\" font-size=\"19\" font-weight=\"bold\" fill=\"{}\">{}{}</text>\n",
      box.x + 46, middle + 7, to_move ? "#2b1406" : "#e8c77c", name, to_move ? " to move" : "");
  return plate;
}

/// The places of a tray: `slots` of them in rows, `filled` with goats.
std::string goats(int slots, int filled, std::string_view piece_class, const Box& box) {
  const int rows = (slots + columns - 1) / columns;
  const double across = box.width / columns;
  const double down = std::min(box.height / rows, across * 1.25);
  std::string text;
  for (int slot = 0; slot < slots; ++slot) {
    const int row = slot / columns;
    const int column = slot % columns;
    const double x = box.x + across * (column + .5);
    const double y = box.y + down * (row + .5);
    text += slot < filled
                ? svg_art::piece(Side::goats, piece_class, x, y, std::min(across, down) / 92)
                : fmt::format(
                      "<circle cx=\"{:g}\" cy=\"{:g}\" r=\"{:g}\" fill=\"#4a2810\" "
                      "stroke=\"#c8963c\" stroke-width=\".8\"/>\n",
                      x, y, across * .1);
  }
  return text;
}

}  // namespace

std::string tray(Side side, const Position& position, const Geometry& board, const Box& box) {
  const bool tigers = side == Side::tigers;
  const int goats_here = tigers ? position.captured(board) : position.hand();
  std::string text = nameplate(side, position.side() == side, box);

  const double top = box.y + plate_height + 8;
  const Box well{box.x, top, box.width, box.y + box.height - top};
  text += fmt::format(
      "<rect x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\" rx=\"10\" "
      "fill=\"url(#bagh-chal-well)\" "
      "stroke=\"#c8963c\" stroke-width=\"1.5\"/>\n",
      well.x, well.y, well.width, well.height);
  text +=
      fmt::format("<text x=\"{:g}\" y=\"{:g}\" font-size=\"17\" fill=\"#fdf0bd\">{} {}</text>\n",
                  well.x + padding, well.y + 24, goats_here, tigers ? "captured" : "in hand");
  text += goats(board.goats(), goats_here, tigers ? "captured" : "in-hand",
                {well.x + padding, well.y + count_height, well.width - 2 * padding,
                 well.height - count_height - padding});
  return text;
}

}  // namespace baghchal::svg_tray
