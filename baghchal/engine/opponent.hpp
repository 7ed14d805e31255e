#pragma once

/// Somebody who plays a side: the interface that front ends know the program's play by.
///
/// Threads: `choose` runs on any one thread at a time; the stop token may be used from another.

#include <memory>
#include <optional>
#include <string>

#include "baghchal/game/game.hpp"
#include "baghchal/search/stop.hpp"

namespace baghchal {

class Opponent {
 public:
  virtual ~Opponent() = default;

  /// A legal move of the side to move. Requires: the game goes on. Returns within a second, and
  /// soon after the stop is asked for; then the move is the best found so far.
  virtual Move choose(const Game& game, const Stop& stop) = 0;

  /// Whether it agrees to a draw in this position, playing `side`.
  virtual bool accepts_draw(const Game& game, Side side) = 0;
};

/// The weakest and the strongest level, 1 and 10.
inline constexpr int lowest_level = 1;
inline constexpr int highest_level = 10;

/// The program at a level. The same seed gives the same moves in the same games. Requires: level
/// from `lowest_level` to `highest_level`.
std::unique_ptr<Opponent> make_opponent(int level, std::uint64_t seed);

}  // namespace baghchal
