#pragma once

/// What a position is worth to the side to move: a forced end with its distance, or an estimate.
///
///   -win_score ┼ losses, the nearest lowest ┼ estimates, 0 a draw ┼ wins, the nearest highest ┼
///   win_score
///
/// Threads: plain values and pure functions.

namespace baghchal {

using Score = int;

inline constexpr Score win_score = 1'000'000;
/// Beyond this to either side of a draw lie no estimates.
inline constexpr Score forced_score = win_score / 2;

constexpr Score won_in(int plies) {
  return win_score - plies;
}
constexpr Score lost_in(int plies) {
  return plies - win_score;
}

/// Whether a score is a win or a loss that best play cannot avoid.
constexpr bool is_forced(Score score) {
  return score > forced_score || score < -forced_score;
}
/// How many plies away that is. Requires: is_forced(score).
constexpr int distance_plies(Score score) {
  return win_score - (score < 0 ? -score : score);
}

}  // namespace baghchal
