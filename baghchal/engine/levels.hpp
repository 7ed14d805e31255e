#pragma once

/// Play at the levels 1 to 10: search with human weaknesses, the same with tables and without.
///
/// Threads: a LevelPlayer belongs to one thread at a time.

#include "baghchal/engine/engine.hpp"

namespace baghchal {

/// A legal move as somebody of that level would choose it. The searcher should have forgotten other
/// games. Requires: the game goes on; the strength is a level.
Choice choose_at_level(Searcher& searcher, const Game& game, const PlayOrder& order,
                       const Stop& stop);

/// Whether that level agrees to a draw when it plays `side`.
bool level_accepts_draw(Searcher& searcher, const Game& game, Side side, int level);

}  // namespace baghchal
