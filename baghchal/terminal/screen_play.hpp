#pragma once

/// A game on the full screen of a terminal.
///
/// Threads: one at a time; it starts threads of its own for the program's thinking.

#include "baghchal/terminal/session.hpp"

namespace baghchal {

/// Plays until the person leaves. A signal that asks the program to end does so, with the terminal
/// as it was before. Throws BadInput where the terminal cannot be used.
void play_on_screen(Session& session);

}  // namespace baghchal
