#pragma once

/// What a search has found of a position, for its side to move: a score, and how much of it is
/// proved.
///
/// A score that no line of play to an estimate has a share in is proved. That is asked for each
/// direction, since alpha-beta looks at no more than it must: one good move proves that a position
/// is worth *at least* so much, while that it is worth *at most* so much takes every move.
///
/// Threads: plain values.

#include "baghchal/search/score.hpp"

namespace baghchal {

struct Finding {
  Score score;
  bool at_least_proved;
  bool at_most_proved;

  /// From the other side.
  constexpr Finding operator-() const { return {-score, at_most_proved, at_least_proved}; }

  /// A win of unknown distance may be nearer than its score says.
  static constexpr Finding certain(Score score) {
    const bool unknown_distance = is_forced(score) && distance_plies(score) >= unknown_plies;
    return {score, !unknown_distance || score > 0, !unknown_distance || score < 0};
  }
  static constexpr Finding estimate(Score score) { return {score, false, false}; }

  /// Whether an exact score is proved. Of a win that is so once it is certain: that there is none
  /// sooner was seen up to the depth of the search. A loss likewise.
  constexpr bool proved() const {
    if (is_forced(score)) return score > 0 ? at_least_proved : at_most_proved;
    return at_least_proved && at_most_proved;
  }
};

}  // namespace baghchal
