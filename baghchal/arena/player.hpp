#pragma once

/// Somebody who plays in a match.
///
///   begin(game, seed) ── choose … choose …   begin(game, seed) ── choose …
///
/// Threads: a Player belongs to one thread at a time; the stop may be asked for from another.

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>

#include "baghchal/game/game.hpp"

namespace baghchal {

/// What a player may spend on a move.
struct MoveLimit {
  std::int64_t nodes = std::numeric_limits<std::int64_t>::max();  ///< positions looked at
  std::optional<std::chrono::milliseconds> time = std::nullopt;

  bool operator==(const MoveLimit&) const = default;
};

/// A player that cannot go on, and why: a clause of a sentence about the player, such as "ended
/// without an answer".
template <typename T>
using OrForfeit = tl::expected<T, std::string>;

class Player {
 public:
  virtual ~Player() = default;

  /// A game begins in its present position. The same seed makes the same choices, as far as the
  /// player has any to make by chance.
  virtual OrForfeit<void> begin(const Game& game, std::uint64_t seed,
                                const std::stop_token& stop) = 0;

  /// A legal move of the game that began last. Soon after the stop is asked for, anything.
  /// Requires: the game goes on.
  virtual OrForfeit<Move> choose(const Game& game, const MoveLimit& limit,
                                 const std::stop_token& stop) = 0;
};

}  // namespace baghchal
