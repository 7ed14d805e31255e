#pragma once

/// What stands for every position of one tier with the goats to move, held in memory: read from a
/// table, or worked out from one by placing a goat.
///
/// Threads: classes may be set side by side; once all are set, it never changes.

#include <span>
#include <vector>

#include "baghchal/solver/one_ply.hpp"
#include "baghchal/tablebase/subset_rank.hpp"
#include "baghchal/tablebase/tiger_classes.hpp"

namespace baghchal {

class GoatsToMove {
 public:
  /// For so many goats on the board, all unknown. Without plies it takes a byte a position, else
  /// three. Requires: the classes outlive it.
  GoatsToMove(const TigerClasses& classes, int goats, bool with_plies);

  const SubsetRank& ranks() const { return ranks_; }

  /// Requires: as many symbols as ranks.
  void set(std::uint32_t tiger_class, std::span<const Symbol> symbols);

  Symbol at(std::uint32_t tiger_class, std::uint32_t rank) const {
    const std::size_t index = std::size_t{tiger_class} * ranks_.size() + rank;
    return {grades_[index], plies_.empty() ? Symbol::no_plies : plies_[index]};
  }
  Symbol at(const Position& position) const {
    const TigerPlace place = classes_->locate(position.tigers());
    return at(place.tiger_class, ranks_.rank(classes_->goat_word(position.goats(), place)));
  }

 private:
  const TigerClasses* classes_;
  SubsetRank ranks_;
  std::vector<Grade> grades_;
  std::vector<std::uint16_t> plies_;
};

/// A tier and the one that captures lead to; null where that is unknown or each capture wins.
struct GoatsToMoveTiers {
  const GoatsToMove* tier;
  const GoatsToMove* after_capture;

  Symbol at(const Position& position) const {
    if (count(position.goats()) == tier->ranks().members()) return tier->at(position);
    return after_capture == nullptr ? unknown_symbol : after_capture->at(position);
  }
};

}  // namespace baghchal
