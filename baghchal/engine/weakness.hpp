#pragma once

/// What makes a level weaker than the program is: it looks less far ahead than it could, not
/// equally far each time, judges what it sees wrongly, and sometimes moves without looking.
///
/// So it misses what people miss: long plans first, for they lie behind many plies; what a single
/// move captures last.
///
/// Threads: plain values and pure functions.

#include "baghchal/engine/engine.hpp"

namespace baghchal {

struct Weakness {
  int sure_plies;        ///< looks as far ahead each time; 0: now and then it moves without looking
  int most_plies;        ///< looks no farther
  int looks_on_percent;  ///< how often it looks a ply farther, asked after each from the sure ones
                         ///< on
  std::int64_t nodes;    ///< looks at no more positions, but for the first ply
  Score error;           ///< by how much it judges a move wrongly at most; far less for captures
};

/// Requires: a level.
const Weakness& weakness_of(int level);

/// A legal move as somebody with that weakness would choose it. Requires: the game goes on.
Choice choose_weakly(Searcher& searcher, const Game& game, const Weakness& weakness,
                     std::uint64_t seed, const Stop& stop);

}  // namespace baghchal
