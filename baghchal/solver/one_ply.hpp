#pragma once

/// What stands for a position, worked out from what stands for those that its moves lead to.
///
/// The tigers choose the highest grade, in it the shortest way to a win or to the last forced
/// capture, and lose as late as they can. The goats choose the lowest grade, win as soon and lose
/// as late as they can. Between moves of different grades their longest way to the last forced
/// capture is not to be had: of a move to a higher grade the tables tell how far its own last
/// forced capture is, not the earlier one that is meant here. `GoatsTurn` then gives a bound.
///
/// Threads: plain values.

#include <algorithm>
#include <optional>

#include "baghchal/board/moves.hpp"
#include "baghchal/tablebase/table_layout.hpp"

namespace baghchal {

/// Stands for a position that the tables at hand say nothing of.
inline constexpr Symbol unknown_symbol{0xfe, Symbol::no_plies};

/// A position with the tigers to move and so many goats captured.
class TigersTurn {
 public:
  explicit TigersTurn(int captured) : captured_(captured) {}

  /// What stands for the position after a legal move: for a win made by it, the tigers' grade.
  void add(Symbol after);
  /// Of all moves together; without any the tigers are trapped.
  Symbol symbol() const;

 private:
  int captured_;
  bool can_move_ = false;
  Grade grade_ = goats_grade;
  int plies_ = 0;
};

/// A position with the goats to move, none in hand and so many captured.
class GoatsTurn {
 public:
  GoatsTurn(int captured, const Rules& rules) : captured_(captured), rules_(rules) {}

  /// What stands for the position after a legal move.
  void add(Symbol after);
  /// Of all moves together, with the least plies it can have; without any move, what clause 6 says.
  Symbol symbol() const;
  /// Whether a symbol may stand for the position: it is `symbol()`, or one with more plies where
  /// that is a bound and the number of plies keeps its parity.
  bool allows(Symbol stored) const;

 private:
  int captured_;
  Rules rules_;
  bool can_move_ = false;
  Grade grade_ = Symbol::no_position;
  int shortest_ = 0;
  int longest_ = 0;
  bool has_higher_grade_ = false;
};

/// With the tigers to move, from `symbol_of(position)` for those with the goats to move that moves
/// lead to; unknown where one of them is.
template <typename SymbolOf>
Symbol tigers_turn(const Position& position, const Variant& variant, const SymbolOf& symbol_of) {
  const int to_win = variant.rules.captures_to_win;
  TigersTurn turn(position.captured(*variant.board));
  for (const Move move : legal_moves(position, variant)) {
    const Position next = play_unchecked(position, move);
    const bool wins = next.captured(*variant.board) == to_win;
    const Symbol after = wins ? Symbol{tigers_grade(variant.rules), 0} : symbol_of(next);
    if (after == unknown_symbol) return unknown_symbol;
    turn.add(after);
    // No plies are held in the placement phase: a win sooner would be as good.
    if (position.placement_phase() && after.grade == tigers_grade(variant.rules)) break;
  }
  return turn.symbol();
}

/// With the goats to move, none in hand, from those with the tigers to move; empty where one of
/// them is unknown.
template <typename SymbolOf>
std::optional<GoatsTurn> goats_turn(const Position& position, const Variant& variant,
                                    const SymbolOf& symbol_of) {
  GoatsTurn turn(position.captured(*variant.board), variant.rules);
  for (const Move move : legal_moves(position, variant)) {
    const Symbol after = symbol_of(play_unchecked(position, move));
    if (after == unknown_symbol) return std::nullopt;
    turn.add(after);
  }
  return turn;
}

/// With the goats to move, some in hand, from those with the tigers to move: the lowest grade;
/// unknown where one that matters is.
template <typename SymbolOf>
Symbol placement_turn(const Position& position, const Variant& variant, const SymbolOf& symbol_of) {
  Symbol lowest{Symbol::no_position, Symbol::no_plies};
  for (const Move move : legal_moves(position, variant)) {
    const Symbol after = symbol_of(play_unchecked(position, move));
    if (after == unknown_symbol) return after;
    lowest.grade = std::min(lowest.grade, after.grade);
    if (lowest.grade == goats_grade) break;
  }
  return lowest;
}

}  // namespace baghchal
