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
  int depth_plies;       ///< looks no farther ahead
  std::int64_t nodes;    ///< nor at more positions, but for the first ply
  int looks_on_percent;  ///< how often it looks a ply farther, asked after each
  int blind_percent;     ///< how often it moves without looking
  Score error;           ///< by how much it judges a move wrongly at most; far less for captures
};

/// Requires: a level.
const Weakness& weakness_of(int level);

/// A legal move as somebody with that weakness would choose it. Requires: the game goes on.
Choice choose_weakly(Searcher& searcher, const Game& game, const Weakness& weakness,
                     std::uint64_t seed, const Stop& stop);

}  // namespace baghchal
