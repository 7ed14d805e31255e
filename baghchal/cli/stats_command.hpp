#pragma once

/// The command `stats`: a solution in numbers.
///
/// Threads: free of shared state. Throws BadInput.

#include "baghchal/cli/solution.hpp"

namespace baghchal {

struct StatsOptions {
  SolutionOptions solution;
  bool json = false;
};

ExitStatus run_stats(const StatsOptions& options, const Streams& streams);

}  // namespace baghchal
