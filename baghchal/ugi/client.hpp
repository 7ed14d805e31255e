#pragma once

/// A runner's side of the protocol: another engine, asked for moves (docs/ugi.md).
///
///   Client(command) ── new_game ── choose … choose ── new_game …
///
/// Whatever the engine does but answer as it should, comes back as a clause about it, such as "did
/// not answer in time"; it is of no more use then.
///
/// Threads: one at a time; the stop may be asked for from another.

#include <memory>
#include <stop_token>

#include "baghchal/game/game.hpp"
#include "baghchal/ugi/engine_process.hpp"
#include "baghchal/ugi/protocol.hpp"

namespace baghchal::ugi {

/// How long an engine may take beyond what it is allowed for a move.
struct Patience {
  Milliseconds start_up{10'000};
  Milliseconds timed_move{1'000};     ///< beyond the time for the move
  Milliseconds untimed_move{60'000};  ///< where the move has no limit in time
};

class Client {
 public:
  /// Throws and requires as EngineProcess.
  explicit Client(const std::string& command, Patience patience = {});
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  /// Ends the engine.
  ~Client();

  /// Introduces itself, sets the rules where the engine offers that, and waits until it is ready.
  OrSilence<void> greet(const Rules& rules, const std::stop_token& stop);

  OrSilence<void> new_game(const std::stop_token& stop);

  /// A legal move of the game. Requires: it goes on.
  OrSilence<Move> choose(const Game& game, const Go& limits, const std::stop_token& stop);

 private:
  OrSilence<void> send(const Command& command);
  OrSilence<void> wait_until_ready(const std::stop_token& stop);
  EngineProcess::Clock::time_point in(Milliseconds time) const;

  EngineProcess process_;
  Patience patience_;
};

}  // namespace baghchal::ugi
