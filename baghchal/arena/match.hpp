#pragma once

/// Plays the games of a match.
///
/// What a game depends on is its number, the seed and the players, never on which games were played
/// before it: a match can be stopped and gone on with, and its games played in any order by any
/// number of threads.
///
/// Threads: `play_match` starts its own and returns when they have ended.

#include <functional>
#include <memory>
#include <set>
#include <stop_token>

#include "baghchal/arena/match_game.hpp"
#include "baghchal/arena/player.hpp"

namespace baghchal {

struct MatchPlan {
  Variant variant;
  int games = 0;
  int opening_plies = 0;
  std::uint64_t seed = 0;
  MoveLimit limit = {};
  int threads = 1;
};

/// Makes a player for the use of one thread; called on any of them, one call at a time.
using MakePlayer = std::function<std::unique_ptr<Player>(Contestant)>;

/// Told of each game that has ended, one call at a time, in any order.
using OnGame = std::function<void(const MatchGame&)>;

/// Plays the games with the numbers that are not in `played`. Once a stop is asked for, games that
/// have not ended are dropped. What `make_player` or `on_game` throw ends the match, and is thrown
/// again here.
void play_match(const MatchPlan& plan, const std::set<int>& played, const MakePlayer& make_player,
                const OnGame& on_game, const std::stop_token& stop);

}  // namespace baghchal
