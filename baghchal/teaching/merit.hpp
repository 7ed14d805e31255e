#pragma once

/// What is good about a move, as far as it can be seen on the board: patterns.hpp in words.
///
/// A clause has a verb and its object and no subject: "covers b2", "takes the goat on c3 and
/// threatens b2 and d2 at once", "shuts in the tiger on a5". Each is a fact about the position.
/// They are empty where nothing stands out.
///
/// Threads: pure functions. Moves must be legal.

#include <string>

#include "baghchal/board/move.hpp"
#include "baghchal/board/position.hpp"
#include "baghchal/board/rules.hpp"

namespace baghchal {

std::string merit(const Position& before, Move move, const Variant& variant);

/// Of a goat's move, what it does to the tigers or for goats in danger; a safe place is not enough.
std::string active_merit(const Position& before, Move move, const Variant& variant);

/// Of a tiger's move, what hangs after it and cannot all be saved, as an object of "threaten".
std::string lasting_threat(const Position& before, Move move, const Variant& variant);

}  // namespace baghchal
