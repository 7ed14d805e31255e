#include "baghchal/drawing/svg_art.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace baghchal::svg_art {
namespace {

constexpr double petal_length = 14;

constexpr std::string_view materials = R"svg(
<linearGradient id="bagh-chal-slab" x2=".25" y2="1">
<stop stop-color="#5c351d"/><stop offset=".5" stop-color="#432411"/><stop offset="1" stop-color="#2f170a"/>
</linearGradient>
<linearGradient id="bagh-chal-wood" x2=".35" y2="1">
<stop stop-color="#cf9455"/><stop offset=".55" stop-color="#b97a40"/><stop offset="1" stop-color="#a3642f"/>
</linearGradient>
<linearGradient id="bagh-chal-plate" x2="0" y2="1">
<stop stop-color="#fdf0bd"/><stop offset=".45" stop-color="#e3b553"/><stop offset="1" stop-color="#b07c2a"/>
</linearGradient>
<linearGradient id="bagh-chal-well" x2=".25" y2="1">
<stop stop-color="#7b4a22"/><stop offset="1" stop-color="#8f5a2c"/>
</linearGradient>
<radialGradient id="bagh-chal-stud" cx=".38" cy=".34" r=".75">
<stop stop-color="#fff8d8"/><stop offset=".45" stop-color="#e6b956"/><stop offset="1" stop-color="#8d5f1d"/>
</radialGradient>
<radialGradient id="bagh-chal-fur" cx=".5" cy=".35" r=".7">
<stop stop-color="#f9b04a"/><stop offset=".6" stop-color="#ea8a26"/><stop offset="1" stop-color="#c9641a"/>
</radialGradient>
<radialGradient id="bagh-chal-wool" cx=".45" cy=".3" r=".8">
<stop stop-color="#fffdf6"/><stop offset=".7" stop-color="#f3e9d3"/><stop offset="1" stop-color="#d9c8a6"/>
</radialGradient>
<g id="bagh-chal-flower" fill="url(#bagh-chal-stud)" stroke="#3b1c08" stroke-width=".8" transform="translate(-9 9)">
<path d="M0-7.500C4-4 4-4 0 0-4-4-4-4 0-7.500ZM7.500 0C4 4 4 4 0 0 4-4 4-4 7.500 0ZM0 7.500C-4 4-4 4 0 0 4 4 4 4 0 7.500ZM-7.500 0C-4-4-4-4 0 0-4 4-4 4-7.500 0Z"/><circle r="2"/>
</g>)svg";

/// Ears, head with tufted cheeks, stripes, eyes, muzzle, nose and mouth, from the back forward.
constexpr std::string_view tiger = R"svg(
<g id="bagh-chal-tiger" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="2" cy="35" rx="36" ry="9" fill="#1d0d04" opacity=".35"/>
<g fill="#e5842a" stroke="#1f0f06" stroke-width="4"><circle cx="-26" cy="-27" r="13"/><circle cx="26" cy="-27" r="13"/></g>
<g fill="#1f0f06"><circle cx="-26" cy="-27" r="6.5"/><circle cx="26" cy="-27" r="6.5"/></g>
<path fill="url(#bagh-chal-fur)" stroke="#1f0f06" stroke-width="4" d="M0-36C20-36 36-24 37-3L44 7 38 10 41 20 32 21C26 33 13 39 0 39S-26 33-32 21L-41 20-38 10-44 7-37-3C-36-24-20-36 0-36Z"/>
<path fill="#fff6e2" d="M0 10C10 6 24 12 24 22 22 32 10 36 0 36S-22 32-24 22C-24 12-10 6 0 10ZM8-17C15-21 22-18 24-13 18-15 13-14 8-12ZM-8-17C-15-21-22-18-24-13-18-15-13-14-8-12Z"/>
<path fill="#1f0f06" d="M-5-35H5L0-15ZM-19-31-10-34-7-21ZM19-31 10-34 7-21ZM-36-9-37-1-23-5ZM36-9 37-1 23-5ZM-42 6-38 11-26 7ZM42 6 38 11 26 7ZM-40 19-32 22-27 16ZM40 19 32 22 27 16Z"/>
<g fill="#fff2a8" stroke="#1f0f06" stroke-width="2.5"><path d="M-22-4C-18-11-11-10-7-3-12 2-18 2-22-4Z"/><path d="M22-4C18-11 11-10 7-3 12 2 18 2 22-4Z"/></g>
<g fill="#1f0f06"><circle cx="-14" cy="-4" r="3.4"/><circle cx="14" cy="-4" r="3.4"/><path d="M-8 8H8C8 14 3 17 0 18-3 17-8 14-8 8Z"/></g>
<path fill="none" stroke="#1f0f06" stroke-width="2.6" d="M0 17V23M-13 24C-8 30-2 28 0 23 2 28 8 30 13 24"/>
</g>)svg";

/// Horns, ears, beard, face, brown cheeks, forelock, eyes, nose and mouth, from the back forward.
constexpr std::string_view goat = R"svg(
<g id="bagh-chal-goat" stroke="#24150b" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="2" cy="37" rx="22" ry="8" fill="#1d0d04" stroke="none" opacity=".35"/>
<g fill="#a5835a" stroke-width="3.5"><path d="M3-19C1-33 11-46 32-42 23-38 18-30 17-17Z"/><path d="M-3-19C-1-33-11-46-32-42-23-38-18-30-17-17Z"/></g>
<path fill="none" stroke-width="2" d="M5-27 16-25M9-35 20-32M-5-27-16-25M-9-35-20-32"/>
<g fill="url(#bagh-chal-wool)" stroke-width="3.5">
<path d="M15-14C25-18 37-11 43 4 33 8 21 5 15-2Z"/><path d="M-15-14C-25-18-37-11-43 4-33 8-21 5-15-2Z"/>
<path d="M-10 27C-10 34-5 40 1 47 5 41 10 34 10 27Z"/>
<path d="M0-25C13-25 21-18 21-7 21 4 16 9 15 19 15 29 9 34 0 34S-15 29-15 19C-16 9-21 4-21-7-21-18-13-25 0-25Z"/>
</g>
<path fill="#eab79b" stroke="none" d="M20-9C28-11 34-6 37 1 31 2 24 0 19-4ZM-20-9C-28-11-34-6-37 1-31 2-24 0-19-4ZM-9 21C-5 17 5 17 9 21 8 27 4 28 0 29-4 28-8 27-9 21Z"/>
<path fill="#c9a070" stroke="none" d="M18.500-10C19 2 14 8 13 16 8 12 5-1 9-12 12-15 17-14 18.500-10ZM-18.500-10C-19 2-14 8-13 16-8 12-5-1-9-12-12-15-17-14-18.500-10Z"/>
<path fill="#a5835a" stroke-width="2" d="M-9-25C-8-29 8-29 9-25 7-21 6-18 6-14 4-16 3-17 2-19 1-15 0-13-1-10-2-14-3-17-4-19-5-17-6-16-7-14-6-19-7-22-9-25Z"/>
<g fill="#f6c445" stroke-width="2.2"><path d="M6-2C8-7 15-8 18-3 15 1 9 2 6-2Z"/><path d="M-6-2C-8-7-15-8-18-3-15 1-9 2-6-2Z"/></g>
<path fill="none" stroke-width="3.2" d="M10.500-3H14M-10.500-3H-14"/>
<path fill="none" stroke-width="2.2" d="M-5 22-3 24M5 22 3 24M0 25V28M-7 30C-4 27 4 27 7 30"/>
</g>)svg";

/// The brass of the lines, in the board's own coordinates: a line's own box may have no height.
std::string line_brass(const Box& board) {
  return fmt::format(
      R"svg(
<linearGradient id="bagh-chal-brass" gradientUnits="userSpaceOnUse" x1="{:g}" y1="{:g}" x2="{:g}" y2="{:g}">
<stop stop-color="#fbe6a0"/><stop offset=".3" stop-color="#e2b04a"/><stop offset=".5" stop-color="#f8dc8c"/><stop offset=".75" stop-color="#d39c39"/><stop offset="1" stop-color="#f0cc72"/>
</linearGradient>)svg",
      board.x, board.y, board.x + board.width, board.y + board.height);
}

/// A row of lotus petals along an edge that starts at (0, 0) and has the board below it.
std::string petal_row(double length) {
  const double wanted_width = 16;
  const int petals = std::max(1, static_cast<int>(std::lround(length / wanted_width)));
  const double half = length / petals / 2;
  std::string path = "M0 0";
  for (int i = 0; i < petals; ++i) {
    path += fmt::format("c0 6 {0:.2f} 8 {1:.2f} {3:g} {2:.2f}-{4:g} {1:.2f}-{4:g} {1:.2f}-{3:g}",
                        half * .75, half, half * .25, petal_length, petal_length - 8);
  }
  return path;
}

}  // namespace

std::string definitions(const Box& board) {
  return fmt::format("<defs>{}{}{}{}\n</defs>\n", materials, line_brass(board), tiger, goat);
}

std::string piece(Side side, std::string_view piece_class, double x, double y, double scale) {
  return fmt::format(
      "<use href=\"#bagh-chal-{}\" class=\"{}\" transform=\"translate({:g} {:g}) scale({:g})\"/>\n",
      side == Side::tigers ? "tiger" : "goat", piece_class, x, y, scale);
}

std::string grain(const Box& box) {
  std::string path;
  const double wave = box.width / 4;
  for (int i = 1; i * 11 < box.height - 4; ++i) {
    const double y = box.y + i * 11 + (i * 7) % 5 - 2;
    const int bend = (i * 13) % 9 - 4;
    path += fmt::format("M{:g} {:g}q{:g} {} {:g} 0t{:g} {}", box.x, y, wave, bend, 2 * wave,
                        2 * wave, (i * 5) % 5 - 2);
  }
  return fmt::format(
      "<path fill=\"none\" stroke=\"#4a2308\" stroke-width=\"1.6\" opacity=\".16\" d=\"{}\"/>\n",
      path);
}

std::string cornice(const Box& box) {
  struct Edge {
    double x, y, length;
    int turn;
  };
  const double left = box.x + cornice_width;
  const double top = box.y + cornice_width;
  const double right = box.x + box.width - cornice_width;
  const double bottom = box.y + box.height - cornice_width;
  std::string petals;
  std::string corners;
  for (const Edge& edge :
       {Edge{left, box.y, right - left, 0}, Edge{box.x + box.width, top, bottom - top, 90},
        Edge{right, box.y + box.height, right - left, 180},
        Edge{box.x, bottom, bottom - top, 270}}) {
    const std::string place =
        fmt::format("transform=\"translate({:g} {:g}) rotate({})\"", edge.x, edge.y, edge.turn);
    petals += fmt::format("<path {} d=\"{}\"/>\n", place, petal_row(edge.length));
    corners += fmt::format("<use href=\"#bagh-chal-flower\" {}/>\n", place);
  }
  return fmt::format("<g fill=\"#b97a40\" stroke=\"#3b1c08\" stroke-width=\"1.2\">\n{}</g>\n{}",
                     petals, corners);
}

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

}  // namespace baghchal::svg_art
