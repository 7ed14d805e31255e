#pragma once

/// Verifies every position of a table.
///
/// Tier by tier, from the most captures down, what stands for the positions with the goats to move
/// is taken into memory (goats_to_move.hpp). From there the tigers' turn is worked out class by
/// class:
///
///   placement phase   goats to move,      ──tigers' move──►  must be what the table holds
///                     from the next table
///   movement phase    goats to move,      ──tigers' move──►  tigers to move  ──goat step──►  must
///                     from the table                                          follow for the same
///
/// A goat's step keeps the class, so that the tigers' turn is held for one class at a time.
///
/// Threads: call from one thread; the work is shared out to the workers.

#include "baghchal/solver/verify_log.hpp"
#include "baghchal/solver/workers.hpp"

namespace baghchal {

/// How much a check of the table advances the log. Requires: the table is there.
std::uint64_t whole_work(const Tablebase& tablebase, int placed);

/// Compares the tigers' turn with `values`, too, where that is not null. Ends early where the
/// workers were stopped. Requires: the table is there.
void check_whole(const Tablebase& tablebase, int placed, const Tablebase* values, Workers& workers,
                 VerifyLog& log);

}  // namespace baghchal
