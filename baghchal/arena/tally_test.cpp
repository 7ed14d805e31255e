#include "baghchal/arena/tally.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <numeric>
#include <vector>

namespace baghchal {
namespace {

rc::Gen<Tally> any_tally() {
  const auto count = rc::gen::inRange(0, 300);
  return rc::gen::build<Tally>(rc::gen::set(&Tally::wins, count),
                               rc::gen::set(&Tally::draws, count),
                               rc::gen::set(&Tally::losses, count));
}

/// The points of every single game.
std::vector<double> points(const Tally& tally) {
  std::vector<double> all;
  all.insert(all.end(), static_cast<std::size_t>(tally.wins), 1);
  all.insert(all.end(), static_cast<std::size_t>(tally.draws), 0.5);
  all.insert(all.end(), static_cast<std::size_t>(tally.losses), 0);
  return all;
}

double mean(const std::vector<double>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}

/// The interval game by game.
Interval plain_interval(const Tally& tally) {
  std::vector<double> all = points(tally);
  for (const double added : {1.0, 1.0, 0.0, 0.0}) all.push_back(added);
  const double centre = mean(all);
  std::vector<double> squares;
  for (const double one : all) squares.push_back((one - centre) * (one - centre));
  const double half = 1.96 * std::sqrt(mean(squares)) / std::sqrt(static_cast<double>(all.size()));
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

RC_GTEST_PROP(Tally, IsWhatTheSingleGamesAddUpTo, ()) {
  const Tally tally = *any_tally();
  const Interval interval = score_interval(tally);
  const Interval plain = plain_interval(tally);
  RC_ASSERT(std::abs(interval.low - plain.low) < 1e-9);
  RC_ASSERT(std::abs(interval.high - plain.high) < 1e-9);
  if (tally.games() == 0) return;
  RC_ASSERT(std::abs(tally.score() - mean(points(tally))) < 1e-9);
  RC_ASSERT(interval.low <= tally.score() && tally.score() <= interval.high);
}

RC_GTEST_PROP(Tally, LooksTheSameFromTheOtherSide, ()) {
  const Tally tally = *any_tally();
  const Tally other{.wins = tally.losses, .draws = tally.draws, .losses = tally.wins};
  RC_ASSERT(std::abs(score_interval(tally).low - (1 - score_interval(other).high)) < 1e-9);
}

double chance(int wins, int games, double score) {
  const double ways =
      std::lgamma(games + 1) - std::lgamma(wins + 1) - std::lgamma(games - wins + 1);
  return std::exp(ways + wins * std::log(score) + (games - wins) * std::log(1 - score));
}

/// How often the interval holds the true score in a match without draws, exactly.
double coverage(double score, int games) {
  double covered = 0;
  for (int wins = 0; wins <= games; ++wins) {
    const Interval interval = score_interval({.wins = wins, .draws = 0, .losses = games - wins});
    if (interval.low <= score && score <= interval.high) covered += chance(wins, games, score);
  }
  return covered;
}

TEST(Tally, TheIntervalHoldsTheTrueScoreAsOftenAsItSays) {
  for (const int games : {10, 40, 400}) {
    for (const double score : {0.02, 0.1, 0.3, 0.5, 0.62, 0.75, 0.97}) {
      EXPECT_GT(coverage(score, games), 0.925) << score << " in " << games;
    }
  }
}

TEST(Tally, EloIsTheUsualScale) {
  EXPECT_DOUBLE_EQ(elo_difference(0.5).value(), 0);
  EXPECT_NEAR(elo_difference(0.75).value(), 190.85, 0.01);
  EXPECT_NEAR(elo_difference(10.0 / 11).value(), 400, 1e-9);
  EXPECT_NEAR(elo_difference(0.25).value(), -190.85, 0.01);
  EXPECT_FALSE(elo_difference(0).has_value());
  EXPECT_FALSE(elo_difference(1).has_value());
}

}  // namespace
}  // namespace baghchal
