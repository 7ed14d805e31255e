#pragma once

/// Counting the sequences of legal moves, the classic check of a move generator.
///
/// Finished games have no moves; repetition and move limit are not looked at.
///
/// Threads: pure functions.

#include <cstdint>
#include <vector>

#include "baghchal/board/moves.hpp"

namespace baghchal {

/// How many sequences of exactly `depth` moves there are. Requires: depth ≥ 0. The last ply's
/// moves are counted without being made.
std::uint64_t perft(const Position& position, int depth, const Variant& variant);

struct DividedCount {
  Move move;
  std::uint64_t nodes;
};

/// The same, split by first move. Requires: depth ≥ 1.
std::vector<DividedCount> divided_perft(const Position& position, int depth,
                                        const Variant& variant);

}  // namespace baghchal
