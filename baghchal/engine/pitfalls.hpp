#pragma once

/// How hard a position is to play for somebody who can go wrong.
///
/// Threads: as the prober.

#include "baghchal/engine/table_prober.hpp"

namespace baghchal {

/// What the side to move can be expected to give away in one move, in hundredths of a goat: it
/// would rather play what looks good at a glance (evaluation.hpp), captures before all. A win given
/// away counts as several goats. Nothing where the tables do not know each move.
Score expected_loss(const Position& position, const Variant& variant, const TableProber& tables);

}  // namespace baghchal
