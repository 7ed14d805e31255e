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
#include "baghchal/drawing/svg_layout.hpp"

namespace baghchal::svg_art {

using svg_layout::Box;

/// The <defs> of wood, brass, tiger and goat; `board` is the box that the brass of the lines spans.
std::string definitions(const Box& board);

/// One piece with its centre at (x, y), `scale` times its drawn size.
std::string piece(Side side, std::string_view piece_class, double x, double y, double scale);

/// The grain of a piece of wood that fills the box.
std::string grain(const Box& box);

/// How wide the carving along the board's edges is.
inline constexpr double cornice_width = 18;
/// A row of lotus petals along the inside of the box's four edges, with a flower in each corner.
std::string cornice(const Box& box);

/// Text fit to stand between tags.
std::string escaped(std::string_view text);

}  // namespace baghchal::svg_art
