#pragma once

/// Which positions of one tier of the movement phase a side can force a goal from, and in how many
/// plies: the search goes backwards from the goal, one ply after the other.
///
/// The side that wants the goal is the attacker. A position with the attacker to move has the goal
/// one ply further off than the nearest of those its moves lead to, and so is settled when the
/// first of them is; one with the defender to move one ply further than the farthest, and so is
/// settled when the last of its moves is: a counter holds the moves left.
///
/// A round settles two plies, the tigers' moves and the goats', class by class. A class takes the
/// words that the round before settled (the goats to move) from the classes around it, so that it
/// writes nothing but its own tables: no order of classes or number of threads changes anything.
///
///      goats to move, settled      tigers to move     goats to move, settled
///      by the last round      ──►  in this class  ──► in this class, for the next round
///      in all classes around       (plies + 1)        (plies + 2)
///
/// Captures lead out of the tier. What they lead to is given, sorted by the round it belongs to
/// (`round_of_plies`), or it is the end of the game.
///
/// Threads: one thread runs it; the work is shared among the workers.

#include <functional>
#include <optional>
#include <vector>

#include "baghchal/solver/movement_moves.hpp"
#include "baghchal/solver/movement_tier.hpp"
#include "baghchal/solver/words_by_round.hpp"
#include "baghchal/solver/workers.hpp"

namespace baghchal {

/// The round that takes in a position with the goats to move and the goal `plies` off. Positions
/// the tigers may not move to (`no_position`) count, where the goats attack, as lost already.
constexpr std::uint32_t round_of_plies(Side attacker, Plies plies) {
  if (attacker == Side::tigers) return plies / 2U;
  return plies == no_position ? 0 : (plies + 1U) / 2;
}

class GoalSearch {
 public:
  /// Called on the calling thread with the part of the tier's words settled so far.
  using Progress = std::function<void(double)>;

  /// `captured_into`: where captures lead, the goats to move; null where each capture wins. All
  /// must outlive the search.
  GoalSearch(Side attacker, Confinement confinement, const TierWords& tier,
             const MovementMoves& moves, const WordsByRound* captured_into, Workers& workers);

  /// Empty where the workers were stopped. May be called once.
  std::optional<GoalPlies> run(const Progress& progress);

 private:
  using Words = std::vector<GoatWord>;

  /// The part of a table that belongs to one class.
  template <typename Entry>
  std::span<Entry> of_class(std::vector<Entry>& table, std::uint32_t tiger_class) const;

  void prepare(std::uint32_t tiger_class);
  void begin_with_confined(std::span<const std::uint8_t> goat_steps, std::uint32_t tiger_class);
  std::span<const GoatWord> words_after(const TigerMove& move) const;
  template <Side attacker>
  bool settled_at_once(std::uint32_t tiger_class, std::uint32_t rank);
  template <Side attacker>
  void settle_class(std::uint32_t tiger_class);
  template <Side attacker>
  void settle_tigers(std::uint32_t tiger_class, Words& settled);
  template <Side attacker>
  void settle_goats(std::uint32_t tiger_class, const Words& tigers_settled);
  std::size_t end_round();

  Plies tigers_plies() const;

  Side attacker_;
  Confinement confinement_;
  const TierWords& tier_;
  const MovementMoves& moves_;
  const WordsByRound* captured_into_;
  Workers& workers_;

  std::uint32_t round_ = 0;
  GoalPlies plies_;
  std::vector<std::uint8_t> moves_left_;  ///< of the defender
  std::vector<Words> last_round_;         ///< settled with the goats to move, by class
  std::vector<Words> this_round_;
};

}  // namespace baghchal
