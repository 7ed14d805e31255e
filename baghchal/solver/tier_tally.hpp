#pragma once

/// Counts a tier's positions and looks for its longest wins, as the heads of tables state them.
///
/// Threads: plain values; each thread adds to one of its own, and they are merged.

#include <array>
#include <string>
#include <vector>

#include "baghchal/board/rules.hpp"
#include "baghchal/tablebase/table_layout.hpp"

namespace baghchal {

class TierTally {
 public:
  explicit TierTally(const Rules& rules);

  /// Requires: a position that stands for all its images.
  void add(Side side, Symbol symbol);
  void merge(const TierTally& other);

  /// What the section states otherwise, in sentences; nothing where a symbol was unknown.
  std::vector<std::string> faults(const TableSection& section) const;

 private:
  struct OfSide {
    TierCounts counts;
    /// Of the wins of goats and tigers; `no_plies` where there are none.
    std::array<std::uint16_t, 2> longest{Symbol::no_plies, Symbol::no_plies};
  };

  static void keep_longer(std::uint16_t& longest, std::uint16_t plies);

  Rules rules_;
  bool complete_ = true;
  std::array<OfSide, 2> sides_;
};

}  // namespace baghchal
