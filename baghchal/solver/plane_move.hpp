#pragma once

/// A tiger's move for all sets of goats at once: how one class's bit plane, with the goats to move,
/// bears on another's with the tigers to move.
///
/// In both planes the index is a goat word. The move takes entry s of the source (the position
/// after it) to entry d of the destination (before it); bit by bit, d is s with its bits in another
/// order. Only entries take part in which the point the tiger goes to is empty, and in a capture
/// those with the victim: its bit is set in d and clear in s.
///
/// A row (row.hpp) of the destination collects entries of several rows of the source: as many bits
/// as come from a source row's number into a destination's place (*crossings*) go the other way.
/// With c crossings a *group* of 2^c source rows becomes 2^c destination rows:
///
///   load 2^c rows     row number's crossing bits count the group's members
///   exchange          member bit i with place bit exchange[i], c times
///   arrange           place bits within each row
///   or into 2^c rows  member bits are now bits of the destination's row number
///
/// Threads: plain values.

#include <array>
#include <cstdint>

#include "baghchal/board/point_set.hpp"
#include "baghchal/solver/row.hpp"

namespace baghchal {

/// A map of index bits, as the rules give it.
struct IndexMap {
  static constexpr int most_bits = max_points - 1;
  int bits = 0;                                     ///< row_bits or more
  std::array<std::uint8_t, most_bits> source_of{};  ///< for each destination bit
  int cleared = -1;                                 ///< the destination bit that must be clear
  int victim = -1;  ///< the destination bit that must be set, its source clear; -1 for a step
};

struct PlaneMove {
  static constexpr int most_free = IndexMap::most_bits - row_bits;
  using RowBits = std::array<std::uint8_t, row_bits>;

  /// Bits that stay within the row number, by their place in it.
  std::uint8_t free = 0;
  std::array<std::uint8_t, most_free> source_free{};
  std::array<std::uint8_t, most_free> target_free{};

  std::uint8_t crossings = 0;
  RowBits source_crossing{};       ///< bits of the source's row number
  RowBits exchange{};              ///< places' bits they change with
  RowBits target_crossing{};       ///< bits of the destination's row number
  std::uint32_t never_loaded = 0;  ///< member bits that are taken as clear when loading
  std::uint32_t never_stored = 0;  ///< members with one of these bits set are dropped

  std::uint32_t target_base = 0;  ///< bits set in every destination row's number

  RowBits place_from{};     ///< for each place bit: where it stands after the exchanges
  std::int8_t raised = -1;  ///< a place bit: entries without it go to where it is set
  Row wanted{};             ///< the places that take part

  explicit PlaneMove(const IndexMap& map);
};

}  // namespace baghchal
