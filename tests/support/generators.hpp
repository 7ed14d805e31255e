#pragma once

/// Random positions and games, from a seeded generator or as generators for rapidcheck.
///
/// All positions are valid for their variant, decided ones among them.
///
/// Threads: the functions share nothing but the generator they are handed.

#include <rapidcheck.h>

#include <random>
#include <vector>

#include "baghchal/board/moves.hpp"
#include "tests/support/position_text.hpp"

namespace baghchal {

using Random = std::mt19937_64;

/// A number from `low` to `high`, both included.
int random_number(int low, int high, Random& random);

/// Pieces anywhere, any hand, captured and side; every second one has all goats placed.
Position random_position(const Variant& variant, Random& random);

/// All goats placed, the empty points together with the tigers around them, and then one tiger's
/// step taken back, so that the tigers are to move: here clause 6 forbids moves often.
Position random_tight_position(const Variant& variant, Random& random);

/// The moves of a game from the start, random but legal by clauses 1–6, of the given length or
/// until it is decided. The laws that look at the past are not applied. Requires: rules without a
/// last stand.
std::vector<Move> random_game(const Variant& variant, int plies, Random& random);

/// Where such a game arrives.
Position random_played_position(const Variant& variant, int plies, Random& random);

/// The same for rapidcheck.
rc::Gen<Position> any_position(const Variant& variant);
rc::Gen<Position> any_tight_position(const Variant& variant);
/// Reached by a game of up to `plies` plies.
rc::Gen<Position> any_played_position(const Variant& variant, int plies);
/// One of the three above.
rc::Gen<Position> any_kind_of_position(const Variant& variant);
rc::Gen<std::vector<Move>> any_game(const Variant& variant, int plies);

}  // namespace baghchal
