#pragma once

/// What a player asks for, before it is known to be a move, and why it is refused.
///
/// Threads: plain values and pure functions.

#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "baghchal/board/moves.hpp"

namespace baghchal {

/// "From there to there", or a goat onto a point where `from` is `no_point`. `kind` is set where
/// the player has said so (`a1xc3` is meant as a capture), and is then held to.
struct Attempt {
  Point from = no_point;
  Point to = no_point;
  std::optional<MoveKind> kind = std::nullopt;

  bool operator==(const Attempt&) const = default;
};

enum class RefusalReason : std::uint8_t {
  game_over,
  no_such_point,
  goats_stay_put,     ///< goats are still in hand
  no_goat_in_hand,    ///< a placement, but all goats are placed
  tigers_not_placed,  ///< a placement on the tigers' turn
  nothing_there,      ///< no piece to move
  not_your_piece,
  occupied,
  no_line,    ///< the points are not joined, nor is one a jump away from the other
  no_victim,  ///< a jump without a goat to jump over
  goats_cannot_jump,
  not_that_kind,     ///< a step written as a capture, or the reverse
  confines_goats,    ///< clause 6
  repeats_position,  ///< clause 7; only a game can tell
};

/// Why something asked for is no legal move; the sentence has no full stop.
struct Refusal {
  RefusalReason reason;
  std::string sentence;
};

/// The move that is meant, or why there is none. Looks at the position alone: what the game's past
/// forbids is added by Game::resolve.
tl::expected<Move, Refusal> resolve(const Attempt& attempt, const Position& position,
                                    const Variant& variant);

/// What one would ask for to make that move.
Attempt attempt_of(Move move);

/// How an attempt is named in sentences: "b2-c3", "a1xc3" or "c3".
std::string attempt_text(const Attempt& attempt, const Geometry& board);

}  // namespace baghchal
