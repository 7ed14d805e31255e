#pragma once

/// What a search result depends on besides the position: as much of the game's past, of its limit
/// and of a last stand as can still matter within the plies that were looked ahead.
///
/// In the placement phase, and wherever repetition is free, no earlier position matters. With all
/// goats placed those do that
///
///   … ─ P3 ─x─ P4 ─ P5 ─ P6 ─ P7 ─ now        (x: a capture)
///              └── stood since the last capture ──┘ and are so like the present one that as many
///                  plies can bring them back
///
/// where each piece that stands elsewhere takes its side a move, and a side whose pieces stand the
/// same takes two, there and back, if it has to move at all. A result is the same after any two
/// pasts that agree in this; so it is kept under a key made of just this.
///
/// Threads: pure functions.

#include <cstdint>

#include "baghchal/game/history.hpp"

namespace baghchal {

/// No fewer plies than these lead from one position to another by steps alone. 0 for the same.
/// Requires: all goats placed in both, as many goats in each.
int least_plies_between(const Position& from, const Position& to);

/// The key of what is found by looking `depth` plies ahead: equal for equal positions whose past
/// can matter in the same way. Where no past can, it is the position's packed word. A prober's
/// answers may hang on the limit however far off that is; then so does all that `uses_prober`.
std::uint64_t result_key(const History& history, int depth, bool uses_prober);

/// The key of what a prober knows: of no result.
std::uint64_t probe_key(const History& history);

}  // namespace baghchal
