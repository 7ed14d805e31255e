#pragma once

/// Verifies the table of the movement phase's values against the tablebase that has plies as well.
/// By themselves values in a loop prove nothing.
///
/// Threads: any number of threads at once.

#include <stop_token>

#include "baghchal/solver/verify_log.hpp"
#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

/// Compares the grade that `values` holds for a class and word, the tigers to move, with the one
/// that follows from the tablebase.
void check_value(const Tablebase& values, std::uint32_t tiger_class, GoatWord word, Symbol stored,
                 Symbol follows, VerifyLog& log);

/// The same for so many random positions, or as many as there are. Ends early once a stop is asked
/// for.
void check_values_sample(const Tablebase& tablebase, const Tablebase& values, std::uint64_t sample,
                         std::uint64_t seed, const std::stop_token& stop, VerifyLog& log);

}  // namespace baghchal
