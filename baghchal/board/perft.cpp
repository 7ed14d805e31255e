#include "baghchal/board/perft.hpp"

namespace baghchal {

std::uint64_t perft(const Position& position, int depth, const Variant& variant) {
  if (depth == 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(count_legal_moves(position, variant));
  std::uint64_t total = 0;
  for (const Move move : legal_moves(position, variant)) {
    total += perft(play_unchecked(position, move), depth - 1, variant);
  }
  return total;
}

std::vector<DividedCount> divided_perft(const Position& position, int depth,
                                        const Variant& variant) {
  std::vector<DividedCount> counts;
  for (const Move move : legal_moves(position, variant)) {
    counts.push_back({move, perft(play_unchecked(position, move), depth - 1, variant)});
  }
  return counts;
}

}  // namespace baghchal
