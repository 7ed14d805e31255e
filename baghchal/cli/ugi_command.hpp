#pragma once

/// The command `ugi`: the program as an engine for others (docs/ugi.md).
///
/// Threads: to be called once at a time; searches in a thread of its own.

#include <string>

#include "baghchal/console/output.hpp"

namespace baghchal {

/// Until the runner takes its leave or its lines end. `folder` is for all solutions; the usual one
/// for an empty text.
ExitStatus run_ugi(const std::string& folder, const Streams& streams);

}  // namespace baghchal
