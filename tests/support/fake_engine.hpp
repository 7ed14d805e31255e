#pragma once

/// An engine for the tests of front ends: it does what it is told to, and remembers what it was
/// asked for.
///
/// Threads: as Engine. What it remembers may be looked at while nobody waits for an answer.

#include <cassert>
#include <chrono>
#include <deque>
#include <string>
#include <thread>
#include <vector>

#include "baghchal/engine/engine.hpp"
#include "baghchal/notation/move_text.hpp"

namespace baghchal {

class FakeEngine : public Engine {
 public:
  /// Chooses these moves, one after the other, and from then on the first legal move.
  explicit FakeEngine(std::deque<std::string> moves = {}) : moves_(std::move(moves)) {}

  bool thinks_until_stopped = false;
  bool likes_draws = false;

  std::vector<PlayOrder> orders;  ///< of the choices
  int stopped = 0;                ///< choices that ended because they were stopped
  int analyses = 0;
  int forgotten = 0;

  Choice choose(const Game& game, const PlayOrder& order, const Stop& stop) override {
    orders.push_back(order);
    while (thinks_until_stopped && !stop.poll()) std::this_thread::yield();
    if (stop.requested()) ++stopped;
    return {next_move(game), {}};
  }

  bool accepts_draw(const Game&, Side, Strength) override { return likes_draws; }

  PositionAnalysis analyse(const Game& game, const SearchLimits&, const Stop&,
                           const Searcher::Report&) override {
    ++analyses;
    PositionAnalysis analysis{.assessment = {},
                              .moves = {},
                              .line = {},
                              .threat = {},
                              .from_tables = false,
                              .depth_plies = 1,
                              .nodes = 1};
    for (const Move move : game.legal_moves()) analysis.moves.push_back({move, {}});
    return analysis;
  }

  void forget() override { ++forgotten; }

 private:
  Move next_move(const Game& game) {
    if (moves_.empty()) return *game.legal_moves().begin();
    const auto attempt = parse_attempt(moves_.front(), game.board());
    moves_.pop_front();
    return *game.resolve(*attempt);
  }

  std::deque<std::string> moves_;
};

}  // namespace baghchal
