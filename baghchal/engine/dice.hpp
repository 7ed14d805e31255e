#pragma once

/// Chance that depends on a seed and a game alone, not on what was asked before: the same seed
/// chooses the same moves in the same games.
///
/// Threads: a value; one thread at a time.

#include <cstdint>

#include "baghchal/game/game.hpp"

namespace baghchal {

class Dice {
 public:
  Dice(std::uint64_t seed, const Game& game)
      : state_(mix(seed ^ mix(game.position().pack(game.board()) ^
                              mix(static_cast<std::uint64_t>(game.ply()))))) {}

  /// A number from 0 to sides − 1. Requires: sides ≥ 1.
  int roll(int sides) {
    state_ = mix(state_);
    return static_cast<int>(state_ % static_cast<std::uint64_t>(sides));
  }

 private:
  /// One step of the splitmix64 generator: near words give words far apart.
  static constexpr std::uint64_t mix(std::uint64_t word) {
    word += 0x9e3779b97f4a7c15;
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9;
    word = (word ^ word >> 27) * 0x94d049bb133111eb;
    return word ^ word >> 31;
  }

  std::uint64_t state_;
};

}  // namespace baghchal
