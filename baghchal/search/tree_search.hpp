#pragma once

/// The tree below the moves of the position searched: alpha-beta with a scout's window, so many
/// plies deep.
///
/// What is returned for a window (alpha, beta) is exact where it lies between them, at most the
/// real score's bound where it is alpha or less, at least where it is beta or more. All scores are
/// what plain minimax to the same depth finds: moves are only ever left out where they cannot
/// matter, and a result is taken from the table only if it was found at the same depth, after a
/// past that matters in the same way (relevant_past.hpp), or is proved.
///
/// Threads: one thread at a time.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "baghchal/search/finding.hpp"
#include "baghchal/search/move_order.hpp"
#include "baghchal/search/search.hpp"
#include "baghchal/search/transposition_table.hpp"

namespace baghchal {

class TreeSearch {
 public:
  /// Beyond all scores.
  static constexpr Score unbounded = win_score + 1;

  /// All but the history must outlive it.
  TreeSearch(const History& history, TranspositionTable& table, const SearchLimits& limits,
             const Stop& stop, const Prober* prober);

  const History& history() const { return history_; }

  /// What a move of the position searched is worth to who makes it, looking `depth` plies ahead in
  /// all. Requires: the move is legal, depth ≥ 1.
  Finding value_after(Move move, int depth, Score alpha, Score beta);
  /// Best play after that move, as far as the search has followed it, and from there on what the
  /// table knows.
  std::vector<Move> line_after(Move move, int depth);

  std::int64_t nodes() const { return nodes_; }
  /// Whether it was stopped or out of nodes; then what was returned last means nothing.
  bool broken_off() const { return broken_off_; }

 private:
  Finding child(Move move, int depth, int plies_from_root, Score alpha, Score beta);
  Finding scouted_child(Move move, int depth, int plies_from_root, Score alpha, Score beta);
  Finding value(int depth, int plies_from_root, Score alpha, Score beta);
  Finding best_of(OrderedMoves& moves, int depth, int plies_from_root, Score alpha, Score beta,
                  std::optional<Move>& best_move);
  Finding leaf(int plies_from_root);
  Finding end(const Outcome& outcome, int plies_from_root) const;
  std::optional<Finding> probed(int plies_from_root);
  void store(std::uint64_t key, TableEntry entry, int plies_from_root);
  void extend_line(Move move, int plies_from_root);
  bool budget_spent(int depth);

  History history_;
  TranspositionTable& table_;
  const SearchLimits& limits_;
  const Stop& stop_;
  const Prober* prober_;
  MoveOrder order_;
  std::array<std::vector<Move>, most_depth_plies + 2> lines_;  ///< by plies from the root
  std::uint32_t known_hands_ = 0;  ///< bit n: the prober knew a position with n goats in hand
  std::int64_t nodes_ = 0;
  int root_depth_ = 1;
  bool broken_off_ = false;
};

}  // namespace baghchal
