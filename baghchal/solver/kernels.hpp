#pragma once

/// The inner loops of the placement phase, over whole bit planes, in a version for every
/// processor and in faster ones for some. All give the same bits.
///
/// Threads: pure functions of what they are handed.

#include <bit>
#include <cstdint>
#include <span>
#include <string_view>

#include "baghchal/solver/plane_move.hpp"
#include "baghchal/solver/row.hpp"

namespace baghchal {

/// How many goats there can be on the board: entries of other sizes need no answer.
struct Sizes {
  int least;
  int most;
};

/// Whether a row, or `free_bits` rows' bits more, holds entries of the sizes asked for.
inline bool holds(Sizes sizes, std::uint32_t row, int free_bits) {
  const int members = std::popcount(row);
  return members <= sizes.most && members + free_bits + row_bits >= sizes.least;
}

struct Kernels {
  std::string_view name;

  /// target[d] |= source[s] for every entry d, of a size asked for, that the move joins to an s.
  void (*move)(const PlaneMove& move, const Row* source, Row* target, Sizes sizes);

  /// target[d] = 1 where source[d with one more bit set] is 1 for every bit below `bits` that is
  /// clear in d; for every d of a size asked for. The planes have 2^max(bits, row_bits) entries;
  /// source and target may be the same.
  void (*place)(const Row* source, Row* target, int bits, Sizes sizes);

  /// Adds to by_size[n] the entries of size n that are 1, for every n asked for. The plane has
  /// 2^max(bits, row_bits) entries, of which those below 2^bits count.
  void (*count)(const Row* plane, int bits, Sizes sizes, std::uint64_t* by_size);
};

/// Those that run on this processor, the fastest first; the last one runs on all.
std::span<const Kernels> available_kernels();

}  // namespace baghchal
