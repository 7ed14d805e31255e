#pragma once

/// The command `verify`: checks a solution's tables against the rules.
///
/// Threads: one at a time; it takes the signals that would end the program. Throws BadInput.

#include "baghchal/cli/solution.hpp"
#include "baghchal/solver/verify.hpp"

namespace baghchal {

struct VerifyCommandOptions {
  SolutionOptions solution;
  VerifyOptions check;
};

/// `answer_is_no` where a table is damaged or wrong, or one is missing that others follow from.
ExitStatus run_verify(const VerifyCommandOptions& options, const Streams& streams);

}  // namespace baghchal
