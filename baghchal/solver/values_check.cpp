#include "baghchal/solver/values_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "baghchal/solver/check_text.hpp"
#include "baghchal/solver/one_ply.hpp"
#include "baghchal/solver/tier_loading.hpp"

namespace baghchal {
namespace {

Position position_of(const Tablebase& values, std::uint32_t tiger_class, GoatWord word) {
  const TigerClasses& classes = values.classes();
  return Position::unchecked(classes.tigers(tiger_class), classes.goats(word, tiger_class), 0,
                             Side::tigers);
}

}  // namespace

void check_value(const Tablebase& values, std::uint32_t tiger_class, GoatWord word, Symbol stored,
                 Symbol follows, VerifyLog& log) {
  if (stored.grade == follows.grade) return;
  log.add_fault([&] {
    return fmt::format("{}: {}", values.name_of(values.variant().board->goats()),
                       wrong_symbol(position_of(values, tiger_class, word), stored,
                                    {follows.grade, Symbol::no_plies}, values.variant()));
  });
}

void check_values_sample(const Tablebase& tablebase, const Tablebase& values, std::uint64_t sample,
                         std::uint64_t seed, const std::stop_token& stop, VerifyLog& log) {
  const int goats = tablebase.variant().board->goats();
  const Table& table = *values.table(goats);
  std::uint64_t positions = 0;
  std::vector<SubsetRank> ranks_of;
  for (const TableSection& section : table.head().sections) {
    ranks_of.emplace_back(values.classes().goat_bits(), goats - section.captured);
    positions += std::uint64_t{ranks_of.back().size()} * values.classes().size();
  }
  std::mt19937_64 random(seed);
  for (std::uint64_t i = 0; i < std::min(sample, positions) && !stop.stop_requested(); ++i) {
    const SubsetRank& ranks = ranks_of[random() % ranks_of.size()];
    const auto tiger_class = static_cast<std::uint32_t>(random() % values.classes().size());
    const GoatWord word = ranks.word(static_cast<std::uint32_t>(random() % ranks.size()));
    const auto stored = table.at(tiger_class, word);
    const Position here = position_of(values, tiger_class, word);
    const Symbol follows = tigers_turn(here, tablebase.variant(), [&](const Position& next) {
      return stored_or_unknown(tablebase, next);
    });
    if (stored && follows != unknown_symbol) {
      check_value(values, tiger_class, word, *stored, follows, log);
    }
  }
}

}  // namespace baghchal
