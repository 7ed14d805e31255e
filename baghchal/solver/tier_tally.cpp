#include "baghchal/solver/tier_tally.hpp"

#include <fmt/format.h>

#include "baghchal/solver/one_ply.hpp"

namespace baghchal {
namespace {

constexpr std::array<std::string_view, 2> side_names{"goats", "tigers"};

std::string text(std::uint16_t plies) {
  return plies == Symbol::no_plies ? "none" : fmt::format("{} plies", plies);
}

}  // namespace

TierTally::TierTally(const Rules& rules) : rules_(rules) {
  for (OfSide& side : sides_) {
    side.counts.by_grade.resize(static_cast<std::size_t>(tigers_grade(rules)) + 1);
  }
}

void TierTally::add(Side to_move, Symbol symbol) {
  OfSide& side = sides_[static_cast<std::size_t>(to_move)];
  if (symbol.grade == Symbol::no_position) {
    ++side.counts.illegal;
  } else if (symbol.grade >= side.counts.by_grade.size()) {
    complete_ = false;
  } else {
    ++side.counts.by_grade[symbol.grade];
    if (symbol.grade == goats_grade) keep_longer(side.longest[0], symbol.plies);
    if (symbol.grade == tigers_grade(rules_)) keep_longer(side.longest[1], symbol.plies);
  }
}

void TierTally::keep_longer(std::uint16_t& longest, std::uint16_t plies) {
  if (plies == Symbol::no_plies) return;
  if (longest == Symbol::no_plies || plies > longest) longest = plies;
}

void TierTally::merge(const TierTally& other) {
  complete_ = complete_ && other.complete_;
  for (std::size_t s = 0; s < sides_.size(); ++s) {
    TierCounts& counts = sides_[s].counts;
    const TierCounts& more = other.sides_[s].counts;
    for (std::size_t grade = 0; grade < counts.by_grade.size(); ++grade) {
      counts.by_grade[grade] += more.by_grade[grade];
    }
    counts.illegal += more.illegal;
    for (std::size_t winner = 0; winner < 2; ++winner) {
      keep_longer(sides_[s].longest[winner], other.sides_[s].longest[winner]);
    }
  }
}

std::vector<std::string> TierTally::faults(const TableSection& section) const {
  std::vector<std::string> sentences;
  if (!complete_) return sentences;
  for (std::size_t s = 0; s < sides_.size(); ++s) {
    const std::string where =
        fmt::format("{} captured, {} to move", section.captured, side_names[s]);
    if (section.counts[s] != sides_[s].counts) {
      sentences.push_back(fmt::format("its head states wrong numbers of positions for {}", where));
    }
    for (std::size_t winner = 0; winner < 2; ++winner) {
      const std::uint16_t stated = section.longest[s][winner].plies;
      if (stated == sides_[s].longest[winner]) continue;
      sentences.push_back(
          fmt::format("the longest win of the {} is {} by its head, {} by its "
                      "content for {}",
                      side_names[winner], text(stated), text(sides_[s].longest[winner]), where));
    }
  }
  return sentences;
}

}  // namespace baghchal
