#pragma once

/// What stands where, how many goats are in hand, and who is to move.
///
/// A position packs into 64 bits, P being the number of points of its board:
///
///   bit 0        P       2P      2P+5   2P+6
///       ├ tigers ┼ goats ┼ hand ─┼ side ┤ 0 …
///
/// so that equal positions of one board have equal words and the word can key a table.
///
/// Captured goats are *not* stored: they are those neither in hand nor on the board. Nor is the
/// game's past: plies played and earlier positions belong to the game.
///
/// Threads: plain values.

#include <cstdint>

#include "baghchal/board/geometry.hpp"

namespace baghchal {

enum class Side : std::uint8_t { goats, tigers };

constexpr Side opponent(Side side) {
  return side == Side::goats ? Side::tigers : Side::goats;
}

class Position {
 public:
  /// Takes the parts as they are. Requires: what `validate` (setup.hpp) would check.
  static constexpr Position unchecked(PointSet tigers, PointSet goats, int hand, Side side) {
    return Position(tigers, goats, hand, side);
  }

  /// The set-up of a board: tigers on their points, all goats in hand, the goats to move.
  static Position start(const Geometry& board) {
    return Position(board.tigers_at_start(), 0, board.goats(), Side::goats);
  }

  constexpr PointSet tigers() const { return tigers_; }
  constexpr PointSet goats() const { return goats_; }
  constexpr PointSet occupied() const { return tigers_ | goats_; }
  PointSet empty(const Geometry& board) const { return board.all() & ~occupied(); }
  constexpr int hand() const { return hand_; }
  constexpr Side side() const { return side_; }

  constexpr bool placement_phase() const { return hand_ > 0; }
  int captured(const Geometry& board) const { return board.goats() - hand_ - count(goats_); }
  /// How many goats have left the hand so far.
  int placed(const Geometry& board) const { return board.goats() - hand_; }

  std::uint64_t pack(const Geometry& board) const;
  /// Requires: a word that `pack` gave for the same board.
  static Position unpack(std::uint64_t word, const Geometry& board);

  constexpr bool operator==(const Position&) const = default;

 private:
  constexpr Position(PointSet tigers, PointSet goats, int hand, Side side)
      : tigers_(tigers), goats_(goats), hand_(static_cast<std::uint8_t>(hand)), side_(side) {}

  PointSet tigers_;
  PointSet goats_;
  std::uint8_t hand_;
  Side side_;
};

}  // namespace baghchal
