#include "baghchal/solver/movement_phase.hpp"

#include <algorithm>

#include "baghchal/solver/goal_search.hpp"

namespace baghchal {

MovementSolver::MovementSolver(const Variant& variant, const TigerClasses& classes,
                               Workers& workers)
    : variant_(variant), classes_(classes), workers_(workers), moves_(classes) {}

std::optional<MovementTier> MovementSolver::solve(int captured, const MovementTier* above,
                                                  const Progress& progress) const {
  const int goals = variant_.rules.captures_to_win - captured + 1;
  const TierWords tier = words(captured);
  const TierWords tier_above = words(captured + 1);
  const auto search = [&](Side attacker, const auto& captured_into, int goals_before) {
    return GoalSearch(attacker, variant_.rules.confinement, tier, moves_,
                      captured_into ? &*captured_into : nullptr, workers_)
        .run([&](double part) { progress((goals_before + part) / goals); });
  };

  auto goats_win = search(Side::goats, won_for_goats(tier_above, above), 0);
  if (!goats_win) return std::nullopt;
  MovementTier result{captured, tier.size(), std::move(*goats_win), {}};
  for (int goal = 1; goal < goals; ++goal) {
    auto capture = search(Side::tigers, good_for_tigers(captured + goal, tier_above, above), goal);
    if (!capture) return std::nullopt;
    result.captures.push_back(std::move(*capture));
  }
  progress(1);
  return result;
}

TierWords MovementSolver::words(int captured) const {
  return TierWords(SubsetRank(classes_.goat_bits(), classes_.board().goats() - captured));
}

std::optional<WordsByRound> MovementSolver::won_for_goats(const TierWords& tier_above,
                                                          const MovementTier* above) const {
  if (above == nullptr) return std::nullopt;
  const std::vector<Plies>& plies = above->goats_win.goats;
  return WordsByRound(
      tier_above, classes_.size(),
      [&](std::size_t index) -> std::optional<std::uint32_t> {
        if (plies[index] == no_plies) return std::nullopt;
        return round_of_plies(Side::goats, plies[index]);
      },
      workers_);
}

/// Where a capture leads on the way to `total` captures: to a place from which the rest can be
/// forced, or, where it is the last of them, to any that is not won for the goats.
std::optional<WordsByRound> MovementSolver::good_for_tigers(int total, const TierWords& tier_above,
                                                            const MovementTier* above) const {
  using Round = std::optional<std::uint32_t>;
  const auto sorted = [&](const WordsByRound::RoundOf& round_of) {
    return WordsByRound(tier_above, classes_.size(), round_of, workers_);
  };
  if (above == nullptr) return std::nullopt;
  if (total == above->captured) {
    const std::vector<Plies>& goats_win = above->goats_win.goats;
    return sorted(
        [&](std::size_t index) { return goats_win[index] == no_plies ? Round(0) : Round(); });
  }
  const std::vector<Plies>& plies = above->capture(total).goats;
  return sorted([&](std::size_t index) {
    return plies[index] == no_plies ? Round() : round_of_plies(Side::tigers, plies[index]);
  });
}

}  // namespace baghchal
