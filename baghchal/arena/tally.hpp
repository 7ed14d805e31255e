#pragma once

/// Games counted by their results for one player, and what they say of the difference in strength.
///
/// A score is the share of the points: a win is one, a draw half a one. With it goes an interval
/// that holds the true score in about 95 of 100 matches, as long as the games do not depend on each
/// other.
///
/// Threads: plain values and pure functions.

#include <optional>

namespace baghchal {

struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;

  int games() const { return wins + draws + losses; }
  /// 0 to 1. Requires: there are games.
  double score() const { return (wins + 0.5 * draws) / games(); }

  bool operator==(const Tally&) const = default;
};

Tally operator+(const Tally& a, const Tally& b);

struct Interval {
  double low;
  double high;
};

/// Where the true score lies with 95%: the mean and its 1.96 standard errors after two wins and two
/// losses have been added (Agresti and Coull), without which ten wins in ten games would leave no
/// doubt at all. Within 0 to 1.
Interval score_interval(const Tally& tally);

/// How many Elo points stronger somebody is who scores so much; nothing at 0 and 1, where no number
/// is enough.
std::optional<double> elo_difference(double score);

}  // namespace baghchal
