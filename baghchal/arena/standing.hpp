#pragma once

/// How a match stands after some of its games, from the view of player A.
///
/// Threads: one at a time.

#include <map>
#include <string>
#include <string_view>

#include "baghchal/arena/match_game.hpp"

namespace baghchal {

/// What a match remembers of a game.
struct GameSummary {
  int number;
  Outcome outcome;
  std::string ending;  ///< as `ending` in match_game.hpp has it
  int plies;
};

class Standing {
 public:
  void add(const GameSummary& game);

  int games() const { return total().games(); }
  Tally total() const { return as_goats_ + as_tigers_; }
  /// The games in which A plays the side.
  const Tally& as(Side side) const { return side == Side::goats ? as_goats_ : as_tigers_; }
  /// How many games ended in which way.
  const std::map<std::string, int>& endings() const { return endings_; }
  /// Requires: there are games.
  double average_plies() const { return static_cast<double>(plies_) / games(); }

 private:
  Tally as_goats_;
  Tally as_tigers_;
  std::map<std::string, int> endings_;
  long plies_ = 0;
};

}  // namespace baghchal
