#pragma once

/// What the solution says of a position, for people.
///
/// Threads: pure functions.

#include <optional>
#include <string>
#include <vector>

#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

/// "first", "second", … and from there on "11th".
std::string ordinal(int number);

/// A sentence with a full stop: "The tigers win in 23 plies.", "Draw: the tigers can take 3 goats
/// in all, not a fourth." Requires: the game goes on.
std::string sentence(const Verdict& verdict, const Position& position, const Geometry& board);

/// A few words, for a row of a table: "tigers win in 22 plies", "draw, 3 goats taken".
std::string words(const std::optional<Verdict>& verdict);

/// A move and a few words about it.
struct WordedMove {
  Move move;
  std::string words;
};

/// Moves in groups of the same words, a line or more each, in the order they come in:
///
///     draw, 3 goats taken   c3 b2 d2
///     draw, 2 goats taken   a2
std::string move_groups(const std::vector<WordedMove>& moves, const Geometry& board);
std::string move_groups(const std::vector<RatedMove>& moves, const Geometry& board);

/// Moves in lines of text: "c3 a1-a2 e3 …".
std::string move_lines(const std::vector<Move>& moves, const Geometry& board);

}  // namespace baghchal
