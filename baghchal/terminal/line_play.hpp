#pragma once

/// A game in plain lines of text: a command a line in, everything there is to know in words out.
///
/// Threads: one at a time.

#include "baghchal/console/output.hpp"
#include "baghchal/terminal/session.hpp"

namespace baghchal {

/// Plays until the person leaves or the input ends; where the program plays both sides, until the
/// game has ended.
void play_in_lines(Session& session, const Streams& streams);

}  // namespace baghchal
