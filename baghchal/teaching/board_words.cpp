#include "baghchal/teaching/board_words.hpp"

#include <fmt/format.h>

#include <vector>

#include "baghchal/notation/english.hpp"
#include "baghchal/notation/move_text.hpp"

namespace baghchal {

std::string points_text(PointSet points, const Geometry& board) {
  std::vector<std::string> names;
  for (const Point point : each(points)) names.emplace_back(board.point_name(point));
  return listed(names);
}

std::string tigers_text(PointSet tigers, const Geometry& board) {
  return fmt::format("the {} on {}", count(tigers) == 1 ? "tiger" : "tigers",
                     points_text(tigers, board));
}

std::string moves_text(std::span<const Move> moves, const Geometry& board) {
  std::string text;
  for (const Move move : moves) text += (text.empty() ? "" : " ") + to_text(move, board);
  return text;
}

}  // namespace baghchal
