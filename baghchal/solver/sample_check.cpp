#include "baghchal/solver/sample_check.hpp"

#include <algorithm>
#include <random>
#include <vector>

#include "baghchal/solver/position_check.hpp"
#include "baghchal/solver/tier_loading.hpp"
#include "baghchal/tablebase/subset_rank.hpp"

namespace baghchal {
namespace {

constexpr std::size_t positions_a_piece = 64;

/// What the tables hold or what follows from them by the moves.
class LookUp {
 public:
  explicit LookUp(const Tablebase& tablebase) : tablebase_(tablebase) {}

  Symbol goats_to_move(const Position& position) const {
    if (!position.placement_phase()) return stored_or_unknown(tablebase_, position);
    return placement_turn(position, tablebase_.variant(),
                          [this](const Position& next) { return tigers_to_move(next); });
  }
  Symbol tigers_to_move(const Position& position) const {
    return position.placement_phase() ? stored_or_unknown(tablebase_, position)
                                      : after_tigers_move(position);
  }
  Symbol after_tigers_move(const Position& position) const {
    return tigers_turn(position, tablebase_.variant(),
                       [this](const Position& next) { return goats_to_move(next); });
  }

 private:
  const Tablebase& tablebase_;
};

/// The positions of one table, numbered section by section, class by class.
class SampleCheck {
 public:
  SampleCheck(const Tablebase& tablebase, int placed, VerifyLog& log)
      : tablebase_(tablebase),
        classes_(tablebase.classes()),
        placed_(placed),
        look_up_(tablebase),
        log_(log),
        position_check_(tablebase, placed, log) {
    for (const TableSection& section : tablebase.table(placed)->head().sections) {
      ranks_.emplace_back(classes_.goat_bits(), placed - section.captured);
    }
  }

  void check(std::uint64_t number) {
    std::size_t section = 0;
    for (; number >= size(ranks_[section]); ++section) number -= size(ranks_[section]);
    const SubsetRank& ranks = ranks_[section];
    check(static_cast<std::uint32_t>(number / ranks.size()),
          ranks.word(static_cast<std::uint32_t>(number % ranks.size())));
  }

 private:
  std::uint64_t size(const SubsetRank& ranks) const {
    return std::uint64_t{ranks.size()} * classes_.size();
  }

  void check(std::uint32_t tiger_class, GoatWord word) {
    const Position here = position_check_.position(tiger_class, word);
    const auto stored = [&](GoatWord of_class) {
      return stored_or_unknown(tablebase_, tiger_class, of_class, placed_, here.side());
    };
    const bool known = check_moves(here, stored(word));
    log_.add_positions(known ? 1 : 0, known ? 0 : 1);
    if (known) position_check_.check_images(tiger_class, word, stored(word), stored);
  }

  /// False where something is unknown.
  bool check_moves(const Position& here, Symbol stored) const {
    if (stored == unknown_symbol) return false;
    if (here.side() == Side::goats) {
      return position_check_.check_goats_turn(
          here, stored, [this](const Position& next) { return look_up_.tigers_to_move(next); });
    }
    const Symbol follows = look_up_.after_tigers_move(here);
    if (follows == unknown_symbol) return false;
    position_check_.check_tigers_turn(here, stored, follows);
    return true;
  }

  const Tablebase& tablebase_;
  const TigerClasses& classes_;
  int placed_;
  LookUp look_up_;
  VerifyLog& log_;
  PositionCheck position_check_;
  std::vector<SubsetRank> ranks_;  ///< by section
};

std::uint64_t positions(const Tablebase& tablebase, int placed) {
  const TigerClasses& classes = tablebase.classes();
  std::uint64_t total = 0;
  for (const TableSection& section : tablebase.table(placed)->head().sections) {
    total += choose(classes.goat_bits(), placed - section.captured) * classes.size();
  }
  return total;
}

/// In order, so that what lies together is looked up together.
std::vector<std::uint64_t> sample_of(std::uint64_t size, std::uint64_t sample, std::uint64_t seed) {
  std::vector<std::uint64_t> numbers;
  numbers.reserve(std::min(size, sample));
  std::mt19937_64 random(seed);
  for (std::uint64_t i = 0; i < std::min(size, sample); ++i) {
    numbers.push_back(size <= sample ? i : random() % size);
  }
  std::ranges::sort(numbers);
  return numbers;
}

}  // namespace

std::uint64_t sample_size(const Tablebase& tablebase, int placed, std::uint64_t sample) {
  return std::min(positions(tablebase, placed), sample);
}

void check_sample(const Tablebase& tablebase, int placed, std::uint64_t sample, std::uint64_t seed,
                  Workers& workers, VerifyLog& log) {
  const auto numbers = sample_of(positions(tablebase, placed), sample, seed);
  SampleCheck check(tablebase, placed, log);
  const std::size_t pieces = (numbers.size() + positions_a_piece - 1) / positions_a_piece;
  workers.run(static_cast<std::uint32_t>(pieces), [&](std::uint32_t piece) {
    const std::size_t begin = piece * positions_a_piece;
    const std::size_t end = std::min(begin + positions_a_piece, numbers.size());
    for (std::size_t i = begin; i < end; ++i) check.check(numbers[i]);
    log.advance(end - begin);
  });
}

}  // namespace baghchal
