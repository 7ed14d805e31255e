#pragma once

/// A puzzle as a game record, so that whatever shows games can show it: the position it starts
/// from, the line as moves, the goal and the end of the answer as comments.
///
/// Threads: pure functions.

#include "baghchal/notation/record.hpp"
#include "baghchal/puzzles/puzzle.hpp"

namespace baghchal {

/// Requires: the puzzle is of the variant.
Record to_record(const Puzzle& puzzle, const Variant& variant);

}  // namespace baghchal
