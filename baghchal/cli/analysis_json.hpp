#pragma once

/// Analyses of games and positions, for programs (docs/json.md).
///
/// Threads: pure functions.

#include <string>

#include "baghchal/console/json_text.hpp"
#include "baghchal/engine/game_analysis.hpp"
#include "baghchal/notation/position_line.hpp"
#include "baghchal/notation/record.hpp"
#include "baghchal/teaching/notes.hpp"

namespace baghchal {

/// Which of a file's games it is.
struct GamePlace {
  std::string file;
  std::size_t number;  ///< from 1
};

/// Requires: all are of the same game.
Json game_analysis_json(const GamePlace& place, const Record& record, const Game& game,
                        const GameAnalysis& analysis, const GameNotes& notes);

Json position_analysis_json(const PositionLine& line, const PositionAnalysis& analysis,
                            const Variant& variant);

}  // namespace baghchal
