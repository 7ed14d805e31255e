#include "baghchal/arena/engine_player.hpp"

#include "baghchal/console/time_limit.hpp"

namespace baghchal {
namespace {

/// Stops when the whole match does, or when the time for a move is over.
Stop stop_for(const MoveLimit& limit, const std::stop_token& match) {
  if (!limit.time) return Stop([match] { return match.stop_requested(); });
  return Stop([match, late = time_limit(*limit.time)] { return match.stop_requested() || late(); });
}

}  // namespace

OrForfeit<void> EnginePlayer::begin(const Game& /*game*/, std::uint64_t seed,
                                    const std::stop_token& /*stop*/) {
  engine_->forget();
  seed_ = seed;
  return {};
}

OrForfeit<Move> EnginePlayer::choose(const Game& game, const MoveLimit& limit,
                                     const std::stop_token& stop) {
  const MoveLimit limits = strength_.is_perfect() ? limit : MoveLimit{};
  const PlayOrder order{
      .strength = strength_, .seed = seed_, .limits = {.nodes = limits.nodes}, .report = {}};
  const Stop end = stop_for(limits, stop);
  return engine_->choose(game, order, end).move;
}

}  // namespace baghchal
