#include "baghchal/solver/words_by_round.hpp"

#include <algorithm>
#include <utility>

namespace baghchal {

TierWords::TierWords(const SubsetRank& subsets) : ranks(subsets) {
  words.reserve(ranks.size());
  for (std::uint32_t rank = 0; rank < ranks.size(); ++rank) words.push_back(ranks.word(rank));
}

WordsByRound::WordsByRound(const TierWords& tier, std::uint32_t classes, const RoundOf& round_of,
                           Workers& workers)
    : classes_(classes) {
  workers.run(classes, [&](std::uint32_t tiger_class) {
    classes_[tiger_class] = sorted(tier, std::size_t{tiger_class} * tier.size(), round_of);
  });
  for (const Sorted& words : classes_) {
    rounds_ = std::max(rounds_, static_cast<std::uint32_t>(words.end_of_round.size()));
  }
}

/// By counting: how many there are of each round tells where the words of each begin.
WordsByRound::Sorted WordsByRound::sorted(const TierWords& tier, std::size_t first_index,
                                          const RoundOf& round_of) {
  constexpr std::uint32_t never = ~std::uint32_t{0};
  std::vector<std::uint32_t> rounds(tier.size());
  std::vector<std::uint32_t> ends;
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    rounds[i] = round_of(first_index + i).value_or(never);
    if (rounds[i] == never) continue;
    if (rounds[i] >= ends.size()) ends.resize(rounds[i] + 1);
    ++ends[rounds[i]];
  }
  std::uint32_t begin = 0;
  for (std::uint32_t& end : ends) begin = std::exchange(end, begin) + begin;

  Sorted result{std::vector<GoatWord>(begin), std::move(ends)};
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    if (rounds[i] != never) result.words[result.end_of_round[rounds[i]]++] = tier.words[i];
  }
  return result;
}

std::span<const GoatWord> WordsByRound::of(std::uint32_t tiger_class, std::uint32_t round) const {
  const Sorted& words = classes_[tiger_class];
  if (round >= words.end_of_round.size()) return {};
  const std::uint32_t begin = round == 0 ? 0 : words.end_of_round[round - 1];
  return std::span(words.words).subspan(begin, words.end_of_round[round] - begin);
}

}  // namespace baghchal
