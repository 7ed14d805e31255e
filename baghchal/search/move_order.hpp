#pragma once

/// In which order the moves of a position are tried: alpha-beta is quick where the best come first.
///
///   the move that the table names │ captures │ others
///
/// and within these by how often and how deep they have cut off anywhere in the tree; equal ones
/// stand in the order of their packed words.
///
/// Threads: one thread at a time.

#include <cstdint>
#include <optional>
#include <vector>

#include "baghchal/board/move.hpp"
#include "baghchal/board/position.hpp"

namespace baghchal {

/// What has been learnt about moves in one search.
class MoveOrder {
 public:
  MoveOrder();

  /// What the move promises: the higher, the earlier it should be tried.
  std::int64_t promise(Move move, Side side) const;

  /// The move was too good for the other side to allow it, found by looking `depth` plies ahead.
  void cut_off(Move move, Side side, int depth);

 private:
  std::vector<std::int64_t> cutoffs_;  ///< by side and where from and to
};

/// The moves of one position, handed out the most promising first.
class OrderedMoves {
 public:
  OrderedMoves(const MoveList& moves, std::optional<Move> first, const MoveOrder& order, Side side);

  int size() const { return size_; }
  /// The next best of those not yet handed out. Requires: there are such.
  Move next();

 private:
  int size_ = 0;
  int next_ = 0;
  /// The promise above the packed move with its bits turned over: the highest is the next.
  std::int64_t moves_[MoveList::capacity];
};

}  // namespace baghchal
