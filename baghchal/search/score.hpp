#pragma once

/// What a position is worth to the side to move: a forced end with its distance, a draw, or an
/// estimate.
///
///   -win_score ┼ losses, the nearest lowest ┼ draws and estimates ┼ wins, the nearest highest ┼
///   win_score
///
/// Draws are graded by the goats captured in all, and estimates stand on the same scale: what the
/// tigers are expected to have captured when all is done. In hundredths of a goat, for the tigers,
/// with five captures to win:
///
///   draw 0   draw 1   draw 2   draw 3   draw 4
///    -200     -100       0      100      200
///
/// Threads: plain values and pure functions.

#include "baghchal/board/rules.hpp"

namespace baghchal {

using Score = int;

inline constexpr Score win_score = 1'000'000;
/// Beyond this to either side of a draw lie no estimates.
inline constexpr Score forced_score = win_score / 2;
/// What one more goat captured is worth.
inline constexpr Score goat_score = 100;
/// Stands for the distance of a win that is certain while nobody knows how far off it is.
inline constexpr int unknown_plies = 100'000;

constexpr Score won_in(int plies) {
  return win_score - plies;
}
constexpr Score lost_in(int plies) {
  return plies - win_score;
}

/// A draw in which so many goats are captured in all, for the tigers.
constexpr Score drawn_with(int captured, const Rules& rules) {
  return (2 * captured - (rules.captures_to_win - 1)) * goat_score / 2;
}

/// Whether a score is a win or a loss that best play cannot avoid.
constexpr bool is_forced(Score score) {
  return score > forced_score || score < -forced_score;
}
/// How many plies away that is; `unknown_plies` or more where that is not known. Requires:
/// is_forced(score).
constexpr int distance_plies(Score score) {
  return win_score - (score < 0 ? -score : score);
}

}  // namespace baghchal
