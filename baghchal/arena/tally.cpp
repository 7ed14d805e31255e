#include "baghchal/arena/tally.hpp"

#include <algorithm>
#include <cmath>

namespace baghchal {

Tally operator+(const Tally& a, const Tally& b) {
  return {a.wins + b.wins, a.draws + b.draws, a.losses + b.losses};
}

Interval score_interval(const Tally& tally) {
  constexpr double errors_within_95_percent = 1.96;
  const Tally padded = tally + Tally{.wins = 2, .draws = 0, .losses = 2};
  const double mean = padded.score();
  const double mean_square = (padded.wins + 0.25 * padded.draws) / padded.games();
  const double error = std::sqrt((mean_square - mean * mean) / padded.games());
  return {std::max(0.0, mean - errors_within_95_percent * error),
          std::min(1.0, mean + errors_within_95_percent * error)};
}

std::optional<double> elo_difference(double score) {
  constexpr double points_for_ten_to_one = 400;
  if (score <= 0 || score >= 1) return std::nullopt;
  return points_for_ten_to_one * std::log10(score / (1 - score));
}

}  // namespace baghchal
