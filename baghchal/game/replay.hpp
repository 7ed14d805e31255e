#pragma once

/// From a game record to the game that was played, and back.
///
/// Threads: pure functions.

#include <string>
#include <tl/expected.hpp>

#include "baghchal/game/game.hpp"
#include "baghchal/notation/record.hpp"

namespace baghchal {

/// Why a record is no game under its rules.
struct ReplayFault {
  int ply;             ///< of the game, from 1: the move at fault, or the last where the result is
  std::string reason;  ///< without a full stop
};

/// Plays a record's main line under its rules. A result that the moves do not decide is taken for
/// a resignation or an agreed draw. Fails at the first move that the game does not allow, and where
/// the result contradicts how the game ended.
tl::expected<Game, ReplayFault> replay(const Record& record);

/// The moves played, from the game's start, with its variant and result; no tags.
Record to_record(const Game& game);

}  // namespace baghchal
