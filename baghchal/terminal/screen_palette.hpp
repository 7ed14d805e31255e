#pragma once

/// What each ink looks like: brass on dark wood where the terminal has the colours, and where it
/// has few or none (or NO_COLOR asks for none) something that still tells them apart.
///
/// Threads: as Screen, whose part it is.

#include "baghchal/terminal/canvas.hpp"

namespace baghchal {

/// Requires: ncurses has been started.
void start_palette();

/// The attributes of ncurses.
unsigned appearance(Ink ink);

}  // namespace baghchal
