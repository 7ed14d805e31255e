#include "tests/support/plain_solver.hpp"

#include <algorithm>
#include <utility>

#include "tests/support/plain_rules.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {

PlainSolver::PlainSolver(const Variant& variant) : PlainSolver(variant, all_positions(variant)) {}

PlainSolver::PlainSolver(const Variant& variant, std::vector<Position> positions)
    : variant_(variant), positions_(std::move(positions)) {
  list_moves();
  tigers_win_ = forced(Side::tigers, [this](Number n) { return tigers_have_won(n); });
  goats_win_ = forced(Side::goats, [this](Number n) { return goats_have_won(n); });
  captures_.emplace_back();  // the 0th capture is none
  for (int k = 1; k < variant_.rules.captures_to_win; ++k) {
    captures_.push_back(forced(Side::tigers, [this, k](Number n) { return has_reached(k, n); }));
  }
}

void PlainSolver::list_moves() {
  const PlainRules rules(variant_);
  const Geometry& board = *variant_.board;
  for (Number n = 0; n < positions_.size(); ++n) number_of_[positions_[n].pack(board)] = n;
  for (const Position& position : positions_) {
    std::vector<Number> next;
    for (const Move move : rules.legal_moves(position)) {
      next.push_back(number_of_.at(rules.play(position, move).pack(board)));
    }
    next_.push_back(std::move(next));
    decisions_.push_back(rules.decision(position));
  }
}

bool PlainSolver::tigers_have_won(Number number) const {
  return decisions_[number] == Decision::captured || decisions_[number] == Decision::confined;
}

bool PlainSolver::goats_have_won(Number number) const {
  return decisions_[number] == Decision::trapped;
}

/// What the tigers are after when they want the k-th capture: to have made it without having thrown
/// the game away, or to have won some other way.
bool PlainSolver::has_reached(int captures, Number number) const {
  const bool made = positions_[number].captured(*variant_.board) >= captures;
  return (made && !goats_win_[number]) || tigers_have_won(number);
}

/// Whether the side gets in one ply to where it needs one less: to move, by a move that does;
/// waiting, because each of the other's moves gets there by then.
bool PlainSolver::forced_next(Side side, Number number, int in_plies, const Plies& plies) const {
  const std::vector<Number>& next = next_[number];
  const auto gets_there = [&](Number n) { return plies[n] && *plies[n] < in_plies; };
  if (positions_[number].side() == side) return std::ranges::any_of(next, gets_there);
  return !next.empty() && std::ranges::all_of(next, gets_there);
}

/// Plies until the side has forced a position that is its goal, taking the shortest way while the
/// other takes the longest.
template <typename Goal>
PlainSolver::Plies PlainSolver::forced(Side side, const Goal& goal) const {
  Plies plies(positions_.size());
  for (Number n = 0; n < positions_.size(); ++n) {
    if (goal(n)) plies[n] = 0;
  }
  bool changed = true;
  for (int in_plies = 1; changed; ++in_plies) {
    changed = false;
    for (Number n = 0; n < positions_.size(); ++n) {
      if (plies[n] || !forced_next(side, n, in_plies, plies)) continue;
      plies[n] = in_plies;
      changed = true;
    }
  }
  return plies;
}

Verdict PlainSolver::verdict(const Position& position) const {
  const Number number = number_of_.at(position.pack(*variant_.board));
  if (const auto plies = tigers_win_[number]) {
    return {.value = Value::tigers, .distance_plies = plies};
  }
  if (const auto plies = goats_win_[number])
    return {.value = Value::goats, .distance_plies = plies};

  const int captured = position.captured(*variant_.board);
  Verdict draw{.value = Value::draw, .forced_captures = captured};
  for (int k = captured + 1; k < variant_.rules.captures_to_win; ++k) {
    const auto plies = captures_[static_cast<std::size_t>(k)][number];
    if (!plies) continue;
    draw.forced_captures = k;
    draw.forced_captures_in_plies = plies;
  }
  return draw;
}

}  // namespace baghchal
