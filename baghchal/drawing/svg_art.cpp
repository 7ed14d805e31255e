#include "baghchal/drawing/svg_art.hpp"

#include <fmt/format.h>

#include <cmath>

namespace baghchal::svg_art {
namespace {

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
<radialGradient id="bagh-chal-stud" cx=".38" cy=".34" r=".75">
<stop stop-color="#fff8d8"/><stop offset=".45" stop-color="#e6b956"/><stop offset="1" stop-color="#8d5f1d"/>
</radialGradient>
<radialGradient id="bagh-chal-fur" cx=".5" cy=".35" r=".7">
<stop stop-color="#f9b04a"/><stop offset=".6" stop-color="#ea8a26"/><stop offset="1" stop-color="#c9641a"/>
</radialGradient>
<radialGradient id="bagh-chal-wool" cx=".45" cy=".3" r=".8">
<stop stop-color="#fffdf6"/><stop offset=".7" stop-color="#f3e9d3"/><stop offset="1" stop-color="#d9c8a6"/>
</radialGradient>)svg";

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

/// Horns, ears, beard, face, eyes, nose and mouth, from the back forward.
constexpr std::string_view goat = R"svg(
<g id="bagh-chal-goat" stroke="#24150b" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="2" cy="36" rx="20" ry="8" fill="#1d0d04" stroke="none" opacity=".35"/>
<g fill="#8b6b45" stroke-width="3.5"><path d="M4-16C2-30 10-43 29-42 21-37 16-28 16-14Z"/><path d="M-4-16C-2-30-10-43-29-42-21-37-16-28-16-14Z"/></g>
<path fill="none" stroke-width="1.8" d="M6-25 15-24M10-33 18-30M-6-25-15-24M-10-33-18-30"/>
<g fill="url(#bagh-chal-wool)" stroke-width="3.5">
<path d="M13-13C24-19 35-14 40-3 31 2 20 1 14-3Z"/><path d="M-13-13C-24-19-35-14-40-3-31 2-20 1-14-3Z"/>
<path d="M-8 27C-7 34-3 39 1 45 4 40 7 34 8 27Z"/>
<path d="M0-23C11-23 18-17 18-7 18 5 13 13 11 22 10 30 6 33 0 33S-10 30-11 22C-13 13-18 5-18-7-18-17-11-23 0-23Z"/>
</g>
<path fill="#e9b9a0" stroke="none" d="M17-9C24-12 30-9 34-4 28-2 22-3 17-5ZM-17-9C-24-12-30-9-34-4-28-2-22-3-17-5ZM-7 22C-4 18 4 18 7 22 6 27 3 27 0 28-3 27-6 27-7 22Z"/>
<g fill="#24150b" stroke="none"><ellipse cx="-9.5" cy="-4" rx="4" ry="3.6"/><ellipse cx="9.5" cy="-4" rx="4" ry="3.6"/></g>
<path fill="none" stroke-width="2.2" d="M-4 21.500 -2.500 23M4 21.500 2.500 23M0 24V27M-5 29C-2 27 2 27 5 29"/>
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

/// A row of petals along an edge of the given length, pointing down into the board.
std::string petal_row(double length) {
  const int petals = static_cast<int>(std::lround(length / 18));
  const double half = length / petals / 2;
  std::string path = "M0 0";
  for (int i = 0; i < petals; ++i) {
    path += fmt::format("c0 7 {0:.2f} 8 {1:.2f} 14 {2:.2f}-6 {1:.2f}-7 {1:.2f}-14", half * .7, half,
                        half * .3);
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

std::string petals(const Box& box) {
  struct Edge {
    double x, y, length;
    int turn;
  };
  const double right = box.x + box.width;
  const double bottom = box.y + box.height;
  std::string rows;
  for (const Edge& edge :
       {Edge{box.x, box.y, box.width, 0}, Edge{right, box.y, box.height, 90},
        Edge{right, bottom, box.width, 180}, Edge{box.x, bottom, box.height, 270}}) {
    rows += fmt::format("<path transform=\"translate({:g} {:g}) rotate({})\" d=\"{}\"/>\n", edge.x,
                        edge.y, edge.turn, petal_row(edge.length));
  }
  return fmt::format("<g fill=\"#7a4319\" stroke=\"#4f280d\" stroke-width=\"1.2\">\n{}</g>\n",
                     rows);
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
