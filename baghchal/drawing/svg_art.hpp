#pragma once

/// The materials and pieces of the SVG picture: what is drawn once and used by name.
///
/// A piece is drawn about its own centre in a square from -50 to 50, the size of a point's share of
/// the board when points are 100 apart.
///
/// Threads: pure functions.

#include <string>
#include <string_view>

#include "baghchal/board/position.hpp"

namespace baghchal::svg_art {

struct Box {
  double x;
  double y;
  double width;
  double height;
};

/// The <defs> of wood, brass, tiger and goat; `board` is the box that the brass of the lines spans.
std::string definitions(const Box& board);

/// One piece with its centre at (x, y), `scale` times its drawn size.
std::string piece(Side side, std::string_view piece_class, double x, double y, double scale);

/// A piece of wood in the box: grain and all. `id` names its shape within the document.
std::string grain(const Box& box);

/// A carved row of lotus petals along the inside of the box's four edges.
std::string petals(const Box& box);

/// Text fit to stand between tags.
std::string escaped(std::string_view text);

}  // namespace baghchal::svg_art
