#pragma once

/// Playing games by their text, in tests.
///
/// Threads: pure functions.

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "baghchal/game/game.hpp"
#include "baghchal/notation/move_text.hpp"

namespace baghchal {

/// Requires: a text of a move.
inline Attempt attempt_of_text(const std::string& text, const Geometry& board) {
  return parse_attempt(text, board).value();
}

/// Plays the moves, parted by spaces; each must be legal.
inline void play_moves(Game& game, const std::string& texts) {
  std::istringstream words(texts);
  for (std::string text; words >> text;) {
    const auto move = game.resolve(attempt_of_text(text, game.board()));
    ASSERT_TRUE(move.has_value()) << move.error().sentence;
    ASSERT_TRUE(game.play(*move).has_value());
  }
}

/// Whether the text is a legal move of the game.
inline bool may_play(const Game& game, const std::string& text) {
  return game.resolve(attempt_of_text(text, game.board())).has_value();
}

/// Why the text is no legal move; empty where it is one.
inline std::string why_not(const Game& game, const std::string& text) {
  const auto move = game.resolve(attempt_of_text(text, game.board()));
  return move ? "" : move.error().sentence;
}

}  // namespace baghchal
