#pragma once

/// How the games of a match begin: a few plies by chance, so that no two openings of a match need
/// be alike, yet nothing is lost in them: no goat is placed where it could be taken, and none is
/// taken.
///
/// Threads: pure functions.

#include <cstdint>

#include "baghchal/game/game.hpp"

namespace baghchal {

/// A game in which so many plies have been played; fewer where a ply would end it. The same seed
/// gives the same opening anywhere. Requires: plies ≥ 0.
Game random_opening(const Variant& variant, int plies, std::uint64_t seed);

}  // namespace baghchal
