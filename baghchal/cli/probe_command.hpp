#pragma once

/// The command `probe`: what the solution says of a position.
///
/// Threads: free of shared state. Throws BadInput.

#include <string>

#include "baghchal/cli/solution.hpp"

namespace baghchal {

struct ProbeOptions {
  SolutionOptions solution;
  std::string position;  ///< `-`: a position a line from standard input
  bool json = false;
};

ExitStatus run_probe(const ProbeOptions& options, const Streams& streams);

}  // namespace baghchal
