#pragma once

/// The movement phase's tiers as tables: all goats placed.
///
/// Two files are written: one for the goats to move with grades and plies, from which the tigers'
/// side follows exactly by one ply (the other way round plies would be lost: the goats may delay a
/// capture by a move that costs them a further one); and a small one of the grades alone,
/// uncompressed, for the tigers to move, from which the placement phase begins and which a browser
/// can hold.
///
/// Threads: call from one thread; the work is shared out to the workers.

#include <string>
#include <vector>

#include "baghchal/solver/movement_tier.hpp"
#include "baghchal/solver/workers.hpp"
#include "baghchal/tablebase/table_layout.hpp"

namespace baghchal {

struct MovementFiles {
  std::string table;   ///< goats to move, with plies
  std::string values;  ///< tigers to move, grades alone
};

/// Writes both. `tiers` are by captured, from none. False where stopped. Throws SolveError.
bool write_movement_tables(const MovementFiles& files, const std::vector<MovementTier>& tiers,
                           const Variant& variant, const TigerClasses& classes, Workers& workers);

}  // namespace baghchal
