#pragma once

/// Moves taken back: where a position can have come from in one move.
///
/// Threads: pure functions.

#include <vector>

#include "baghchal/board/moves.hpp"

namespace baghchal {

struct Predecessor {
  Position before;
  Move move;
  bool operator==(const Predecessor&) const = default;
};

/// Every valid position that has a legal move to this one, with that move: for all positions p and
/// moves m, {p, m} is listed exactly where m is legal in p and leads here. Whether p itself can
/// come about in a game is not asked. Requires: the position is valid for the variant.
std::vector<Predecessor> predecessors(const Position& position, const Variant& variant);

}  // namespace baghchal
