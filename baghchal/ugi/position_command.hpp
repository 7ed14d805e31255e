#pragma once

/// A game as the command `position` describes it, and back: where it began, and its moves.
///
/// Threads: pure functions.

#include "baghchal/game/game.hpp"
#include "baghchal/ugi/protocol.hpp"

namespace baghchal::ugi {

SetPosition position_of(const Game& game);

/// The game, or what is wrong with it.
tl::expected<Game, std::string> game_of(const SetPosition& command, const Variant& variant);

/// The move that a text means in the game, or why there is none.
tl::expected<Move, std::string> legal_move(std::string_view text, const Game& game);

}  // namespace baghchal::ugi
