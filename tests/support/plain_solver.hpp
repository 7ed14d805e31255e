#pragma once

/// The slow obvious solver: the twin that solver/ and tablebase/ are compared with.
///
/// It writes down every position with the numbers of those that a move leads to, and sweeps over
/// them until nothing changes, straight from the definitions: no symmetry, no tiers, no planes, no
/// moves taken back. The moves are those of PlainRules. It gives all distances in both phases.
///
/// Threads: once made it never changes.

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "baghchal/board/moves.hpp"
#include "baghchal/tablebase/verdict.hpp"

namespace baghchal {

class PlainSolver {
 public:
  /// Solves every valid position. Requires: a small board, no last stand.
  explicit PlainSolver(const Variant& variant);
  /// Solves the positions given. Requires: all different, and each move leads to another of them.
  PlainSolver(const Variant& variant, std::vector<Position> positions);

  const std::vector<Position>& positions() const { return positions_; }

  /// Requires: one of the positions.
  Verdict verdict(const Position& position) const;

 private:
  /// A position by its place in the list.
  using Number = std::size_t;
  /// For each position the plies until something happens; empty where it may never happen.
  using Plies = std::vector<std::optional<int>>;

  void list_moves();
  bool tigers_have_won(Number number) const;
  bool goats_have_won(Number number) const;
  bool has_reached(int captures, Number number) const;
  bool forced_next(Side side, Number number, int in_plies, const Plies& plies) const;
  template <typename Goal>
  Plies forced(Side side, const Goal& goal) const;

  Variant variant_;
  std::vector<Position> positions_;
  std::unordered_map<std::uint64_t, Number> number_of_;  ///< by packed word
  std::vector<Decision> decisions_;
  std::vector<std::vector<Number>> next_;
  Plies tigers_win_;
  Plies goats_win_;
  std::vector<Plies> captures_;  ///< [k]: the k-th capture, or a win of the tigers
};

}  // namespace baghchal
