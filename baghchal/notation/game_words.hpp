#pragma once

/// The words of a game text that are no moves, and what clings to those that are: results,
/// numbers (`12.`, `12...`, the front of `12.c3`), decoration (`#`, `+`).
///
/// Threads: pure functions.

#include <optional>
#include <string_view>

#include "baghchal/notation/record.hpp"

namespace baghchal {

std::optional<RecordResult> parse_result(std::string_view word);

/// Whether the word is a number with a dot, or several, and nothing else.
bool is_move_number(std::string_view word);

/// Whether it is the number of the move to come without a dot. Any other number is none: it may as
/// well be what is left of a move.
bool is_bare_move_number(std::string_view word, int plies_played);

/// The move of a word, which is empty where none is left.
std::string_view move_in(std::string_view word);

/// The plies played before a start, as move numbers count them. After an even number of plies the
/// goats are to move; a start that says otherwise is numbered as if one ply later.
int numbered_ply(const Record& record);

}  // namespace baghchal
