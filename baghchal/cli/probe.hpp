#pragma once

/// All that a solution's tables say of a position.
///
/// Threads: pure functions.

#include <optional>
#include <vector>

#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

struct Probe {
  std::optional<Verdict> verdict;
  std::vector<RatedMove> moves;  ///< the best first
  std::vector<Move> line;        ///< best play from here on
};

/// Requires: a position that is valid for the tables' variant. Throws BadInput where a table is
/// damaged.
Probe probe(const Position& position, const Tablebase& tablebase);

}  // namespace baghchal
