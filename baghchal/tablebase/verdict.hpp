#pragma once

/// What the solution says of a position, and which of two verdicts a side prefers.
///
/// Who wins with best play, how far off that is, and how good a draw is: *forced captures* is the
/// number of goats the tigers can capture in all, those already taken included, without giving up
/// the draw. It grades the draws, and a win of the tigers is the grade beyond them all:
///
///   grade   0       1        2       …   captures_to_win   captures_to_win + 1
///           goats   draw 0   draw 1      draw (w - 1)      tigers
///
/// Verdicts are for the rules that the solution is exact for: endless play is a draw.
///
/// Threads: plain values and pure functions.

#include <cstdint>
#include <optional>

#include "baghchal/board/position.hpp"
#include "baghchal/board/rules.hpp"

namespace baghchal {

/// Who wins with best play: absolute, never for the side to move.
enum class Value : std::uint8_t { goats, draw, tigers };

/// The value of a position that the side wins.
constexpr Value win_of(Side side) {
  return side == Side::tigers ? Value::tigers : Value::goats;
}

/// A value with its draws graded, as a number that the tigers want high.
using Grade = std::uint8_t;

inline constexpr Grade goats_grade = 0;
constexpr Grade draw_grade(int forced_captures) {
  return static_cast<Grade>(forced_captures + 1);
}
constexpr Grade tigers_grade(const Rules& rules) {
  return static_cast<Grade>(rules.captures_to_win + 1);
}
constexpr Value value_of(Grade grade, const Rules& rules) {
  if (grade == goats_grade) return Value::goats;
  return grade == tigers_grade(rules) ? Value::tigers : Value::draw;
}

struct Verdict {
  Value value = Value::draw;
  /// Of a draw; empty for a win.
  std::optional<int> forced_captures = std::nullopt;
  /// Plies to the end of the game, the winner's shortest and the loser's longest. Empty for a draw,
  /// and where the tables hold no distances.
  std::optional<int> distance_plies = std::nullopt;
  /// Of a draw: plies to the last forced capture, the tigers' shortest and the goats' longest.
  /// Empty where none is to come, and where the tables hold no distances.
  std::optional<int> forced_captures_in_plies = std::nullopt;

  bool operator==(const Verdict&) const = default;
};

Grade grade_of(const Verdict& verdict, const Rules& rules);

/// Negative where `a` is better for the side than `b`, positive where it is worse, 0 where neither:
/// by grade; then a win sooner, a loss later; in a draw the tigers want the last forced capture
/// sooner, the goats later. A distance to a win that is not known counts as longer than any that
/// is; one to a capture decides nothing.
int compare_for(Side side, const Verdict& a, const Verdict& b);

}  // namespace baghchal
