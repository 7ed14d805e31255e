#pragma once

/// A teacher's notes on a game: what to say of each move, and of the whole.
///
/// Most moves get none. A move that cost something gets up to three short sentences, what it cost,
/// how the other side makes use of it, what was better and why; one that was the only one to hold
/// gets a word of praise; the last placement and the last move are marked as they pass.
///
/// The same game and analysis give the same notes; one thing is said in several ways in turn.
///
/// Threads: pure functions.

#include <optional>
#include <string>
#include <vector>

#include "baghchal/engine/game_analysis.hpp"

namespace baghchal {

/// Glyphs of the game record that notes are written with.
enum Glyph : int { good = 1, mistake = 2, blunder = 4, doubtful = 6 };

struct Note {
  std::vector<int> glyphs;  ///< at most one
  std::string text;         ///< sentences; empty for a routine move
  /// Of a move that is criticised: what the text says would have been better.
  std::optional<Move> better = std::nullopt;
};

struct GameNotes {
  std::string summary;      ///< sentences about the whole game
  std::vector<Note> moves;  ///< one for each move that has been judged
};

/// Requires: the analysis is of this game, though it may have been stopped.
GameNotes notes(const Game& game, const GameAnalysis& analysis);

}  // namespace baghchal
