#pragma once

/// The program's part in a game on a screen: it thinks in a thread of its own, and what it has
/// found waits until the ply before has been seen long enough.
///
///   its turn   thinking … found … time to move → session.play_for_program
///   a hint     thinking … found → session.give_hint
///
/// Threads: all calls from one thread, the session's. While `thinking()`, what changes the session
/// needs an `interrupt` or, in a person's turn, a `drop_hint` first.

#include <chrono>

#include "baghchal/terminal/pace.hpp"
#include "baghchal/terminal/session.hpp"
#include "baghchal/terminal/thinker.hpp"

namespace baghchal {

class ProgramTurns {
 public:
  /// Requires: the session outlives this.
  explicit ProgramTurns(Session& session) : session_(session) {}

  /// Does what is due by now. To be called over and over.
  void go_on();
  bool thinking() const { return thinker_.busy(); }

  /// Requires: session.may_ask_hint() has said yes.
  void think_of_hint();
  void drop_hint();
  /// Drops what is being thought; a game that is being watched pauses.
  void interrupt();

  Pace& pace() { return pace_; }
  const Pace& pace() const { return pace_; }

 private:
  using Clock = std::chrono::steady_clock;
  enum class Thought : std::uint8_t { move, hint };

  void look_at_board();
  bool time_to_move() const;
  void start(Thought thought, const PlayOrder& order);
  void drop_thought();

  Session& session_;
  Thinker thinker_;
  Thought thought_ = Thought::move;
  std::optional<Move> found_;
  Pace pace_;
  int seen_ply_ = -1;
  Clock::time_point seen_since_;
};

}  // namespace baghchal
