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
/// gets on with it, then what was not on the board before, then what promises most against somebody
/// who can go wrong: it looks good to a search that knows no tables, and the other side has much to
/// do wrong at once (pitfalls.hpp). Last of all comes chance.
///
/// Where positions may not repeat, a draw of the tables is none for certain: whose positions run
/// out first has to give way. There the tables only say which moves are draws, and of these a
/// search that does not ask them finds the one with the most room, as far as the order's limits
/// allow. The tigers, and the goats until all are placed, keep the forced captures even so; then
/// the goats may give some up, since after a capture every position may come again.
///
/// Threads: as the searcher.

#include "baghchal/engine/engine.hpp"

namespace baghchal {

/// Requires: the game goes on.
Choice choose_perfectly(Searcher& searcher, const Tablebase* tables, const Game& game,
                        const PlayOrder& order, const Stop& stop);

/// Whether it agrees to a draw when it plays `side`: once all goats are placed, where the tables
/// know that it has nothing more to win; where they do not know the position, as the highest level.
bool accepts_draw_perfectly(Searcher& searcher, const Tablebase* tables, const Game& game,
                            Side side);

}  // namespace baghchal
