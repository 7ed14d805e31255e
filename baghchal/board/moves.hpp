#pragma once

/// How the pieces move: what a position alone decides (docs/rules.md, clauses 1–6).
///
/// The laws that need a game's history, repetition and move limit and last stand, are not here but
/// in game/game.hpp. All functions require a position that is valid for the variant.
///
/// Threads: pure functions.

#include <optional>

#include "baghchal/board/move.hpp"
#include "baghchal/board/position.hpp"
#include "baghchal/board/rules.hpp"

namespace baghchal {

/// How a position by itself ends the game.
enum class Decision : std::uint8_t {
  none,      ///< the game goes on
  captured,  ///< enough goats are captured: the tigers have won (clause 4)
  trapped,   ///< the tigers are to move and cannot: the goats have won (clause 5)
  confined,  ///< the goats, all placed, are to move and cannot: the tigers have won (clause 6)
};

Decision decision(const Position& position, const Variant& variant);

/// Every legal move; none where the game is decided.
MoveList legal_moves(const Position& position, const Variant& variant);

/// As many as `legal_moves` lists, without listing them.
int count_legal_moves(const Position& position, const Variant& variant);

/// Whether `legal_moves` lists the move.
bool is_legal(Move move, const Position& position, const Variant& variant);

/// The position after a move. Requires: the move is legal.
constexpr Position play_unchecked(const Position& position, Move move) {
  // `no_point` lies beyond every board: clearing it, where a move has no such point, does nothing.
  const PointSet from = singleton(move.from());
  const PointSet over = singleton(move.over());
  const PointSet to = singleton(move.to());
  if (position.side() == Side::tigers) {
    return Position::unchecked((position.tigers() & ~from) | to, position.goats() & ~over,
                               position.hand(), Side::goats);
  }
  const int hand = position.hand() - (move.kind() == MoveKind::placement ? 1 : 0);
  return Position::unchecked(position.tigers(), (position.goats() & ~from) | to, hand,
                             Side::tigers);
}

/// Whether a goat on the board can step. Says nothing of the hand.
bool goats_can_step(const Position& position, const Geometry& board);

/// The tigers that could neither step nor capture if it were the tigers' turn. Clause 6 is left
/// out: these are the tigers hemmed in by what stands around them.
PointSet hemmed_in_tigers(const Position& position, const Geometry& board);

/// Whether a tiger move is one that clause 6 makes illegal.
bool confines_goats(const Position& position, Move move, const Variant& variant);

}  // namespace baghchal
