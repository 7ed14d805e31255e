#include "baghchal/solver/movement_moves.hpp"

#include <bit>

namespace baghchal {

BitMap::BitMap(const Images& images) : groups_{} {
  for (std::size_t bit = 0; bit < images.size(); ++bit) {
    std::array<GoatWord, mask + 1>& group = groups_[bit / width];
    for (std::size_t part = 0; part < group.size(); ++part) {
      if ((part >> bit % width & 1U) != 0) group[part] |= images[bit];
    }
  }
}

MovementMoves::MovementMoves(const TigerClasses& classes) : around_(classes.size()) {
  for (std::uint32_t tiger_class = 0; tiger_class < classes.size(); ++tiger_class) {
    add_goat_steps(tiger_class, classes);
    add_tiger_moves(tiger_class, classes);
  }
}

void MovementMoves::add_goat_steps(std::uint32_t tiger_class, const TigerClasses& classes) {
  Around& around = around_[tiger_class];
  const PointSet tigers = classes.tigers(tiger_class);
  for (int bit = 0; bit < classes.goat_bits(); ++bit) {
    const GoatWord here = GoatWord{1} << bit;
    GoatWord near = 0;
    for (const Point point :
         each(classes.board().near(classes.point_of(bit, tiger_class)) & ~tigers)) {
      near |= GoatWord{1} << classes.bit_of(point, tiger_class);
    }
    around.near.push_back(near);
    for (const Point lower : each(near & (here - 1))) {
      around.joined.push_back(here | singleton(lower));
    }
  }
}

void MovementMoves::add_tiger_moves(std::uint32_t tiger_class, const TigerClasses& classes) {
  const Geometry& board = classes.board();
  const PointSet free = board.all() & ~classes.tigers(tiger_class);
  std::vector<TigerMove>& moves = around_[tiger_class].tiger_moves;
  for (const Point from : each(classes.tigers(tiger_class))) {
    for (const Point to : each(board.near(from) & free)) {
      moves.push_back(tiger_move(tiger_class, {from, no_point, to}, classes));
    }
    for (const Jump& jump : board.jumps_from(from)) {
      if (!contains(free, jump.over) || !contains(free, jump.to)) continue;
      moves.push_back(tiger_move(tiger_class, jump, classes));
    }
  }
}

/// A step is told from a capture by its `over`, which is no point.
TigerMove MovementMoves::tiger_move(std::uint32_t tiger_class, const Jump& move,
                                    const TigerClasses& classes) {
  const PointSet before = classes.tigers(tiger_class);
  const PointSet after = (before & ~singleton(move.from)) | singleton(move.to);
  const TigerPlace place = classes.locate(after);
  const Symmetry& symmetry = classes.board().symmetries()[place.symmetry];
  const auto bit_before = [&](Point point) {
    return GoatWord{1} << classes.bit_of(point, tiger_class);
  };
  const auto bit_after = [&](Point point) {
    return classes.bit_of(symmetry[point], place.tiger_class);
  };

  TigerMove result{place.tiger_class, bit_before(move.to), 0, GoatWord{1} << bit_after(move.from),
                   nullptr};
  BitMap::Images images{};
  for (const Point point : each(classes.board().all() & ~(before | after))) {
    if (point != move.over) {
      images[static_cast<std::size_t>(bit_after(point))] = bit_before(point);
    } else {
      result.victim = bit_before(point);
      result.vacated |= GoatWord{1} << bit_after(point);
    }
  }
  result.back = &maps_.try_emplace(images, images).first->second;
  return result;
}

}  // namespace baghchal
