#pragma once

/// What a game with its past is worth: every line of play to the very end.
///
/// Threads: pure functions.

#include "baghchal/game/history.hpp"
#include "baghchal/tablebase/verdict.hpp"

namespace baghchal {

/// Who wins with best play by all the game's laws. Requires: so few plies left that every line can
/// be gone through; as it was afterwards.
inline Value plain_value(History& game) {
  if (const auto outcome = game.outcome()) {
    if (!outcome->winner) return Value::draw;
    return *outcome->winner == Side::tigers ? Value::tigers : Value::goats;
  }
  const Side side = game.position().side();
  const Value wanted = side == Side::tigers ? Value::tigers : Value::goats;
  Value best = side == Side::tigers ? Value::goats : Value::tigers;
  for (const Move move : game.legal_moves()) {
    game.append(move);
    const Value value = plain_value(game);
    game.take_back();
    best = side == Side::tigers ? std::max(best, value) : std::min(best, value);
    if (best == wanted) break;
  }
  return best;
}

}  // namespace baghchal
