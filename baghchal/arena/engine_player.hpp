#pragma once

/// The program itself as a player, at a strength.
///
/// Threads: as Player.

#include <memory>

#include "baghchal/arena/player.hpp"
#include "baghchal/engine/engine.hpp"

namespace baghchal {

class EnginePlayer : public Player {
 public:
  EnginePlayer(std::unique_ptr<Engine> engine, Strength strength)
      : engine_(std::move(engine)), strength_(strength) {}

  OrForfeit<void> begin(const Game& game, std::uint64_t seed, const std::stop_token& stop) override;
  /// Levels have limits of their own and do not look at this one.
  OrForfeit<Move> choose(const Game& game, const MoveLimit& limit,
                         const std::stop_token& stop) override;

 private:
  std::unique_ptr<Engine> engine_;
  Strength strength_;
  std::uint64_t seed_ = 0;
};

}  // namespace baghchal
