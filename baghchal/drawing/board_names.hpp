#pragma once

/// The names of a board's files and ranks, as they are written along its edges.
///
/// Threads: pure functions.

#include <map>

#include "baghchal/board/geometry.hpp"

namespace baghchal {

/// By the column's x, the letter that all its points' names share; columns whose points differ in
/// it are left out.
std::map<int, char> file_names(const Geometry& board);
/// By the row's y, the digit that all its points' names share, likewise.
std::map<int, char> rank_names(const Geometry& board);

}  // namespace baghchal
