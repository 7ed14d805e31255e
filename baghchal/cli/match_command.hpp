#pragma once

/// The command `match`: two players against each other, many games, and who is the stronger.
///
/// Threads: to be called once at a time; starts some of its own. Throws BadInput.

#include <string>

#include "baghchal/arena/match.hpp"
#include "baghchal/arena/player_name.hpp"
#include "baghchal/console/output.hpp"

namespace baghchal {

struct MatchOptions {
  PlayerName a;
  PlayerName b;
  MatchPlan plan;
  std::string file;    ///< where the games are kept; none for an empty text
  std::string folder;  ///< for all solutions; the usual one for an empty text
  bool json = false;
};

ExitStatus run_match(const MatchOptions& options, const Streams& streams);

}  // namespace baghchal
