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

  /// What it is handed, but for the history, must outlive it.
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
  // Of the last position of the history, for its side to move.
  Finding value(int depth, Score alpha, Score beta);
  TableEntry best_of(OrderedMoves& moves, int depth, Score alpha, Score beta);
  Finding child(Move move, int depth, Score alpha, Score beta);
  Finding scouted_child(Move move, int depth, Score alpha, Score beta);
  Finding leaf();
  Finding end(const Outcome& outcome) const;
  std::optional<Finding> probed();

  std::uint64_t key_of_result(int depth) const;
  int plies_from_root() const;
  std::vector<Move>& line(int plies_ahead);
  void begin_line(Move move);
  std::optional<Move> next_in_table(int depth) const;
  bool budget_spent();

  History history_;
  int root_ply_;
  TranspositionTable& table_;
  const SearchLimits& limits_;
  const Stop& stop_;
  const Prober* prober_;
  MoveOrder order_;
  /// Best play from each position on the way to the present one, by plies from the root.
  std::array<std::vector<Move>, most_depth_plies + 2> lines_;
  std::uint32_t known_hands_ = 0;  ///< bit n: the prober knew a position with n goats in hand
  std::int64_t nodes_ = 0;
  int root_depth_ = 1;
  bool broken_off_ = false;
};

}  // namespace baghchal
