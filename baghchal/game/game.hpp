#pragma once

/// A game as it is played: the moves so far, those taken back, and what the players declare.
///
/// What has been played is a History, which knows the laws that look at it (history.hpp); behind it
/// lies what undo took back, until something new is played or declared:
///
///   ply   0      1      2      3      4
///         P0 ─m0→ P1 ─m1→ P2 ─m2→ P3 ─m3→ P4
///         └ history() ────┘└ undone ───────┘       ply() == 2, redo would play m2
///
/// A game set up in the middle starts at its own ply instead of 0. Positions *count as having
/// occurred* (clause 7) only with all goats placed, and a position is the board and who is to move.
///
/// Threads: a value; one thread at a time, or copies.

#include <optional>
#include <span>
#include <tl/expected.hpp>
#include <vector>

#include "baghchal/board/attempt.hpp"
#include "baghchal/game/history.hpp"
#include "baghchal/game/outcome.hpp"

namespace baghchal {

class Game {
 public:
  /// A game from the set-up of the variant's board.
  explicit Game(const Variant& variant);
  /// A game from another position. Requires: valid for the variant; start_ply ≥ 0.
  Game(const Variant& variant, const Position& start, int start_ply);

  const Variant& variant() const { return history_.variant(); }
  const Geometry& board() const { return *variant().board; }
  const Position& position() const { return history_.position(); }
  const Position& start() const { return positions().front(); }
  int start_ply() const { return history_.start_ply(); }
  /// Plies played since the very beginning, those before the start position included.
  int ply() const { return history_.ply(); }

  /// The moves played, and the positions from the start to the present one (one more).
  std::span<const Move> moves() const { return history_.moves(); }
  std::span<const Position> positions() const { return history_.positions(); }
  /// What has been played, without what the players declared.
  const History& history() const { return history_; }
  std::optional<Move> last_move() const;

  /// How the game ended; nothing while it goes on.
  std::optional<Outcome> outcome() const;

  /// What the side to move may play; nothing once the game has ended.
  MoveList legal_moves() const;
  /// What it could play but for clause 7; where that has ended the game, all it could.
  std::vector<ForbiddenMove> forbidden_moves() const { return history_.forbidden_moves(); }

  /// The move that is meant, or the reason against it: the game is over, what `resolve` in
  /// board/attempt.hpp says, or the ply whose position it would recreate.
  tl::expected<Move, Refusal> resolve(const Attempt& attempt) const;
  /// Plays a move. On refusal nothing has changed.
  tl::expected<void, Refusal> play(Move move);

  bool can_undo() const { return declared_.has_value() || !moves().empty(); }
  bool can_redo() const { return !undone_moves_.empty() || undone_declaration_.has_value(); }
  /// Takes back a resignation or agreed draw, else the last move. Requires: can_undo().
  void undo();
  /// Plays again what undo took back. Requires: can_redo().
  void redo();

  /// Both require that the game goes on, and return false and change nothing where it does not.
  bool resign(Side side);
  bool agree_draw();

  /// Plies until the limit makes the game a draw; nothing without a limit.
  std::optional<int> plies_left() const { return history_.plies_left(); }
  /// Goat moves left in a last stand (clause 4); nothing while there is none.
  std::optional<int> last_stand_left() const { return history_.last_stand_left(); }

 private:
  bool declare(const Outcome& outcome);
  void forget_undone();

  History history_;
  std::optional<Outcome> declared_;
  std::vector<Move> undone_moves_;  ///< the next to redo last
  std::optional<Outcome> undone_declaration_;
};

}  // namespace baghchal
