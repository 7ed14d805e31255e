#include "baghchal/solver/movement_tables.hpp"

#include <algorithm>
#include <map>

#include "baghchal/solver/table_writer.hpp"
#include "baghchal/solver/tier_summary.hpp"

namespace baghchal {
namespace {

/// These tables are small, and are read for ever.
constexpr Compression compression{.effort = 6, .block_size = 1024};

TableSection section_of(const MovementTier& tier, const TierSummary& summary) {
  TableSection section;
  section.captured = tier.captured;
  section.counts = summary.counts;
  section.longest = summary.longest;
  return section;
}

}  // namespace

bool write_movement_tables(const MovementFiles& files, const std::vector<MovementTier>& tiers,
                           const Variant& variant, const TigerClasses& classes, Workers& workers) {
  TableHead table = begin_head(variant.board->goats(), Side::goats, Codec::zstd);
  TableHead values = begin_head(variant.board->goats(), Side::tigers, Codec::none);
  for (const MovementTier& tier : tiers) {
    const auto summary = summarize(tier, variant, classes, workers);
    if (!summary) return false;
    table.sections.push_back(section_of(tier, *summary));
    table.sections.back().symbols = summary->goats_symbols;
    values.sections.push_back(section_of(tier, *summary));
    values.sections.back().symbols = grades_alone(tier.captured, variant.rules);
  }
  const auto codes = [&](Side side) {
    return [&tiers, side](const TableSection& section, std::uint32_t tiger_class,
                          std::span<std::uint16_t> out) {
      const MovementTier& tier = tiers[static_cast<std::size_t>(section.captured)];
      const std::vector<Symbol>& symbols = section.symbols;
      for (std::size_t rank = 0; rank < out.size(); ++rank) {
        Symbol symbol = symbol_of(tier, side, std::size_t{tiger_class} * tier.words + rank);
        if (side == Side::tigers) symbol.plies = Symbol::no_plies;
        const auto place = std::ranges::lower_bound(symbols, symbol);
        out[rank] = static_cast<std::uint16_t>(place - symbols.begin());
      }
    };
  };
  return write_table(files.values, values, variant, classes, compression, workers,
                     codes(Side::tigers)) &&
         write_table(files.table, table, variant, classes, compression, workers,
                     codes(Side::goats));
}

}  // namespace baghchal
