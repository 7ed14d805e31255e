#include "baghchal/solver/orbit_counter.hpp"

#include <algorithm>
#include <bit>

#include "baghchal/tablebase/subset_rank.hpp"

namespace baghchal {
namespace {

/// The cycles of goat bits under a symmetry that keeps the tigers, as words.
std::vector<GoatWord> cycles(const TigerClasses& classes, std::uint32_t tiger_class,
                             std::uint8_t symmetry) {
  std::vector<GoatWord> result;
  GoatWord seen = 0;
  for (int bit = 0; bit < classes.goat_bits(); ++bit) {
    GoatWord cycle = 0;
    for (GoatWord next = GoatWord{1} << bit; (seen & next) == 0;) {
      cycle |= next;
      seen |= next;
      next = classes.goat_word(classes.goats(next, tiger_class), {tiger_class, symmetry});
    }
    if (cycle != 0) result.push_back(cycle);
  }
  return result;
}

/// Every union of cycles: the words that the symmetry keeps.
void add_kept_words(const std::vector<GoatWord>& cycles, std::vector<GoatWord>& words) {
  for (std::uint32_t chosen = 0; chosen < 1U << cycles.size(); ++chosen) {
    GoatWord word = 0;
    for (const Point i : each(chosen)) word |= cycles[i];
    words.push_back(word);
  }
}

}  // namespace

OrbitCounter::OrbitCounter(const TigerClasses& classes)
    : classes_(&classes), kept_words_(classes.size()) {
  for (std::uint32_t i = 0; i < classes.size(); ++i) {
    for (const std::uint8_t symmetry : classes.stabilizer(i).subspan(1)) {
      add_kept_words(cycles(classes, i, symmetry), kept_words_[i]);
    }
  }
}

std::uint64_t OrbitCounter::orbits_of_size(int goats) const {
  std::uint64_t total = 0;
  const std::uint64_t words = choose(classes_->goat_bits(), goats);
  for (std::uint32_t i = 0; i < classes_->size(); ++i) {
    const auto kept = std::ranges::count_if(
        kept_words_[i], [goats](GoatWord word) { return std::popcount(word) == goats; });
    total += orbits(i, words, static_cast<std::uint64_t>(kept));
  }
  return total;
}

}  // namespace baghchal
