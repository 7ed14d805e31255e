#pragma once

/// Analyses a position of a game: by the tables where they say all, else by search.
///
/// Threads: as the searcher.

#include "baghchal/engine/analysis.hpp"
#include "baghchal/game/game.hpp"
#include "baghchal/search/search.hpp"
#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

/// As Engine::analyse; without tables it searches.
PositionAnalysis analyse_position(Searcher& searcher, const Tablebase* tables, const Game& game,
                                  const SearchLimits& limits, const Stop& stop,
                                  const Searcher::Report& report);

}  // namespace baghchal
