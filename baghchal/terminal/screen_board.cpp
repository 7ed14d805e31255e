#include "baghchal/terminal/screen_board.hpp"

#include <array>

namespace baghchal {
namespace {

constexpr int largest_spacing = 12;
constexpr int spacing_of_large_pieces = 5;

Cell operator+(Cell a, Cell b) {
  return {a.column + b.column, a.row + b.row};
}

bool is_diagonal(const Stroke& stroke) {
  return stroke.direction == Stroke::Direction::rising ||
         stroke.direction == Stroke::Direction::falling;
}

/// A diagonal's way through one row: three cells of dots, the middle one at the stroke.
std::string_view dots(const Stroke& stroke) {
  return stroke.direction == Stroke::Direction::falling ? "⠈⠢⡀" : "⢀⠔⠁";
}

Ink face_of(Point point, const Marks& marks, Ink usual, Ink moved) {
  if (marks.selection == point) return Ink::selected;
  if (contains(marks.threatened, point)) return Ink::threatened;
  return marks.last_move && marks.last_move->to() == point ? moved : usual;
}

}  // namespace

ScreenBoard::ScreenBoard(const Geometry& board, int spacing, DiagramStyle style)
    : board_(&board),
      layout_(board, spacing),
      style_(style),
      large_(spacing >= spacing_of_large_pieces && style == DiagramStyle::unicode),
      shift_(large_ ? Cell{2, 1} : Cell{0, 0}),
      right_margin_(large_ ? 2 : 1) {}

std::optional<ScreenBoard> ScreenBoard::largest(const Geometry& board, int columns, int rows,
                                                DiagramStyle style) {
  for (int spacing = largest_spacing; spacing >= smallest_spacing; --spacing) {
    ScreenBoard candidate(board, spacing, style);
    if (candidate.columns() <= columns && candidate.rows() <= rows) return candidate;
  }
  return std::nullopt;
}

Cell ScreenBoard::cell(Point point) const {
  return layout_.cell(point) + shift_;
}

std::optional<Point> ScreenBoard::point_near(Cell cell) const {
  return layout_.point_near({cell.column - shift_.column, cell.row - shift_.row});
}

void ScreenBoard::draw(Canvas& canvas, Cell top_left, const Position& position,
                       const Marks& marks) const {
  canvas.fill(top_left, columns(), rows(), Ink::wood);
  draw_lines(canvas, top_left);
  draw_labels(canvas, top_left);
  for (const Point point : each(board_->all())) {
    const Cell place = top_left + cell(point);
    if (contains(position.tigers(), point)) {
      draw_tiger(canvas, place, face_of(point, marks, Ink::tiger, Ink::moved_tiger));
    } else if (contains(position.goats(), point)) {
      draw_goat(canvas, place, face_of(point, marks, Ink::goat, Ink::moved_goat));
    } else {
      draw_empty(canvas, place, point, marks);
    }
  }
  if (marks.cursor) draw_brackets(canvas, top_left + cell(*marks.cursor));
}

void ScreenBoard::draw_lines(Canvas& canvas, Cell top_left) const {
  const bool dotted = style_ == DiagramStyle::unicode;
  for (const Stroke& stroke : layout_.strokes()) {
    const Cell place = top_left + shift_ + stroke.cell;
    if (dotted && is_diagonal(stroke)) {
      canvas.put({place.column - 1, place.row}, dots(stroke), Ink::wood);
    } else {
      canvas.put(place, stroke_text(stroke.direction, style_), Ink::wood);
    }
  }
}

void ScreenBoard::draw_labels(Canvas& canvas, Cell top_left) const {
  for (const Label& label : layout_.labels()) {
    const bool names_file = label.cell.row == layout_.rows() - 1;
    const Cell shift = names_file ? Cell{shift_.column, 2 * shift_.row} : Cell{0, shift_.row};
    canvas.put(top_left + label.cell + shift, {&label.text, 1}, Ink::wood);
  }
}

void ScreenBoard::draw_empty(Canvas& canvas, Cell cell, Point point, const Marks& marks) const {
  const bool unicode = style_ == DiagramStyle::unicode;
  const bool hinted = marks.hint && marks.hint->to() == point;
  const bool left = marks.last_move && marks.last_move->from() == point;
  const bool eaten = marks.last_move && marks.last_move->over() == point;
  if (contains(marks.targets, point)) {
    canvas.put(cell, unicode ? "●" : "*", Ink::target);
  } else if (hinted) {
    canvas.put(cell, "?", Ink::cursor);
  } else if (eaten) {
    canvas.put(cell, unicode ? "×" : "x", Ink::trace);
  } else if (left) {
    canvas.put(cell, unicode ? "○" : "o", Ink::trace);
  } else {
    canvas.put(cell, point_text(point, *board_, style_), Ink::wood);
  }
}

void ScreenBoard::draw_tiger(Canvas& canvas, Cell cell, Ink face) const {
  if (large_) {
    canvas.put({cell.column - 2, cell.row - 1}, "▗▄▄▄▖", Ink::tiger_rim);
    canvas.put({cell.column - 2, cell.row}, "▐   ▌", Ink::tiger_rim);
    canvas.put({cell.column - 2, cell.row + 1}, "▝▀▀▀▘", Ink::tiger_rim);
  }
  canvas.put({cell.column - 1, cell.row}, " T ", face);
}

void ScreenBoard::draw_goat(Canvas& canvas, Cell cell, Ink ink) const {
  if (!large_) return canvas.put({cell.column - 1, cell.row}, "(G)", ink);
  canvas.put({cell.column - 2, cell.row - 1}, "╭───╮", Ink::goat);
  canvas.put({cell.column - 2, cell.row}, "│   │", Ink::goat);
  canvas.put({cell.column - 2, cell.row + 1}, "╰───╯", Ink::goat);
  canvas.put({cell.column - 1, cell.row}, " G ", ink);
}

void ScreenBoard::draw_brackets(Canvas& canvas, Cell cell) const {
  const int distance = large_ ? 3 : 2;
  canvas.put({cell.column - distance, cell.row}, "[", Ink::cursor);
  canvas.put({cell.column + distance, cell.row}, "]", Ink::cursor);
}

}  // namespace baghchal
