#include "baghchal/drawing/board_names.hpp"

namespace baghchal {
namespace {

/// What the points of each column or row have in common at `place` of their names.
template <typename Coordinate>
std::map<int, char> common_names(const Geometry& board, std::size_t place, Coordinate coordinate) {
  constexpr char none = '\0';
  std::map<int, char> names;
  for (const Point point : each(board.all())) {
    const char name = board.point_name(point)[place];
    const auto [known, added] = names.try_emplace(coordinate(point), name);
    if (known->second != name) known->second = none;
  }
  std::erase_if(names, [](const auto& entry) { return entry.second == none; });
  return names;
}

}  // namespace

std::map<int, char> file_names(const Geometry& board) {
  return common_names(board, 0, [&](Point point) { return board.x(point); });
}

std::map<int, char> rank_names(const Geometry& board) {
  return common_names(board, 1, [&](Point point) { return board.y(point); });
}

}  // namespace baghchal
