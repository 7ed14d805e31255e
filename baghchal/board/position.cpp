#include "baghchal/board/position.hpp"

namespace baghchal {
namespace {

constexpr int hand_bits = 5;

constexpr std::uint64_t low_bits(int bits) {
  return (std::uint64_t{1} << bits) - 1;
}

}  // namespace

std::uint64_t Position::pack(const Geometry& board) const {
  const int points = board.points();
  return std::uint64_t{tigers_} | std::uint64_t{goats_} << points |
         std::uint64_t{hand_} << 2 * points |
         static_cast<std::uint64_t>(side_) << (2 * points + hand_bits);
}

Position Position::unpack(std::uint64_t word, const Geometry& board) {
  const int points = board.points();
  return Position(static_cast<PointSet>(word & low_bits(points)),
                  static_cast<PointSet>(word >> points & low_bits(points)),
                  static_cast<int>(word >> 2 * points & low_bits(hand_bits)),
                  static_cast<Side>(word >> (2 * points + hand_bits) & 1));
}

}  // namespace baghchal
