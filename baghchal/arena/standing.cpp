#include "baghchal/arena/standing.hpp"

namespace baghchal {

void Standing::add(const GameSummary& game) {
  const bool a_plays_goats = contestant(game.number, Side::goats) == Contestant::a;
  Tally& tally = a_plays_goats ? as_goats_ : as_tigers_;
  tally = tally + result_for_a(game.number, game.outcome);
  ++endings_[game.ending];
  plies_ += game.plies;
}

}  // namespace baghchal
