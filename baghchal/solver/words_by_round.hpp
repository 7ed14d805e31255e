#pragma once

/// Goat words of one tier's positions with the goats to move, by class and by the round of a search
/// in which they count (goal_search.hpp).
///
/// Threads: `of` may be called by many at once.

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "baghchal/solver/workers.hpp"
#include "baghchal/tablebase/subset_rank.hpp"
#include "baghchal/tablebase/tiger_classes.hpp"

namespace baghchal {

/// All goat words of a tier's classes, in the order of their ranks.
struct TierWords {
  explicit TierWords(const SubsetRank& subsets);

  std::uint32_t size() const { return ranks.size(); }

  SubsetRank ranks;
  std::vector<GoatWord> words;
};

class WordsByRound {
 public:
  /// The round of the position at an index, if it counts at all.
  using RoundOf = std::function<std::optional<std::uint32_t>(std::size_t)>;

  /// Sorts a tier's words. What it holds is of use only if the workers were not stopped.
  WordsByRound(const TierWords& tier, std::uint32_t classes, const RoundOf& round_of,
               Workers& workers);

  std::uint32_t rounds() const { return rounds_; }
  std::span<const GoatWord> of(std::uint32_t tiger_class, std::uint32_t round) const;

 private:
  struct Sorted {
    std::vector<GoatWord> words;
    std::vector<std::uint32_t> end_of_round;
  };

  static Sorted sorted(const TierWords& tier, std::size_t first_index, const RoundOf& round_of);

  std::vector<Sorted> classes_;
  std::uint32_t rounds_ = 0;
};

}  // namespace baghchal
