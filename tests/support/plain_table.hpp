#pragma once

/// Tables made without solver/: filled in from the plain solver and written straight by the
/// layout of docs/tablebase-format.md, in memory.
///
/// Threads: plain values and pure functions.

#include <array>
#include <cstddef>
#include <vector>

#include "baghchal/tablebase/table_layout.hpp"
#include "tests/support/plain_solver.hpp"

namespace baghchal {

/// What a table is to hold; tests change it at will.
struct PlainTable {
  struct Tier {
    int captured;
    std::vector<Symbol> symbols;  ///< class by class, by rank
    std::array<TierCounts, 2> counts;
    std::array<std::array<LongestWin, 2>, 2> longest;
  };

  int placed;
  Side side;
  std::vector<Tier> tiers;
};

/// The table for so many goats placed: where some are in hand the grades with the tigers to move,
/// otherwise grades and plies with the goats to move. Requires: `plain` has solved all positions of
/// the variant.
PlainTable plain_table(const PlainSolver& plain, const Variant& variant,
                       const TigerClasses& classes, int placed);

/// As a file. With a codec each section has a dictionary.
std::vector<std::byte> to_bytes(const PlainTable& table, const Variant& variant,
                                const TigerClasses& classes, Codec codec, std::uint32_t block_size);

}  // namespace baghchal
