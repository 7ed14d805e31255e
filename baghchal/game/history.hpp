#pragma once

/// The moves of a game from its start on, and the laws that look at them: last stand, repetition,
/// move limit (docs/rules.md, clauses 4, 7 and 8).
///
///   ply   start_ply           …              ply()
///         P0 ─m0→ P1 ─m1→ P2  …  ─m(n-1)→ Pn
///
/// Positions *count as having occurred* (clause 7) only with all goats placed, and a position is
/// the board and who is to move. An index of them (occurrences.hpp) is kept in step with the row
/// above, so that asking costs the same in a game of thousands of plies.
///
/// What is *not* here: what the players declare, and moves taken back (game.hpp).
///
/// Threads: a value; one thread at a time, or copies.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "baghchal/board/moves.hpp"
#include "baghchal/game/occurrences.hpp"
#include "baghchal/game/outcome.hpp"

namespace baghchal {

/// A move that the position allows and the history does not (clause 7).
struct ForbiddenMove {
  Move move;
  int recreates_ply;  ///< the position that stood after that many plies would stand again
};

class History {
 public:
  /// Requires: valid for the variant; start_ply ≥ 0.
  History(const Variant& variant, const Position& start, int start_ply);

  const Variant& variant() const { return variant_; }
  const Position& position() const { return positions_.back(); }
  int start_ply() const { return start_ply_; }
  int ply() const { return start_ply_ + static_cast<int>(moves_.size()); }
  std::span<const Move> moves() const { return moves_; }
  std::span<const Position> positions() const { return positions_; }

  /// How the laws have ended the game; nothing while it goes on.
  std::optional<Outcome> outcome() const;

  /// What the side to move may play; nothing once the game has ended.
  MoveList legal_moves() const;
  /// What it could play but for clause 7.
  std::vector<ForbiddenMove> forbidden_moves() const;
  /// The ply whose position a move would recreate where clause 7 forbids that. Requires: the
  /// position allows the move.
  std::optional<int> forbidden_by_ply(Move move) const;

  /// Plies until the limit makes the game a draw; nothing without a limit.
  std::optional<int> plies_left() const;
  /// Goat moves left in a last stand; nothing while there is none.
  std::optional<int> last_stand_left() const;

  /// Requires: the move is legal.
  void append(Move move);
  /// Requires: there is a move.
  void take_back();

 private:
  bool ended_by_past() const;
  bool may_forbid_moves() const;
  bool every_move_forbidden() const;
  bool third_occurrence() const;
  bool counts() const;
  void count_occurrence();

  Variant variant_;
  int start_ply_;
  std::vector<Move> moves_;
  std::vector<Position> positions_;
  Occurrences occurrences_;  ///< of those that count; kept where a law asks for them
};

}  // namespace baghchal
