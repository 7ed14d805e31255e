#include "baghchal/search/move_order.hpp"

#include <algorithm>
#include <utility>

namespace baghchal {
namespace {

constexpr int packed_bits = 15;
constexpr std::int64_t every_packed_move = (1 << packed_bits) - 1;
constexpr std::size_t origins_and_targets = 1 << 10;
constexpr std::int64_t beyond_cutoffs = std::int64_t{1} << 40;

std::size_t index_of(Move move, Side side) {
  return move.pack() % origins_and_targets + static_cast<std::size_t>(side) * origins_and_targets;
}

}  // namespace

MoveOrder::MoveOrder() : cutoffs_(2 * origins_and_targets) {}

std::int64_t MoveOrder::promise(Move move, Side side) const {
  const std::int64_t cutoffs = cutoffs_[index_of(move, side)];
  return move.is_capture() ? beyond_cutoffs + cutoffs : cutoffs;
}

void MoveOrder::cut_off(Move move, Side side, int depth) {
  cutoffs_[index_of(move, side)] += std::int64_t{depth} * depth;
}

OrderedMoves::OrderedMoves(const MoveList& moves, std::optional<Move> first, const MoveOrder& order,
                           Side side) {
  for (const Move move : moves) {
    const std::int64_t promise = move == first ? 2 * beyond_cutoffs : order.promise(move, side);
    moves_[size_++] = promise << packed_bits | (every_packed_move ^ move.pack());
  }
}

Move OrderedMoves::next() {
  std::int64_t* const best = std::max_element(moves_ + next_, moves_ + size_);
  std::swap(moves_[next_], *best);
  const std::int64_t packed = (moves_[next_++] & every_packed_move) ^ every_packed_move;
  return Move::unpack(static_cast<std::uint16_t>(packed));
}

}  // namespace baghchal
