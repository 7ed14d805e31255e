#pragma once

/// How long to think about a move.
///
/// Threads: pure functions.

#include "baghchal/board/position.hpp"
#include "baghchal/ugi/protocol.hpp"

namespace baghchal::ugi {

/// The time for a move of that side; nothing where the command sets no limit in time. It leaves a
/// margin for whatever lies between the runner's clock and ours, and is at least a millisecond.
/// Fails where the other side's clock is given, but not this one's.
tl::expected<std::optional<Milliseconds>, std::string> thinking_time(const Go& go, Side side);

}  // namespace baghchal::ugi
