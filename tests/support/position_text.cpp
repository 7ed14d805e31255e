#include "tests/support/position_text.hpp"

#include <fmt/format.h>

#include <sstream>

namespace baghchal {
namespace {

std::string point_numbers(PointSet set) {
  std::string list;
  for (const Point point : each(set)) {
    if (!list.empty()) list += ' ';
    list += std::to_string(point);
  }
  return list;
}

}  // namespace

Position position_of(std::string_view line, const Geometry& board) {
  std::istringstream fields{std::string(line)};
  std::string rows;
  std::string side;
  int hand = 0;
  fields >> rows >> side >> hand;

  PointSet tigers = 0;
  PointSet goats = 0;
  auto row = board.rows().begin();
  std::size_t column = 0;
  for (const char letter : rows) {
    if (letter == '/') {
      ++row;
      column = 0;
    } else if (letter >= '1' && letter <= '9') {
      column += static_cast<std::size_t>(letter - '0');
    } else {
      (letter == 'T' ? tigers : goats) |= singleton(row->at(column++));
    }
  }
  return Position::unchecked(tigers, goats, hand, side == "t" ? Side::tigers : Side::goats);
}

PointSet points_of(std::string_view names, const Geometry& board) {
  std::istringstream words{std::string(names)};
  PointSet set = 0;
  for (std::string name; words >> name;) set |= singleton(point_of(name, board));
  return set;
}

Point point_of(std::string_view name, const Geometry& board) {
  return board.find_point(name).value();
}

void PrintTo(const Position& position, std::ostream* out) {
  showValue(position, *out);
}
void PrintTo(Move move, std::ostream* out) {
  showValue(move, *out);
}

void showValue(const Position& position, std::ostream& out) {
  out << fmt::format("[tigers {}, goats {}, {} in hand, {} to move]",
                     point_numbers(position.tigers()), point_numbers(position.goats()),
                     position.hand(), position.side() == Side::tigers ? "tigers" : "goats");
}

void showValue(Move move, std::ostream& out) {
  if (move.kind() == MoveKind::placement) {
    out << fmt::format("[place on {}]", move.to());
  } else if (move.is_capture()) {
    out << fmt::format("[{} over {} to {}]", move.from(), move.over(), move.to());
  } else {
    out << fmt::format("[{} to {}]", move.from(), move.to());
  }
}

}  // namespace baghchal
