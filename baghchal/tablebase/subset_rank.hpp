#pragma once

/// Sets of a fixed size among a fixed number of bits, numbered in the order of their words.
///
/// All words of `bits` bits with `members` of them set, sorted as numbers, are numbered from 0. A
/// word is looked up in two parts, high and low:
///
///   bit bits    low_bits      0
///       ├ high ─┼──── low ────┤     rank = words with a smaller high part
///                                        + the low part's place among low parts of its own size
///
/// Threads: never changes after construction.

#include <cstdint>
#include <vector>

namespace baghchal {

/// n over k; 0 where k is negative or more than n. Requires: 0 ≤ n ≤ 32.
std::uint64_t choose(int n, int k);

class SubsetRank {
 public:
  /// Requires: 0 ≤ bits ≤ 28, 0 ≤ members ≤ bits.
  SubsetRank(int bits, int members);

  int bits() const { return bits_; }
  int members() const { return members_; }
  std::uint32_t size() const { return size_; }

  /// Requires: the word has `members` bits set, all below `bits`.
  std::uint32_t rank(std::uint32_t word) const {
    return first_of_high_[word >> low_bits_] + rank_of_low_[word & low_mask_];
  }
  /// Requires: rank < size().
  std::uint32_t word(std::uint32_t rank) const;

 private:
  int bits_;
  int members_;
  int low_bits_;
  std::uint32_t low_mask_;
  std::uint32_t size_;
  std::vector<std::uint32_t> first_of_high_;
  std::vector<std::uint32_t> rank_of_low_;
  std::vector<std::vector<std::uint32_t>> lows_;  ///< by their size, in order
};

}  // namespace baghchal
