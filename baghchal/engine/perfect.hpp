#pragma once

/// Perfect play: by the tables where they know all moves, by search where they do not.
///
/// Of the moves that the tables know to be best, for it is on them that the game depends:
///
///   won    the soonest win that neither the past nor the ply limit forbids
///   drawn  the tigers take all goats that can be had, the soonest way; the goats give no more, the
///          latest
///   lost   the latest loss
///
/// In the placement phase the tables hold no distances, and many moves are equal. Then comes what
/// gets on with it, then what was not on the board before, then what is hardest for somebody who
/// can go wrong (pitfalls.hpp), and last of all chance.
///
/// Threads: as the searcher.

#include "baghchal/engine/engine.hpp"

namespace baghchal {

/// Requires: the game goes on.
Choice choose_perfectly(Searcher& searcher, const Tablebase* tables, const Game& game,
                        const PlayOrder& order, const Stop& stop);

}  // namespace baghchal
