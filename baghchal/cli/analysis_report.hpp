#pragma once

/// An analysed game as a teacher's notes for people: what is to be said of the whole, then the
/// moves, the board drawn where the game turned.
///
///     The goats win: no tiger can move. The game took 41 plies. Neither side …
///
///     1. c5 e5-d5 2. b5 a5-b4 …
///     6... b3-a3?!
///         Lets one goat off: the tigers can now take two in all, before it was three.
///
/// Threads: pure functions.

#include <string>

#include "baghchal/drawing/diagram.hpp"
#include "baghchal/notation/record.hpp"
#include "baghchal/teaching/notes.hpp"

namespace baghchal {

/// Lines of text. Requires: all are of the same game, which has been analysed in full.
std::string analysis_report(const Record& record, const Game& game, const GameAnalysis& analysis,
                            const GameNotes& notes, DiagramStyle style);

}  // namespace baghchal
