#pragma once

/// A position drawn as text, with the lines of its board:
///
///   5  T───┬───┬───┬───T        5  T---.---.---.---T
///      │ ╲ │ ╱ │ ╲ │ ╱ │           | \ | / | \ | / |
///   4  ├───┼───G───┼───┤        4  .---.---G---.---.
///      │ ╱ │ ╲ │ ╱ │ ╲ │           | / | \ | / | \ |
///   3  ├───┼───┼───┼───┤        3  .---.---.---.---.
///      │ ╲ │ ╱ │ ╲ │ ╱ │           | \ | / | \ | / |
///   2  ├───┼───┼───┼───┤        2  .---.---.---.---.
///      │ ╱ │ ╲ │ ╱ │ ╲ │           | / | \ | / | \ |
///   1  T───┴───┴───┴───T        1  T---.---.---.---T
///      a   b   c   d   e           a   b   c   d   e
///
/// Who is to move, hand and captured are *not* in it.
///
/// Threads: pure functions.

#include <string>
#include <string_view>

#include "baghchal/board/position.hpp"
#include "baghchal/drawing/diagram_layout.hpp"

namespace baghchal {

enum class DiagramStyle : std::uint8_t { unicode, ascii };

struct DiagramOptions {
  DiagramStyle style = DiagramStyle::unicode;
  int spacing = 2;      ///< rows from point to point, at least 2
  PointSet marked = 0;  ///< points to put in brackets: `[T]`
};

/// Lines of text, each with its end of line and without blanks before it.
std::string diagram(const Position& position, const Geometry& board,
                    const DiagramOptions& options = {});

/// What a stroke looks like: one cell wide.
std::string_view stroke_text(Stroke::Direction direction, DiagramStyle style);
/// What an empty point looks like: in unicode, the crossing of its lines across and down.
std::string_view point_text(Point point, const Geometry& board, DiagramStyle style);

}  // namespace baghchal
