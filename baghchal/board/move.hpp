#pragma once

/// A move: one of the three kinds there are, so that an impossible one cannot be written.
///
/// Packed into 15 bits, with `no_point` (31) where the kind has no such point:
///
///   bit 0     5      10      15
///       ├ to ─┼ from ┼ over ─┤
///
/// A capture names its victim, and two moves that differ in it are different moves.
///
/// Threads: plain values.

#include <cassert>
#include <cstdint>

#include "baghchal/board/point_set.hpp"

namespace baghchal {

enum class MoveKind : std::uint8_t { placement, step, capture };

class Move {
 public:
  static constexpr Move placement(Point to) { return Move(no_point, no_point, to); }
  static constexpr Move step(Point from, Point to) { return Move(from, no_point, to); }
  static constexpr Move capture(Point from, Point over, Point to) { return Move(from, over, to); }

  constexpr MoveKind kind() const {
    if (over() != no_point) return MoveKind::capture;
    return from() == no_point ? MoveKind::placement : MoveKind::step;
  }
  constexpr bool is_capture() const { return over() != no_point; }

  constexpr Point to() const { return bits_ & 31; }
  /// Where the piece came from; `no_point` for a placement.
  constexpr Point from() const { return bits_ >> 5 & 31; }
  /// The goat that was captured; `no_point` for the other kinds.
  constexpr Point over() const { return bits_ >> 10 & 31; }

  constexpr std::uint16_t pack() const { return bits_; }
  /// Requires: a word that `pack` gave.
  static constexpr Move unpack(std::uint16_t word) { return Move(word); }

  constexpr bool operator==(const Move&) const = default;

 private:
  friend class MoveList;
  constexpr Move() = default;
  constexpr explicit Move(std::uint16_t bits) : bits_(bits) {}
  constexpr Move(Point from, Point over, Point to)
      : bits_(static_cast<std::uint16_t>(to | from << 5 | over << 10)) {}

  std::uint16_t bits_;
};

/// Room for every move a position can have, without allocation.
class MoveList {
 public:
  static constexpr int capacity = 256;

  constexpr MoveList() = default;
  constexpr void push_back(Move move) {
    assert(size_ < capacity);
    moves_[size_++] = move;
  }
  constexpr const Move* begin() const { return moves_; }
  constexpr const Move* end() const { return moves_ + size_; }
  constexpr Move* begin() { return moves_; }
  constexpr Move* end() { return moves_ + size_; }
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Move operator[](int index) const { return moves_[index]; }

 private:
  int size_ = 0;
  Move moves_[capacity];  ///< those from `size_` on are left as they are, for speed
};

}  // namespace baghchal
