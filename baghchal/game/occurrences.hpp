#pragma once

/// How often each position of a game has occurred, and when first.
///
/// A flat table of slots, a power of two and never more than half full. A position is sought from
/// its home slot on, up to the first empty one:
///
///   slot   0     1     2     3     4     5     6     7
///          ·     A     ·     B     C     D     ·     ·      C and D are at home in 3, too
///
/// Positions are forgotten in the opposite order of their coming, as moves are taken back. So the
/// one that leaves came last, nothing was pushed on by it, and its slot simply becomes empty.
///
/// Threads: a value; one thread at a time, or copies.

#include <cstdint>
#include <optional>
#include <vector>

namespace baghchal {

class Occurrences {
 public:
  /// The ply at which the position of that packed word first occurred; empty where it did not.
  std::optional<int> first_ply(std::uint64_t packed) const;
  int times(std::uint64_t packed) const;

  /// Requires: a later ply than all before.
  void add(std::uint64_t packed, int ply);
  /// Requires: of all that was added and not yet removed, this was added last.
  void remove(std::uint64_t packed);

 private:
  struct Slot {
    std::uint64_t packed;
    int first_ply;
    int times;  ///< 0: the slot is empty
  };

  std::size_t slot_of(std::uint64_t packed) const;
  void grow();

  std::vector<Slot> slots_;
  std::size_t filled_ = 0;
};

}  // namespace baghchal
