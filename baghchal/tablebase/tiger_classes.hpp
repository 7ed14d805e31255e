#pragma once

/// Placements of the tigers up to the board's symmetries, and the goats around them as bits.
///
/// Two placements that a symmetry takes to each other are one class (1,666 on the Bagh-Chal
/// board); one of them stands for it. Around it the free points are numbered 0, 1, …: the bits of
/// a *goat word*, set where a goat stands. Class and goat word, with hand and side, are a position
/// up to symmetry.
///
/// Free points are numbered in the board's *slot order*: points that symmetries take to each other
/// stand together, small groups first. So a symmetry takes low bits mostly to low bits, whichever
/// tigers are missing between them:
///
///      a   b   c   d   e
///   5   3  23   8  24   4     on the Bagh-Chal board the middle comes first, then
///   4  21  11  16  12  22     the corners; a class with tigers on slots 2 and 10
///   3   6  14   0  15   7     numbers its free points 0, 1, 3, … 9, 11, …
///   2  19   9  13  10  20
///   1   1  17   5  18   2
///
/// Threads: never changes after construction. The board must outlive it.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "baghchal/board/position.hpp"

namespace baghchal {

using GoatWord = std::uint32_t;

/// Where a placement of tigers stands: its class, and which of the board's symmetries takes it to
/// the one that stands for the class.
struct TigerPlace {
  std::uint32_t tiger_class;
  std::uint8_t symmetry;
  bool operator==(const TigerPlace&) const = default;
};

class TigerClasses {
 public:
  explicit TigerClasses(const Geometry& board);

  const Geometry& board() const { return *board_; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(classes_.size()); }
  /// Points not taken by tigers: the bits of a goat word.
  int goat_bits() const { return board_->points() - board_->tigers(); }

  /// The placement that stands for a class.
  PointSet tigers(std::uint32_t tiger_class) const { return classes_[tiger_class].tigers; }
  /// The indices of the symmetries that take that placement to itself; the identity's is first.
  std::span<const std::uint8_t> stabilizer(std::uint32_t tiger_class) const {
    return classes_[tiger_class].stabilizer;
  }

  /// Requires: as many points as the board has tigers.
  TigerPlace locate(PointSet tigers) const;

  /// The goat word of goats beside tigers that stand at `place`.
  GoatWord goat_word(PointSet goats, TigerPlace place) const;
  /// The goats of a word around the placement that stands for the class.
  PointSet goats(GoatWord word, std::uint32_t tiger_class) const;

  /// The bit of a free point, beside the placement that stands for the class.
  int bit_of(Point point, std::uint32_t tiger_class) const;
  Point point_of(int bit, std::uint32_t tiger_class) const {
    return classes_[tiger_class].point_of_bit[static_cast<std::size_t>(bit)];
  }

  /// Whether no symmetry that keeps the tigers takes the word to a smaller one: true for exactly
  /// one word of each position up to symmetry.
  bool stands_for_its_orbit(GoatWord word, std::uint32_t tiger_class) const;

 private:
  /// A set with bit s for the point in slot s.
  using SlotSet = std::uint32_t;

  struct Class {
    PointSet tigers;
    SlotSet tiger_slots;
    std::vector<std::uint8_t> stabilizer;
    std::array<Point, max_points> point_of_bit{};
  };

  /// A renumbering of points as look-ups by byte.
  using ByteTables = std::array<std::array<SlotSet, 256>, 4>;

  void order_points();
  void add_class(PointSet tigers);
  SlotSet slots(PointSet set, std::uint8_t symmetry) const;
  std::uint32_t rank_of_tigers(PointSet tigers) const;

  const Geometry* board_;
  std::array<Point, max_points> point_of_slot_{};
  std::array<std::uint8_t, max_points> slot_of_point_{};
  std::vector<ByteTables> slot_tables_;  ///< one for each symmetry
  std::vector<Class> classes_;
  std::vector<TigerPlace> place_of_rank_;
};

}  // namespace baghchal
