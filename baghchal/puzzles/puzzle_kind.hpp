#pragma once

/// The kinds of puzzles: what the side to move is asked for. A position can be of one kind only,
/// which follows from what its moves are worth:
///
///   the best move     the second best        tigers to move      goats to move
///   wins, in n plies  does not win           win                 trap
///   wins              does not win           keep_win            keep_win
///   draws             loses                  hold                hold
///   draws             draws, but is worse    capture             save
///
/// Threads: plain values and pure functions.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "baghchal/tablebase/verdict.hpp"

namespace baghchal {

enum class PuzzleKind : std::uint8_t {
  win,       ///< tigers: win in so many plies
  trap,      ///< goats: trap the tigers in so many plies
  keep_win,  ///< the only move that still wins, while nobody knows how long it takes
  hold,      ///< the only move that does not lose
  capture,   ///< tigers: the only move that wins another goat by force
  save,      ///< goats: the only move that gives up no more goats than must be
};

inline constexpr std::size_t kinds_of_puzzles = 6;
std::span<const PuzzleKind> puzzle_kinds();
/// "win", "trap", "keep-win", "hold", "capture", "save".
std::string_view name(PuzzleKind kind);
std::optional<PuzzleKind> find_puzzle_kind(std::string_view name);

/// The kind of a position whose best move leads to `best` and the second best to `second`; empty
/// where it is the same which of them is made.
std::optional<PuzzleKind> kind_of(const Position& position, const Verdict& best,
                                  const Verdict& second);

/// Whether a move that leads to `after` still reaches what a puzzle of that kind asks for, where
/// best play leads to `best`. Time does not count.
bool reaches_goal(PuzzleKind kind, const Verdict& after, const Verdict& best);

}  // namespace baghchal
