#pragma once

/// A board small enough to look at every position of it: the proof that board/ and what stands on
/// it take their numbers from the Geometry.
///
///   3  ┌───┬───T
///      │ ╲ │ ╱ │
///   2  ├───┼───┤
///      │ ╱ │ ╲ │
///   1  T───┴───┘
///      a   b   c
///
/// Threads: the boards are constants.

#include <vector>

#include "baghchal/board/position.hpp"
#include "baghchal/board/rules.hpp"

namespace baghchal {

/// Two tigers, three goats; it lives as long as the program.
const Geometry& small_board();
/// The same points with three tigers and five goats: so many that tigers get trapped and goats
/// confined.
const Geometry& crowded_board();

/// The small board, two captures to win, otherwise the traditional rules.
Variant small_variant();

/// Small boards under all rules that a position alone depends on: both boards, both kinds of
/// confinement, one or two captures to win, with and without a last stand.
std::vector<Variant> small_variants();

/// Every valid position of a variant, decided ones included. Requires: a small board.
std::vector<Position> all_positions(const Variant& variant);

}  // namespace baghchal
