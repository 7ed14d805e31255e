#pragma once

/// The slow obvious rules program: the twin that board/ is compared with.
///
/// It knows a square grid of characters and the plain statement of the rules: a line joins
/// neighbours along files and ranks everywhere, along diagonals where file and rank have an even
/// sum; a capture jumps one goat in a straight line. Of board/ it uses the values (Position, Move)
/// and the places of the points, none of its tables or functions for moving. It plays on every
/// alquerque board.
///
/// Threads: pure functions.

#include <cstdint>
#include <string>
#include <vector>

#include "baghchal/board/moves.hpp"
#include "baghchal/board/unmoves.hpp"

namespace baghchal {

/// A place on the grid, both numbers counted from 1: a1 is {1, 1}, c2 is {3, 2}.
struct Place {
  int file;
  int rank;
  bool operator==(const Place&) const = default;
};

Place place_of(Point point, const Geometry& board);

/// Whether a drawn line joins two places directly.
bool joined(Place a, Place b);

/// Moves in the order of their packed words, as PlainRules lists them.
std::vector<Move> in_order(const MoveList& moves);

class PlainRules {
 public:
  explicit PlainRules(const Variant& variant) : variant_(variant), board_(*variant.board) {}

  /// Clauses 1–6: the legal moves in the order of their packed words.
  std::vector<Move> legal_moves(const Position& position) const;
  /// The same as sorted text: "c3", "a1-b2", "a1xc3".
  std::vector<std::string> legal_move_texts(const Position& position) const;

  Decision decision(const Position& position) const;

  /// Requires: the move is legal.
  Position play(const Position& position, Move move) const;

  /// Whether a position is one of the variant's: the goats add up, no more are captured than can
  /// be, and clause 6 has not been broken.
  bool is_valid(const Position& position) const;

  /// Every valid position with a legal move here, and that move: found by trying, for each piece
  /// of the side that has just moved, every place it may have come from and every victim.
  std::vector<Predecessor> predecessors(const Position& position) const;

  std::uint64_t perft(const Position& position, int depth) const;

 private:
  std::vector<Move> possible_moves(const Position& position) const;
  bool captured_enough(const Position& position) const;
  bool confined(const Position& position) const;

  Variant variant_;
  const Geometry& board_;
};

}  // namespace baghchal
