#pragma once

/// An estimate of a position that goes on, without looking ahead.
///
/// Threads: pure functions.

#include "baghchal/board/position.hpp"
#include "baghchal/board/rules.hpp"
#include "baghchal/search/score.hpp"

namespace baghchal {

/// The goats that a tiger could capture if it were the tigers' turn.
PointSet goats_in_danger(const Position& position, const Geometry& board);

/// For the side to move. Weighs captured goats, goats in danger and goats where many lines meet
/// against hemmed-in tigers and empty points fenced off from them, and counts the empty points
/// beside the tigers.
Score evaluate(const Position& position, const Variant& variant);

}  // namespace baghchal
