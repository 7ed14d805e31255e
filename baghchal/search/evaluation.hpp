#pragma once

/// An estimate of a position that goes on, without looking ahead.
///
/// Threads: pure functions.

#include "baghchal/board/position.hpp"
#include "baghchal/board/rules.hpp"
#include "baghchal/search/planes.hpp"
#include "baghchal/search/score.hpp"

namespace baghchal {

/// For the side to move, never a forced end. Bagh-Chal with its five captures is estimated by a
/// network fitted to the solution (network.hpp): a draw near its grade's score, a win beyond them.
/// Elsewhere rules of thumb weigh captured goats, goats in danger and goats where many lines meet
/// against hemmed-in tigers and empty points fenced off from them, and count the empty points
/// beside the tigers.
Score evaluate(const Position& position, const Variant& variant);

}  // namespace baghchal
