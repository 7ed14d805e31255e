#pragma once

/// Takes tiers out of tables for verification.
///
/// Threads: `load_goats_to_move` from one thread, the work is shared out to the workers; the others
/// are pure functions.

#include <vector>

#include "baghchal/solver/goats_to_move.hpp"
#include "baghchal/solver/workers.hpp"
#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

/// The tier (placed, captured) with the goats to move; unknown where the tables do not hold it or
/// are damaged, and not to be used where the workers were stopped.
GoatsToMove load_goats_to_move(const Tablebase& tablebase, int placed, int captured,
                               Workers& workers);

/// Whether the tables hold any of that.
bool holds_goats_to_move(const Tablebase& tablebase, int placed, int captured);

/// What a table holds for one class, by rank; all unknown where it is damaged. Requires: the table
/// has that section.
std::vector<Symbol> stored_or_unknown(const Tablebase& tablebase, int placed, int captured,
                                      std::uint32_t tiger_class);

/// What a table holds for one position; unknown where there is none, or it is damaged.
Symbol stored_or_unknown(const Tablebase& tablebase, const Position& position);
/// The same by class and goat word.
Symbol stored_or_unknown(const Tablebase& tablebase, std::uint32_t tiger_class, GoatWord word,
                         int placed, Side side);

/// Of one class, by rank, the tigers to move after so many goats placed.
std::vector<Symbol> tigers_turns(const Tablebase& tablebase, int placed, std::uint32_t tiger_class,
                                 const GoatsToMoveTiers& goats_to_move);

}  // namespace baghchal
