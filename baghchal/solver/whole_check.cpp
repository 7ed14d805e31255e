#include "baghchal/solver/whole_check.hpp"

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

#include "baghchal/solver/position_check.hpp"
#include "baghchal/solver/tier_loading.hpp"
#include "baghchal/solver/tier_tally.hpp"
#include "baghchal/solver/values_check.hpp"

namespace baghchal {
namespace {

using Symbols = std::vector<Symbol>;  // of a class, by rank

/// One tier of a table, class by class.
class TierCheck {
 public:
  TierCheck(const Tablebase& tablebase, int placed, const TableSection& section,
            const GoatsToMoveTiers& goats_to_move, const Tablebase* values, VerifyLog& log)
      : tablebase_(tablebase),
        placed_(placed),
        section_(section),
        goats_to_move_(goats_to_move),
        ranks_(goats_to_move.tier->ranks()),
        values_(values),
        log_(log),
        position_check_(tablebase, placed, log),
        tally_(tablebase.variant().rules) {}

  void check_class(std::uint32_t tiger_class) {
    const Symbols tigers = tigers_turns(tablebase_, placed_, tiger_class, goats_to_move_);
    const Symbols stored = stored_symbols(tiger_class);
    std::uint32_t checked = 0;
    for (std::uint32_t rank = 0; rank < ranks_.size(); ++rank) {
      if (stored[rank] == unknown_symbol) continue;
      const bool known = in_movement_phase()
                             ? check_goats_turn(tiger_class, rank, stored[rank], tigers)
                             : check_tigers_turn(tiger_class, rank, stored[rank], tigers[rank]);
      if (known) ++checked;
      position_check_.check_images(tiger_class, ranks_.word(rank), stored[rank],
                                   [&](GoatWord word) { return stored[ranks_.rank(word)]; });
    }
    log_.add_positions(checked, ranks_.size() - checked);
    if (values_ != nullptr) check_values(tiger_class, tigers);
    tally(tiger_class, tigers);
    log_.advance(ranks_.size());
  }

  void check_head() const {
    for (const std::string& sentence : tally_.faults(section_)) {
      position_check_.add_fault([&] { return sentence; });
    }
  }

 private:
  bool in_movement_phase() const { return placed_ == tablebase_.variant().board->goats(); }

  Symbols stored_symbols(std::uint32_t tiger_class) const {
    if (!in_movement_phase()) {
      return stored_or_unknown(tablebase_, placed_, section_.captured, tiger_class);
    }
    Symbols symbols;
    symbols.reserve(ranks_.size());
    for (std::uint32_t rank = 0; rank < ranks_.size(); ++rank) {
      symbols.push_back(goats_to_move_.tier->at(tiger_class, rank));
    }
    return symbols;
  }

  /// False where what it follows from is unknown.
  bool check_goats_turn(std::uint32_t tiger_class, std::uint32_t rank, Symbol stored,
                        const Symbols& tigers) const {
    const TigerPlace place{tiger_class, tablebase_.classes().stabilizer(tiger_class).front()};
    const auto symbol_of = [&](const Position& next) {
      return tigers[ranks_.rank(tablebase_.classes().goat_word(next.goats(), place))];
    };
    return position_check_.check_goats_turn(
        position_check_.position(tiger_class, ranks_.word(rank)), stored, symbol_of);
  }

  bool check_tigers_turn(std::uint32_t tiger_class, std::uint32_t rank, Symbol stored,
                         Symbol follows) const {
    if (follows == unknown_symbol) return false;
    if (stored.grade == follows.grade && stored.plies == Symbol::no_plies) return true;
    position_check_.check_tigers_turn(position_check_.position(tiger_class, ranks_.word(rank)),
                                      stored, follows);
    return true;
  }

  void check_values(std::uint32_t tiger_class, const Symbols& tigers) const {
    const Symbols values = stored_or_unknown(*values_, placed_, section_.captured, tiger_class);
    for (std::uint32_t rank = 0; rank < ranks_.size(); ++rank) {
      if (values[rank] == unknown_symbol || tigers[rank] == unknown_symbol) continue;
      check_value(*values_, tiger_class, ranks_.word(rank), values[rank], tigers[rank], log_);
    }
  }

  void tally(std::uint32_t tiger_class, const Symbols& tigers) {
    TierTally of_class(tablebase_.variant().rules);
    for (std::uint32_t rank = 0; rank < ranks_.size(); ++rank) {
      if (!tablebase_.classes().stands_for_its_orbit(ranks_.word(rank), tiger_class)) continue;
      of_class.add(Side::goats, goats_to_move_.tier->at(tiger_class, rank));
      Symbol symbol = tigers[rank];
      if (!in_movement_phase()) symbol.plies = Symbol::no_plies;
      of_class.add(Side::tigers, symbol);
    }
    const std::lock_guard lock(tally_mutex_);
    tally_.merge(of_class);
  }

  const Tablebase& tablebase_;
  int placed_;
  const TableSection& section_;
  GoatsToMoveTiers goats_to_move_;
  const SubsetRank& ranks_;
  const Tablebase* values_;
  VerifyLog& log_;
  PositionCheck position_check_;
  std::mutex tally_mutex_;
  TierTally tally_;
};

int most_captured(const Tablebase& tablebase, int placed) {
  return std::min(tablebase.variant().rules.captures_to_win - 1, placed);
}

std::uint64_t positions(const Tablebase& tablebase, int placed, int captured) {
  const TigerClasses& classes = tablebase.classes();
  return choose(classes.goat_bits(), placed - captured) * classes.size();
}

}  // namespace

std::uint64_t whole_work(const Tablebase& tablebase, int placed) {
  std::uint64_t work = 0;
  for (int captured = 0; captured <= most_captured(tablebase, placed); ++captured) {
    work += positions(tablebase, placed, captured);
  }
  return work;
}

void check_whole(const Tablebase& tablebase, int placed, const Tablebase* values, Workers& workers,
                 VerifyLog& log) {
  std::optional<GoatsToMove> after_capture;
  for (int captured = most_captured(tablebase, placed); captured >= 0; --captured) {
    const TableSection* section = tablebase.table(placed)->section(captured);
    if (section == nullptr || !holds_goats_to_move(tablebase, placed, captured)) {
      if (section != nullptr) log.add_positions(0, positions(tablebase, placed, captured));
      log.advance(positions(tablebase, placed, captured));
      after_capture.reset();
      continue;
    }
    GoatsToMove tier = load_goats_to_move(tablebase, placed, captured, workers);
    const GoatsToMoveTiers tiers{&tier, after_capture ? &*after_capture : nullptr};
    TierCheck check(tablebase, placed, *section, tiers, values, log);
    if (!workers.run(tablebase.classes().size(), [&](std::uint32_t i) { check.check_class(i); })) {
      return;
    }
    check.check_head();
    after_capture = std::move(tier);
  }
}

}  // namespace baghchal
