#include "baghchal/solver/plane_move.hpp"

namespace baghchal {
namespace {

constexpr std::uint8_t narrow(int number) {
  return static_cast<std::uint8_t>(number);
}

bool is_place_bit(int bit) {
  return bit < row_bits;
}

}  // namespace

PlaneMove::PlaneMove(const IndexMap& map) {
  std::array<int, row_bits> out_of_source{};  // place bits of the source that become row bits
  int outgoing = 0;
  for (int target = 0; target < map.bits; ++target) {
    const int source = map.source_of[static_cast<std::size_t>(target)];
    const bool fixed = target == map.cleared || target == map.victim;
    if (is_place_bit(target) || !is_place_bit(source)) {
      if (!is_place_bit(target) && !fixed) {
        source_free[free] = narrow(source - row_bits);
        target_free[free++] = narrow(target - row_bits);
      }
      continue;
    }
    const auto member = static_cast<std::size_t>(outgoing);
    out_of_source[member] = source;
    target_crossing[member] = narrow(target - row_bits);
    if (fixed) never_stored |= 1U << outgoing;
    ++outgoing;
  }
  for (int target = 0; target < row_bits; ++target) {
    const int source = map.source_of[static_cast<std::size_t>(target)];
    const auto place = static_cast<std::size_t>(target);
    if (is_place_bit(source)) {
      place_from[place] = narrow(source);
      continue;
    }
    exchange[crossings] = narrow(out_of_source[crossings]);
    place_from[place] = exchange[crossings];
    source_crossing[crossings] = narrow(source - row_bits);
    if (target == map.cleared || target == map.victim) never_loaded |= 1U << crossings;
    ++crossings;
  }
  for (std::uint64_t& word : wanted.words) word = ~std::uint64_t{0};
  const auto restrict = [this](int bit, std::uint64_t flip) {
    const Row with = places_with(bit);
    for (std::size_t w = 0; w < row_words; ++w) wanted.words[w] &= with.words[w] ^ flip;
  };
  if (is_place_bit(map.cleared)) restrict(map.cleared, ~std::uint64_t{0});
  if (map.victim < 0) return;
  if (!is_place_bit(map.victim)) {
    target_base = 1U << (map.victim - row_bits);
    return;
  }
  restrict(map.victim, 0);
  if (is_place_bit(map.source_of[static_cast<std::size_t>(map.victim)])) {
    raised = static_cast<std::int8_t>(map.victim);
  }
}

}  // namespace baghchal
