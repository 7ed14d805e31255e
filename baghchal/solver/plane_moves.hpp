#pragma once

/// The tigers' moves of a class as plane moves.
///
/// Threads: a pure function.

#include <vector>

#include "baghchal/solver/plane_move.hpp"
#include "baghchal/tablebase/tiger_classes.hpp"

namespace baghchal {

/// The class that a move leads to, and how its plane bears on that of the class it is made in.
struct MoveSource {
  std::uint32_t tiger_class;
  PlaneMove move;
};

/// Every step and capture of a class's tigers for which the goats can leave room, in planes of
/// 2^bits entries a class. Requires: bits ≥ classes.goat_bits() and ≥ row_bits.
std::vector<MoveSource> plane_moves(std::uint32_t tiger_class, const TigerClasses& classes,
                                    int bits);

}  // namespace baghchal
