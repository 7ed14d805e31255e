#include <fmt/format.h>

#include <array>

#include "baghchal/cli/stats.hpp"
#include "baghchal/cli/verdict_text.hpp"
#include "baghchal/console/amounts.hpp"
#include "baghchal/console/output.hpp"
#include "baghchal/console/text_table.hpp"
#include "baghchal/notation/position_line.hpp"

namespace baghchal {
namespace {

using Align = TextTable::Align;
using Counts = std::vector<std::uint64_t>;

/// The columns that say which tier a row is for.
const std::vector<TextTable::Column> tier_columns = {
    {"Placed", Align::right}, {"Captured", Align::right}, {"To move", Align::left}};

std::vector<std::string> tier_cells(const Tier& tier) {
  return {std::to_string(tier.placed), std::to_string(tier.captured), std::string(name(tier.side))};
}

/// A row of counts for each tier, and one of the sums for each side to move.
template <typename CountsOf>
std::string count_table(const std::vector<std::string>& titles, const std::vector<Tier>& tiers,
                        const CountsOf& counts_of) {
  std::vector<TextTable::Column> columns = tier_columns;
  for (const std::string& title : titles) columns.push_back({title, Align::right});
  TextTable table(columns);
  const auto add = [&](std::vector<std::string> cells, const Counts& counts) {
    for (const std::uint64_t count : counts) cells.push_back(with_commas(count));
    table.add(std::move(cells));
  };
  std::array<Counts, 2> sums{Counts(titles.size()), Counts(titles.size())};
  for (const Tier& tier : tiers) {
    const Counts counts = counts_of(tier);
    Counts& sum = sums[static_cast<std::size_t>(tier.side)];
    for (std::size_t i = 0; i < counts.size(); ++i) sum[i] += counts[i];
    add(tier_cells(tier), counts);
  }
  for (const Side side : {Side::goats, Side::tigers}) {
    add({"all", "", std::string(name(side))}, sums[static_cast<std::size_t>(side)]);
  }
  return table.text();
}

Counts value_counts(const Tier& tier) {
  const std::uint64_t tigers = won_by(Side::tigers, tier);
  const std::uint64_t goats = won_by(Side::goats, tier);
  const std::uint64_t all = positions_of(tier);
  return {tigers, all - tigers - goats, goats, all};
}

std::string left_out_text(const std::vector<Tier>& tiers) {
  std::uint64_t illegal = 0;
  for (const Tier& tier : tiers) illegal += tier.counts.illegal;
  if (illegal == 0) return "";
  return fmt::format("Left out: {} in which the goats, all placed, could not move.\n",
                     with_commas(illegal));
}

std::string values_text(const Stats& stats) {
  return "Positions up to the board's symmetries, by value\n\n" +
         count_table({"Tigers win", "Draw", "Goats win", "All"}, stats.tiers, value_counts) +
         left_out_text(stats.tiers);
}

std::string draws_text(const Stats& stats) {
  std::vector<std::string> titles;
  titles.reserve(static_cast<std::size_t>(stats.variant.rules.captures_to_win));
  for (int taken = 0; taken < stats.variant.rules.captures_to_win; ++taken) {
    titles.push_back(counted(taken, "goat"));
  }
  return "Draws, by the goats that the tigers can take in all\n\n" +
         count_table(titles, stats.tiers, draws_of);
}

std::string longest_text(const Stats& stats) {
  const Geometry& board = *stats.variant.board;
  std::vector<TextTable::Column> columns = tier_columns;
  columns.insert(columns.end(), {{"Winner", Align::left},
                                 {"Plies", Align::right},
                                 {"A position that takes so long", Align::left}});
  TextTable table(columns);
  for (const Tier& tier : stats.tiers) {
    for (const Side winner : {Side::tigers, Side::goats}) {
      const LongestWin& win = tier.longest[static_cast<std::size_t>(winner)];
      if (win.plies == Symbol::no_plies) continue;
      std::vector<std::string> cells = tier_cells(tier);
      const PositionLine line{Position::unpack(win.position, board), {}};
      cells.insert(cells.end(),
                   {std::string(name(winner)), std::to_string(win.plies), to_text(line, board)});
      table.add(std::move(cells));
    }
  }
  return "The longest wins with best play\n\n" + table.text();
}

std::string start_text(const Stats& stats) {
  const Geometry& board = *stats.variant.board;
  if (!stats.start.verdict) return "The start is not in these tables.\n";
  return fmt::format("The start\n\n{}\n{}",
                     sentence(*stats.start.verdict, Position::start(board), board),
                     move_groups(stats.start.moves, board));
}

std::string files_text(const Stats& stats) {
  TextTable table({{"File", Align::left}, {"Size", Align::right}});
  std::uint64_t bytes = 0;
  for (const StatsFile& file : stats.files) {
    table.add({file.name, size_text(file.bytes)});
    bytes += file.bytes;
  }
  table.add({"all", size_text(bytes)});
  return fmt::format("Files in {}\n\n{}", printable(stats.folder), table.text());
}

}  // namespace

std::string stats_text(const Stats& stats) {
  return values_text(stats) + '\n' + draws_text(stats) + '\n' + longest_text(stats) + '\n' +
         start_text(stats) + '\n' + files_text(stats);
}

}  // namespace baghchal
