#pragma once

/// Another program as a player. Where it cannot go on, it is ended, and started again for the next
/// game.
///
/// Threads: as Player.

#include <memory>

#include "baghchal/arena/player.hpp"
#include "baghchal/ugi/client.hpp"

namespace baghchal {

class UgiPlayer : public Player {
 public:
  explicit UgiPlayer(std::string command, ugi::Patience patience = {})
      : command_(std::move(command)), patience_(patience) {}

  /// Starts it if it does not run. Throws std::system_error where no process can be started.
  OrForfeit<void> start(const Rules& rules, const std::stop_token& stop);

  OrForfeit<void> begin(const Game& game, std::uint64_t seed, const std::stop_token& stop) override;
  OrForfeit<Move> choose(const Game& game, const MoveLimit& limit,
                         const std::stop_token& stop) override;

 private:
  std::string command_;
  ugi::Patience patience_;
  std::unique_ptr<ugi::Client> client_;  ///< null while it does not run
};

}  // namespace baghchal
