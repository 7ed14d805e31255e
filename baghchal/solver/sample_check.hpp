#pragma once

/// Verifies random positions of a table, looking each up in the tables as it comes.
///
/// Threads: call from one thread; the work is shared out to the workers.

#include "baghchal/solver/verify_log.hpp"
#include "baghchal/solver/workers.hpp"

namespace baghchal {

/// How many positions of the table `check_sample` checks, and how much it advances the log: all
/// where it has no more than `sample`. Requires: the table is there.
std::uint64_t sample_size(const Tablebase& tablebase, int placed, std::uint64_t sample);

/// Ends early where the workers were stopped. Requires: the table is there.
void check_sample(const Tablebase& tablebase, int placed, std::uint64_t sample, std::uint64_t seed,
                  Workers& workers, VerifyLog& log);

}  // namespace baghchal
