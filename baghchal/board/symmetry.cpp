#include "baghchal/board/symmetry.hpp"

namespace baghchal {
namespace {

Point transform_point(Point point, const Symmetry& symmetry) {
  return point == no_point ? no_point : symmetry[point];
}

}  // namespace

PointSet transform(PointSet set, const Symmetry& symmetry) {
  PointSet image = 0;
  for (const Point point : each(set)) image |= singleton(symmetry[point]);
  return image;
}

Position transform(const Position& position, const Symmetry& symmetry) {
  return Position::unchecked(transform(position.tigers(), symmetry),
                             transform(position.goats(), symmetry), position.hand(),
                             position.side());
}

Move transform(Move move, const Symmetry& symmetry) {
  const Point from = transform_point(move.from(), symmetry);
  const Point over = transform_point(move.over(), symmetry);
  const Point to = symmetry[move.to()];
  switch (move.kind()) {
    case MoveKind::placement:
      return Move::placement(to);
    case MoveKind::step:
      return Move::step(from, to);
    case MoveKind::capture:
      break;
  }
  return Move::capture(from, over, to);
}

Symmetry inverse(const Symmetry& symmetry, const Geometry& board) {
  Symmetry result;
  result.fill(no_point);
  for (const Point point : each(board.all())) result[symmetry[point]] = point;
  return result;
}

Canonical canonical(const Position& position, const Geometry& board) {
  Canonical best{position, board.symmetries().data()};
  std::uint64_t smallest = position.pack(board);
  for (const Symmetry& symmetry : board.symmetries()) {
    const Position image = transform(position, symmetry);
    if (const std::uint64_t word = image.pack(board); word < smallest) {
      smallest = word;
      best = {image, &symmetry};
    }
  }
  return best;
}

}  // namespace baghchal
