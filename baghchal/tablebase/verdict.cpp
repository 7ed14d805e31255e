#include "baghchal/tablebase/verdict.hpp"

#include <compare>
#include <limits>

namespace baghchal {
namespace {

int sign(std::strong_ordering order) {
  return order < 0 ? -1 : order > 0 ? 1 : 0;
}

/// How far off a verdict's end is for the tigers to wish it near. Draws are compared by it where
/// either has a capture to come: the other then has come as far as it can.
int plies_to_go(const Verdict& verdict) {
  if (verdict.value == Value::draw) return verdict.forced_captures_in_plies.value_or(0);
  return verdict.distance_plies.value_or(std::numeric_limits<int>::max());
}

/// Positive where `a` suits the tigers better.
int compare_for_tigers(const Verdict& a, const Verdict& b) {
  if (a.value != b.value) return sign(a.value <=> b.value);
  if (a.forced_captures != b.forced_captures) return sign(a.forced_captures <=> b.forced_captures);
  const int nearer = sign(plies_to_go(b) <=> plies_to_go(a));
  return a.value == Value::goats ? -nearer : nearer;
}

}  // namespace

Grade grade_of(const Verdict& verdict, const Rules& rules) {
  switch (verdict.value) {
    case Value::goats:
      return goats_grade;
    case Value::tigers:
      return tigers_grade(rules);
    case Value::draw:
      break;
  }
  return draw_grade(*verdict.forced_captures);
}

int compare_for(Side side, const Verdict& a, const Verdict& b) {
  const int for_tigers = compare_for_tigers(a, b);
  return side == Side::tigers ? -for_tigers : for_tigers;
}

}  // namespace baghchal
