#pragma once

/// A puzzle as an object of JSON (docs/puzzles.md).
///
/// Threads: pure functions.

#include "baghchal/console/json_text.hpp"
#include "baghchal/puzzles/puzzle.hpp"

namespace baghchal {

/// Requires: the puzzle is of the variant.
Json puzzle_json(const Puzzle& puzzle, const Variant& variant);

}  // namespace baghchal
