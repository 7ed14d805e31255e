#include "baghchal/solver/tier_summary.hpp"

#include <algorithm>
#include <mutex>
#include <set>

#include "baghchal/tablebase/subset_rank.hpp"

namespace baghchal {
namespace {

/// Of positions with equally long wins the one with the smaller packed word is the example.
void keep_longer(LongestWin& longest, const LongestWin& other) {
  if (other.plies == Symbol::no_plies) return;
  if (longest.plies == Symbol::no_plies || other.plies > longest.plies ||
      (other.plies == longest.plies && other.position < longest.position)) {
    longest = other;
  }
}

void add(TierCounts& counts, const TierCounts& more) {
  for (std::size_t grade = 0; grade < counts.by_grade.size(); ++grade) {
    counts.by_grade[grade] += more.by_grade[grade];
  }
  counts.illegal += more.illegal;
}

class Summarizer {
 public:
  Summarizer(const MovementTier& tier, const Variant& variant, const TigerClasses& classes)
      : tier_(tier),
        variant_(variant),
        classes_(classes),
        ranks_(classes.goat_bits(), variant.board->goats() - tier.captured),
        summary_(empty()) {}

  void add_class(std::uint32_t tiger_class) {
    TierSummary part = empty();
    std::set<Symbol> symbols;
    for (const Side side : {Side::goats, Side::tigers}) {
      for (std::uint32_t rank = 0; rank < ranks_.size(); ++rank) {
        const Symbol symbol = symbol_of(tier_, side, std::size_t{tiger_class} * tier_.words + rank);
        if (side == Side::goats) symbols.insert(symbol);
        add_position(part, side, tiger_class, ranks_.word(rank), symbol);
      }
    }
    merge(part, symbols);
  }

  TierSummary result() {
    summary_.goats_symbols.assign(symbols_.begin(), symbols_.end());
    return std::move(summary_);
  }

 private:
  TierSummary empty() const {
    TierSummary summary;
    for (TierCounts& counts : summary.counts) {
      counts.by_grade.resize(static_cast<std::size_t>(tigers_grade(variant_.rules)) + 1);
    }
    return summary;
  }

  void add_position(TierSummary& part, Side side, std::uint32_t tiger_class, GoatWord word,
                    Symbol symbol) const {
    if (!classes_.stands_for_its_orbit(word, tiger_class)) return;
    const auto s = static_cast<std::size_t>(side);
    if (symbol.grade == Symbol::no_position) {
      ++part.counts[s].illegal;
      return;
    }
    ++part.counts[s].by_grade[symbol.grade];
    const Value value = value_of(symbol.grade, variant_.rules);
    if (value == Value::draw) return;
    LongestWin& longest = part.longest[s][value == Value::goats ? 0 : 1];
    if (longest.plies != Symbol::no_plies && longest.plies > symbol.plies) return;
    const Position position = Position::unchecked(classes_.tigers(tiger_class),
                                                  classes_.goats(word, tiger_class), 0, side);
    keep_longer(longest, {symbol.plies, position.pack(*variant_.board)});
  }

  void merge(const TierSummary& part, const std::set<Symbol>& symbols) {
    const std::lock_guard lock(mutex_);
    symbols_.insert(symbols.begin(), symbols.end());
    for (std::size_t side = 0; side < 2; ++side) {
      add(summary_.counts[side], part.counts[side]);
      for (std::size_t winner = 0; winner < 2; ++winner) {
        keep_longer(summary_.longest[side][winner], part.longest[side][winner]);
      }
    }
  }

  const MovementTier& tier_;
  Variant variant_;
  const TigerClasses& classes_;
  SubsetRank ranks_;
  std::mutex mutex_;
  TierSummary summary_;
  std::set<Symbol> symbols_;
};

}  // namespace

Symbol symbol_of(const MovementTier& tier, Side side, std::size_t index) {
  if (!tier.is_position(side, index)) return {};
  return {tier.grade(side, index), tier.plies(side, index)};
}

std::optional<TierSummary> summarize(const MovementTier& tier, const Variant& variant,
                                     const TigerClasses& classes, Workers& workers) {
  Summarizer summarizer(tier, variant, classes);
  if (!workers.run(classes.size(), [&](std::uint32_t i) { summarizer.add_class(i); })) {
    return std::nullopt;
  }
  return summarizer.result();
}

}  // namespace baghchal
