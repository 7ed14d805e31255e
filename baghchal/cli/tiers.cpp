#include "baghchal/cli/tiers.hpp"

#include <numeric>

namespace baghchal {

std::vector<Tier> tiers_of(const Tablebase& tablebase) {
  std::vector<Tier> tiers;
  for (int placed = 0; placed <= tablebase.variant().board->goats(); ++placed) {
    const Table* table = tablebase.table(placed);
    if (table == nullptr) continue;
    for (const TableSection& section : table->head().sections) {
      for (const Side side : {Side::goats, Side::tigers}) {
        const auto place = static_cast<std::size_t>(side);
        tiers.push_back(
            {placed, section.captured, side, section.counts[place], section.longest[place]});
      }
    }
  }
  return tiers;
}

std::uint64_t won_by(Side side, const Tier& tier) {
  return side == Side::goats ? tier.counts.by_grade.front() : tier.counts.by_grade.back();
}

std::vector<std::uint64_t> draws_of(const Tier& tier) {
  return {tier.counts.by_grade.begin() + draw_grade(0), tier.counts.by_grade.end() - 1};
}

std::uint64_t positions_of(const Tier& tier) {
  return std::accumulate(tier.counts.by_grade.begin(), tier.counts.by_grade.end(),
                         std::uint64_t{0});
}

}  // namespace baghchal
