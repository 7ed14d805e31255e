#pragma once

/// The moves around each class of tigers once all goats are placed, as work on goat words.
///
/// A goat's step keeps the class: one bit of the word moves to a bit beside it. A tiger's move
/// leads to another class, or to another placement of its own, where the same goats are other
/// bits. For the move a → b in class X, which a symmetry takes to class Y:
///
///      X   . a b g .        word of X: b empty (and, where it captures, the victim set)
///          │ ╲ ╱   │
///      Y   . b a g .        word of Y: a empty (and, where it captured, the victim's point too)
///
/// `back` takes the goats of Y's word to their bits in X. Each move of X leads from each word that
/// allows it to one word of Y, and back from there to that word only, whatever symmetries the
/// tigers of X or Y have.
///
/// Threads: never changes after construction.

#include <array>
#include <map>
#include <span>
#include <vector>

#include "baghchal/tablebase/tiger_classes.hpp"

namespace baghchal {

/// A renumbering of a word's bits as look-ups by groups of bits.
class BitMap {
 public:
  static constexpr int most_bits = 28;
  /// Where each bit goes: a word with that bit, or 0 where it is left out.
  using Images = std::array<GoatWord, most_bits>;

  explicit BitMap(const Images& images);

  GoatWord operator()(GoatWord word) const {
    return groups_[0][word & mask] | groups_[1][word >> width & mask] |
           groups_[2][word >> 2 * width & mask] | groups_[3][word >> 3 * width];
  }

 private:
  static constexpr int width = 7;
  static constexpr GoatWord mask = (GoatWord{1} << width) - 1;
  std::array<std::array<GoatWord, mask + 1>, 4> groups_;
};

struct TigerMove {
  std::uint32_t target;  ///< the class it leads to
  GoatWord landing;      ///< in the word before: the bit of the point moved to
  GoatWord victim;       ///< in the word before: the captured goat's bit, 0 for a step
  GoatWord vacated;      ///< in the word after: the bits that the move leaves empty
  const BitMap* back;    ///< from the word after to the one before, the victim left out

  bool is_capture() const { return victim != 0; }
  /// Whether goats stand as the move needs it.
  bool possible(GoatWord before) const { return (before & (landing | victim)) == victim; }
};

class MovementMoves {
 public:
  /// Requires: `classes` outlives it, and has at most `BitMap::most_bits` goat bits.
  explicit MovementMoves(const TigerClasses& classes);
  MovementMoves(const MovementMoves&) = delete;
  MovementMoves& operator=(const MovementMoves&) = delete;

  std::uint32_t classes() const { return static_cast<std::uint32_t>(around_.size()); }

  std::span<const TigerMove> tiger_moves(std::uint32_t tiger_class) const {
    return around_[tiger_class].tiger_moves;
  }
  /// The bits of the free points beside a bit's point.
  GoatWord near(int bit, std::uint32_t tiger_class) const {
    return around_[tiger_class].near[static_cast<std::size_t>(bit)];
  }
  /// Both bits of each line between two free points.
  std::span<const GoatWord> joined(std::uint32_t tiger_class) const {
    return around_[tiger_class].joined;
  }

 private:
  struct Around {
    std::vector<TigerMove> tiger_moves;
    std::vector<GoatWord> near;
    std::vector<GoatWord> joined;
  };

  void add_goat_steps(std::uint32_t tiger_class, const TigerClasses& classes);
  void add_tiger_moves(std::uint32_t tiger_class, const TigerClasses& classes);
  TigerMove tiger_move(std::uint32_t tiger_class, const Jump& move, const TigerClasses& classes);

  std::vector<Around> around_;
  std::map<BitMap::Images, BitMap> maps_;  ///< most moves share theirs with others
};

}  // namespace baghchal
