#pragma once

/// Counts goat words up to the symmetries that keep their tigers.
///
/// By Burnside's lemma the orbits with a property that symmetries keep are, over all symmetries
/// that keep the tigers, the average number of words which have it and which the symmetry keeps
/// too. All words are counted for the identity; words kept by another are few and are listed here.
///
/// Threads: never changes after construction.

#include <cstdint>
#include <span>
#include <vector>

#include "baghchal/tablebase/tiger_classes.hpp"

namespace baghchal {

class OrbitCounter {
 public:
  explicit OrbitCounter(const TigerClasses& classes);

  /// The words kept by a symmetry other than the identity that keeps the class's tigers: once for
  /// each symmetry that keeps them, by no order.
  std::span<const GoatWord> kept_words(std::uint32_t tiger_class) const {
    return kept_words_[tiger_class];
  }
  /// Orbits, from the number of words with the property and the number of `kept_words` with it.
  std::uint64_t orbits(std::uint32_t tiger_class, std::uint64_t words, std::uint64_t kept) const {
    return (words + kept) / classes_->stabilizer(tiger_class).size();
  }
  /// Orbits of all words with so many goats, over all classes.
  std::uint64_t orbits_of_size(int goats) const;

 private:
  const TigerClasses* classes_;
  std::vector<std::vector<GoatWord>> kept_words_;
};

}  // namespace baghchal
