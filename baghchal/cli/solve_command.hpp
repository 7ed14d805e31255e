#pragma once

/// The command `solve`: computes a solution and writes its tables.
///
/// Threads: one at a time; it takes the signals that would end the program. Throws BadInput.

#include <cstdint>
#include <optional>

#include "baghchal/cli/solution.hpp"

namespace baghchal {

struct SolveCommandOptions {
  SolutionOptions solution;
  int threads = 1;
  std::optional<std::uint64_t> memory_bytes;  ///< all of the machine's where it is not given
  bool movement_only = false;
};

ExitStatus run_solve(const SolveCommandOptions& options, const Streams& streams);

}  // namespace baghchal
