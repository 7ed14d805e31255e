#pragma once

/// The placement phase, solved backwards: from the positions with one more goat placed.
///
/// What is held is a *stage*: all positions with the tigers to move after a number of goats has
/// been placed, whatever was captured since (captured = placed − goats on the board, so the size of
/// the goat set tells it). A stage is a bit plane for each *threshold*:
///
///   threshold 0       the goats do not win
///             k       the tigers can force a k-th capture after which the goats do not win, or win
///             w       the tigers win (w = captures_to_win)
///
/// The phase has no loops, so a stage follows from the next in two steps, alike for every
/// threshold: the goats' turn is an AND over all placements, the tigers' turn an OR over all moves.
/// They differ in where they end: positions with the goats to move in which k are captured count
/// for threshold k where the goats do not win, and those with w captured for every threshold.
///
/// Threads: one thread at a time; the work is shared out to the workers.

#include <atomic>
#include <functional>
#include <span>
#include <vector>

#include "baghchal/solver/bit_plane.hpp"
#include "baghchal/solver/kernels.hpp"
#include "baghchal/solver/orbit_counter.hpp"
#include "baghchal/solver/plane_moves.hpp"
#include "baghchal/solver/workers.hpp"
#include "baghchal/tablebase/table_layout.hpp"

namespace baghchal {

class PlacementPhase {
 public:
  /// Requires: rules without a last stand; board, classes and workers outlive it. Takes
  /// `bytes_needed`.
  PlacementPhase(const Variant& variant, const TigerClasses& classes, Workers& workers,
                 const Kernels& kernels);

  static std::size_t bytes_needed(const Variant& variant, const TigerClasses& classes);

  /// Of a stage, one class and number of captured goats: the grades by rank among the goat words of
  /// that size. Classes may be set side by side.
  void set(std::uint32_t tiger_class, int placed, int captured, std::span<const Grade> grades);

  /// From the stage after `placed` + 1 goats to that after `placed`. `report` gets the part done.
  /// False where it was stopped; then what is held is worth nothing.
  bool solve(int placed, const std::function<void(double)>& report);

  /// The grades by rank, as their place among those that can occur: the goats' win, the draws from
  /// `captured` forced captures up, the tigers' win. Classes may be read side by side.
  void codes(std::uint32_t tiger_class, int placed, int captured,
             std::span<std::uint16_t> codes) const;

  /// Of the stage solved last: positions up to symmetry by grade, for either side to move.
  TierCounts counts(Side side, int placed, int captured) const;

 private:
  bool goats_turn(int threshold, int placed);
  bool tigers_turn(int threshold, int placed);
  Sizes sizes(int threshold, int placed) const;
  /// Adds a class's entries of a threshold to the numbers for `counts`.
  void count(Side side, int threshold, std::uint32_t tiger_class, const Row* rows, int placed);
  std::atomic<std::uint64_t>& reaching(Side side, int threshold, int captured);
  std::size_t place_of_count(Side side, int threshold, int captured) const;

  Variant variant_;
  const TigerClasses* classes_;
  Workers* workers_;
  const Kernels* kernels_;
  std::vector<std::vector<MoveSource>> sources_;  ///< of each class
  std::vector<BitPlane> planes_;                  ///< by threshold, the tigers to move
  BitPlane goats_to_move_;                        ///< of the threshold at work
  OrbitCounter orbits_;
  /// Orbits of the stage that reach a threshold: by side to move, threshold and captured.
  std::vector<std::atomic<std::uint64_t>> reaching_;
};

}  // namespace baghchal
