#include "baghchal/solver/tier_loading.hpp"

#include <algorithm>
#include <functional>
#include <optional>

namespace baghchal {
namespace {

using SymbolsOfClass = std::function<std::vector<Symbol>(std::uint32_t tiger_class)>;

const Table* table_with(const Tablebase& tablebase, int placed, Side side, int captured) {
  const Table* table = tablebase.table(placed);
  return table != nullptr && table->head().side == side && table->section(captured) != nullptr
             ? table
             : nullptr;
}

/// No symbols where the table is null or damaged.
std::vector<Symbol> stored(const Table* table, int captured, std::uint32_t tiger_class) {
  if (table == nullptr) return {};
  return table->all_of(captured, tiger_class).value_or(std::vector<Symbol>());
}

/// The goats place one more: of each word the lowest grade of those with a bit more.
std::vector<Symbol> lowest_after_placement(const std::vector<Symbol>& after,
                                           const SubsetRank& ranks, const SubsetRank& after_ranks) {
  const GoatWord all = (GoatWord{1} << ranks.bits()) - 1;
  std::vector<Symbol> symbols;
  symbols.reserve(ranks.size());
  for (std::uint32_t rank = 0; rank < ranks.size(); ++rank) {
    const GoatWord word = ranks.word(rank);
    Grade lowest = Symbol::no_position;
    for (const Point bit : each(all & ~word)) {
      const Symbol symbol = after[after_ranks.rank(word | singleton(bit))];
      if (symbol == unknown_symbol) {
        lowest = unknown_symbol.grade;
        break;
      }
      lowest = std::min(lowest, symbol.grade);
    }
    symbols.push_back({lowest, Symbol::no_plies});
  }
  return symbols;
}

GoatsToMove load_movement(const Tablebase& tablebase, int captured, Workers& workers) {
  const int placed = tablebase.variant().board->goats();
  const Table* table = table_with(tablebase, placed, Side::goats, captured);
  GoatsToMove tier(tablebase.classes(), placed - captured, true);
  workers.run(tablebase.classes().size(),
              [&](std::uint32_t i) { tier.set(i, stored(table, captured, i)); });
  return tier;
}

GoatsToMove load_placement(const Tablebase& tablebase, int placed, int captured,
                           const SymbolsOfClass& after_placement, Workers& workers) {
  GoatsToMove tier(tablebase.classes(), placed - captured, false);
  const SubsetRank after_ranks(tier.ranks().bits(), tier.ranks().members() + 1);
  workers.run(tablebase.classes().size(), [&](std::uint32_t i) {
    const std::vector<Symbol> after = after_placement(i);
    if (!after.empty()) tier.set(i, lowest_after_placement(after, tier.ranks(), after_ranks));
  });
  return tier;
}

/// The placement of the last goat leads to the tigers' turn of the movement phase.
GoatsToMove load_last_placement(const Tablebase& tablebase, int captured, Workers& workers) {
  const int placed = tablebase.variant().board->goats();
  const bool captures_win = captured + 1 == tablebase.variant().rules.captures_to_win;
  const GoatsToMove tier = load_movement(tablebase, captured, workers);
  std::optional<GoatsToMove> after_capture;
  if (!captures_win) after_capture = load_movement(tablebase, captured + 1, workers);
  const GoatsToMoveTiers tiers{&tier, after_capture ? &*after_capture : nullptr};
  return load_placement(
      tablebase, placed - 1, captured,
      [&](std::uint32_t i) { return tigers_turns(tablebase, placed, i, tiers); }, workers);
}

}  // namespace

bool holds_goats_to_move(const Tablebase& tablebase, int placed, int captured) {
  const int goats = tablebase.variant().board->goats();
  return placed + 1 < goats ? table_with(tablebase, placed + 1, Side::tigers, captured) != nullptr
                            : table_with(tablebase, goats, Side::goats, captured) != nullptr;
}

std::vector<Symbol> stored_or_unknown(const Tablebase& tablebase, int placed, int captured,
                                      std::uint32_t tiger_class) {
  const int goat_bits = tablebase.classes().goat_bits();
  return tablebase.table(placed)
      ->all_of(captured, tiger_class)
      .value_or(std::vector<Symbol>(choose(goat_bits, placed - captured), unknown_symbol));
}

GoatsToMove load_goats_to_move(const Tablebase& tablebase, int placed, int captured,
                               Workers& workers) {
  const int goats = tablebase.variant().board->goats();
  if (placed == goats) return load_movement(tablebase, captured, workers);
  if (placed + 1 == goats) return load_last_placement(tablebase, captured, workers);
  const Table* next = table_with(tablebase, placed + 1, Side::tigers, captured);
  return load_placement(
      tablebase, placed, captured, [&](std::uint32_t i) { return stored(next, captured, i); },
      workers);
}

std::vector<Symbol> tigers_turns(const Tablebase& tablebase, int placed, std::uint32_t tiger_class,
                                 const GoatsToMoveTiers& goats_to_move) {
  const TigerClasses& classes = tablebase.classes();
  const Variant& variant = tablebase.variant();
  const SubsetRank& ranks = goats_to_move.tier->ranks();
  const auto symbol_of = [&](const Position& next) { return goats_to_move.at(next); };
  std::vector<Symbol> symbols;
  symbols.reserve(ranks.size());
  for (std::uint32_t rank = 0; rank < ranks.size(); ++rank) {
    const auto position = Position::unchecked(classes.tigers(tiger_class),
                                              classes.goats(ranks.word(rank), tiger_class),
                                              variant.board->goats() - placed, Side::tigers);
    symbols.push_back(tigers_turn(position, variant, symbol_of));
  }
  return symbols;
}

Symbol stored_or_unknown(const Tablebase& tablebase, const Position& position) {
  const TigerPlace place = tablebase.classes().locate(position.tigers());
  return stored_or_unknown(tablebase, place.tiger_class,
                           tablebase.classes().goat_word(position.goats(), place),
                           position.placed(*tablebase.variant().board), position.side());
}

Symbol stored_or_unknown(const Tablebase& tablebase, std::uint32_t tiger_class, GoatWord word,
                         int placed, Side side) {
  const Table* const table = tablebase.table(placed);
  const bool held = table != nullptr && table->head().side == side &&
                    table->section(placed - count(word)) != nullptr;
  return held ? table->at(tiger_class, word).value_or(unknown_symbol) : unknown_symbol;
}

}  // namespace baghchal
