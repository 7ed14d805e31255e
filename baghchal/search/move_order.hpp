#pragma once

/// In which order the moves of a position are tried: alpha-beta is quick where the best come first.
///
///   the move that the table names │ captures │ moves that cut off at this ply │ others, by how
///   often and how deep they have cut off anywhere in the tree
///
/// Equal ones stand in the order of their packed words.
///
/// Threads: one thread at a time.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "baghchal/board/move.hpp"
#include "baghchal/board/position.hpp"
#include "baghchal/search/search.hpp"

namespace baghchal {

/// What has been learnt about moves in one search.
class MoveOrder {
 public:
  MoveOrder();

  /// What the move promises: the higher, the earlier it should be tried.
  std::int64_t promise(Move move, Side side, int plies_from_root) const;

  /// The move was too good for the other side to allow it, found by looking `depth` plies ahead.
  void cut_off(Move move, Side side, int plies_from_root, int depth);

 private:
  using Killers = std::array<std::uint16_t, 2>;

  std::int64_t& cutoffs(Move move, Side side);

  std::vector<std::int64_t> cutoffs_;  ///< by side and where from and to
  std::array<Killers, most_depth_plies + 1> killers_;
};

/// The moves of one position, handed out the most promising first.
class OrderedMoves {
 public:
  OrderedMoves(const MoveList& moves, std::optional<Move> first, const MoveOrder& order, Side side,
               int plies_from_root);

  int size() const { return size_; }
  /// The next best of those not yet handed out. Requires: there are such.
  Move next();

 private:
  struct Promising {
    std::int64_t promise;
    std::uint16_t packed;
  };

  int size_ = 0;
  int next_ = 0;
  Promising moves_[MoveList::capacity];  // NOLINT(cppcoreguidelines-pro-type-member-init)
};

}  // namespace baghchal
