#include "baghchal/solver/one_ply.hpp"

#include <algorithm>

namespace baghchal {
namespace {

/// A forced capture that has just been made is no ply off.
int plies_of(Symbol symbol) {
  return symbol.plies == Symbol::no_plies ? 0 : symbol.plies;
}

std::uint16_t one_more(int plies) {
  return static_cast<std::uint16_t>(plies + 1);
}

}  // namespace

void TigersTurn::add(Symbol after) {
  const int plies = plies_of(after);
  if (!can_move_ || after.grade > grade_) {
    grade_ = after.grade;
    plies_ = plies;
  } else if (after.grade == grade_) {
    plies_ = grade_ == goats_grade ? std::max(plies_, plies) : std::min(plies_, plies);
  }
  can_move_ = true;
}

Symbol TigersTurn::symbol() const {
  if (!can_move_) return {goats_grade, 0};
  if (grade_ == draw_grade(captured_)) return {grade_, Symbol::no_plies};
  return {grade_, one_more(plies_)};
}

void GoatsTurn::add(Symbol after) {
  const int plies = plies_of(after);
  if (!can_move_ || after.grade < grade_) {
    has_higher_grade_ = can_move_;
    grade_ = after.grade;
    shortest_ = longest_ = plies;
  } else if (after.grade == grade_) {
    shortest_ = std::min(shortest_, plies);
    longest_ = std::max(longest_, plies);
  } else {
    has_higher_grade_ = true;
  }
  can_move_ = true;
}

Symbol GoatsTurn::symbol() const {
  if (!can_move_) {
    if (rules_.confinement == Confinement::tigers_win) return {tigers_grade(rules_), 0};
    return {Symbol::no_position, Symbol::no_plies};
  }
  if (grade_ == goats_grade) return {grade_, one_more(shortest_)};
  if (grade_ == draw_grade(captured_)) return {grade_, Symbol::no_plies};
  return {grade_, one_more(longest_)};
}

bool GoatsTurn::allows(Symbol stored) const {
  const Symbol least = symbol();
  if (stored.grade != least.grade) return false;
  if (stored.grade != goats_grade && stored.grade < draw_grade(captured_)) return false;
  if (stored.plies == least.plies) return true;
  const bool bound = has_higher_grade_ && value_of(stored.grade, rules_) == Value::draw;
  return bound && least.plies != Symbol::no_plies && stored.plies != Symbol::no_plies &&
         stored.plies > least.plies && (stored.plies - least.plies) % 2 == 0;
}

}  // namespace baghchal
