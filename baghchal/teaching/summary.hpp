#pragma once

/// A game in a few sentences: how it ended, where it turned, how well each side played.
///
/// Threads: pure functions.

#include <string>

#include "baghchal/engine/game_analysis.hpp"

namespace baghchal {

/// Requires: the analysis is of this game, though it may have been stopped.
std::string summary(const Game& game, const GameAnalysis& analysis);

}  // namespace baghchal
