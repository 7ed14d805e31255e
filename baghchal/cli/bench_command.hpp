#pragma once

/// The command `bench`: fixed searches, how many positions they look at, and how fast.
///
/// Threads: to be called once at a time.

#include "baghchal/console/output.hpp"

namespace baghchal {

ExitStatus run_bench(bool json, const Streams& streams);

}  // namespace baghchal
