#pragma once

/// What the engine thinks of a position, for people.
///
/// Threads: pure functions.

#include <string>

#include "baghchal/engine/analysis.hpp"

namespace baghchal {

/// Lines of text to stand below the board; none where the game has ended.
std::string position_report(const Position& position, const PositionAnalysis& analysis,
                            const Variant& variant);

}  // namespace baghchal
