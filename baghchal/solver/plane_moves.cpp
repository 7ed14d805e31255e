#include "baghchal/solver/plane_moves.hpp"

#include <numeric>

namespace baghchal {
namespace {

class MoveCollector {
 public:
  MoveCollector(std::uint32_t tiger_class, const TigerClasses& classes, int bits)
      : tiger_class_(tiger_class),
        classes_(classes),
        board_(classes.board()),
        tigers_(classes.tigers(tiger_class)),
        bits_(bits) {}

  std::vector<MoveSource> collect() {
    for (const Point from : each(tigers_)) {
      for (const Point to : each(board_.near(from) & ~tigers_)) add(from, to, no_point);
      for (const Jump& jump : board_.jumps_from(from)) {
        if (!contains(tigers_, jump.over) && !contains(tigers_, jump.to)) {
          add(from, jump.to, jump.over);
        }
      }
    }
    return std::move(moves_);
  }

 private:
  void add(Point from, Point to, Point over) {
    const TigerPlace after = classes_.locate((tigers_ ^ singleton(from)) | singleton(to));
    const Symmetry& symmetry = board_.symmetries()[after.symmetry];
    IndexMap map;
    map.bits = bits_;
    std::iota(map.source_of.begin(), map.source_of.end(), std::uint8_t{0});
    for (const Point point : each(board_.all() & ~tigers_)) {
      // The point the tiger goes to is free before, the one it comes from after: both without a
      // goat, they share a bit.
      const Point source = symmetry[point == to ? from : point];
      map.source_of[bit_of(point)] =
          static_cast<std::uint8_t>(classes_.bit_of(source, after.tiger_class));
    }
    map.cleared = static_cast<int>(bit_of(to));
    if (over != no_point) map.victim = static_cast<int>(bit_of(over));
    moves_.push_back({after.tiger_class, PlaneMove(map)});
  }

  std::size_t bit_of(Point point) const {
    return static_cast<std::size_t>(classes_.bit_of(point, tiger_class_));
  }

  std::uint32_t tiger_class_;
  const TigerClasses& classes_;
  const Geometry& board_;
  PointSet tigers_;
  int bits_;
  std::vector<MoveSource> moves_;
};

}  // namespace

std::vector<MoveSource> plane_moves(std::uint32_t tiger_class, const TigerClasses& classes,
                                    int bits) {
  return MoveCollector(tiger_class, classes, bits).collect();
}

}  // namespace baghchal
