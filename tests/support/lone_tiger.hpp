#pragma once

/// A small game that has puzzles of every kind: one tiger against five goats on nine points.
///
///   3  ┌───┬───┐
///      │ ╲ │ ╱ │
///   2  ├───┼───┤
///      │ ╱ │ ╲ │
///   1  └───T───┘
///      a   b   c
///
/// Threads: solved once and never changed.

#include <memory>

#include "tests/support/plain_solution.hpp"

namespace baghchal {

inline const Geometry& lone_tiger_board() {
  static const Geometry board = alquerque_board("Lone Tiger", 3, {"b1"}, 5);
  return board;
}

/// Two captures win.
inline Variant lone_tiger(Confinement confinement = Confinement::illegal) {
  return {&lone_tiger_board(), Rules{.captures_to_win = 2, .confinement = confinement}};
}

inline const PlainSolution& lone_tiger_solution() {
  static const auto solution = [] {
    auto solved = std::make_unique<PlainSolution>(lone_tiger());
    solved->add_all();
    return solved;
  }();
  return *solution;
}

}  // namespace baghchal
