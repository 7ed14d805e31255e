#include "baghchal/arena/ugi_player.hpp"

namespace baghchal {
namespace {

ugi::Go go_with(const MoveLimit& limit) {
  if (limit.time) return {.move_time = limit.time};
  return {.nodes = limit.nodes};
}

}  // namespace

OrForfeit<void> UgiPlayer::start(const Rules& rules, const std::stop_token& stop) {
  if (client_) return {};
  client_ = std::make_unique<ugi::Client>(command_, patience_);
  const auto met = client_->greet(rules, stop);
  if (!met) client_.reset();
  return met;
}

OrForfeit<void> UgiPlayer::begin(const Game& game, std::uint64_t /*seed*/,
                                 const std::stop_token& stop) {
  if (const auto started = start(game.variant().rules, stop); !started) return started;
  const auto begun = client_->new_game(stop);
  if (!begun) client_.reset();
  return begun;
}

OrForfeit<Move> UgiPlayer::choose(const Game& game, const MoveLimit& limit,
                                  const std::stop_token& stop) {
  const auto move = client_->choose(game, go_with(limit), stop);
  if (!move) client_.reset();
  return move;
}

}  // namespace baghchal
