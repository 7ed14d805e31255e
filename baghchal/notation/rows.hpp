#pragma once

/// The rows of a board as text, as all position formats have them: `T3T/5/5/5/T3T`, the top row
/// first. The formats differ in their letters alone; empty points are a letter each where there
/// is one for them, else digits for runs.
///
/// Other programs number points by column and row from the *top* left corner; that is here too.
///
/// Threads: pure functions.

#include <optional>
#include <string>
#include <string_view>

#include "baghchal/board/setup.hpp"

namespace baghchal {

struct RowLetters {
  char tiger;
  char goat;
  std::optional<char> empty;
};

std::string rows_text(const Position& position, const Geometry& board, RowLetters letters);

struct Pieces {
  PointSet tigers = 0;
  PointSet goats = 0;
};

/// What stands on the board. Adds what is wrong to `problems` (`row-count`, `row-length`,
/// `bad-run`, `unknown-piece`); the pieces then stand *somewhere*, so that they can still be
/// counted.
Pieces read_rows(std::string_view text, const Geometry& board, RowLetters letters,
                 Problems& problems);

/// The point in that column and row, both from 0, rows from the top.
std::optional<Point> point_from_top(const Geometry& board, int column, int row);
/// A point's row from 0, from the top.
int row_from_top(const Geometry& board, Point point);

}  // namespace baghchal
