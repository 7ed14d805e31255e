#include "baghchal/search/move_order.hpp"

#include <algorithm>
#include <utility>

namespace baghchal {
namespace {

constexpr int origins_and_targets = 1 << 10;
constexpr std::int64_t beyond_cutoffs = std::int64_t{1} << 40;

std::size_t index_of(Move move, Side side) {
  return static_cast<std::size_t>(move.pack() % origins_and_targets) +
         static_cast<std::size_t>(side) * origins_and_targets;
}

}  // namespace

MoveOrder::MoveOrder() : cutoffs_(2 * origins_and_targets), killers_{} {
  killers_.fill({0, 0});
}

std::int64_t MoveOrder::promise(Move move, Side side, int plies_from_root) const {
  const Killers& killers = killers_[static_cast<std::size_t>(plies_from_root)];
  if (move.is_capture()) return 4 * beyond_cutoffs + cutoffs_[index_of(move, side)];
  if (move.pack() == killers[0]) return 3 * beyond_cutoffs;
  if (move.pack() == killers[1]) return 2 * beyond_cutoffs;
  return cutoffs_[index_of(move, side)];
}

void MoveOrder::cut_off(Move move, Side side, int plies_from_root, int depth) {
  cutoffs_[index_of(move, side)] += std::int64_t{depth} * depth;
  Killers& killers = killers_[static_cast<std::size_t>(plies_from_root)];
  if (move.is_capture() || move.pack() == killers[0]) return;
  killers = {move.pack(), killers[0]};
}

OrderedMoves::OrderedMoves(const MoveList& moves, std::optional<Move> first, const MoveOrder& order,
                           Side side, int plies_from_root) {
  for (const Move move : moves) {
    const std::int64_t promise =
        move == first ? 8 * beyond_cutoffs : order.promise(move, side, plies_from_root);
    moves_[size_++] = {promise, move.pack()};
  }
}

Move OrderedMoves::next() {
  Promising* best = moves_ + next_;
  for (Promising* move = best + 1; move != moves_ + size_; ++move) {
    if (move->promise > best->promise ||
        (move->promise == best->promise && move->packed < best->packed)) {
      best = move;
    }
  }
  std::swap(moves_[next_], *best);
  return Move::unpack(moves_[next_++].packed);
}

}  // namespace baghchal
