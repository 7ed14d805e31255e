#pragma once

/// What the dialects share, none of which carries more of a game than its moves: no tags, no
/// comments, no variations, no rules.
///
/// Threads: pure functions.

#include <optional>
#include <string>

#include "baghchal/notation/dialects.hpp"

namespace baghchal {

/// Who has won by the position alone, as under the record's rules; unknown while the game goes on.
RecordResult result_by_position(const Position& position, const Variant& variant);

/// Why a dialect cannot carry the record's game: another board, or rules under which something is
/// played that the traditional ones refuse.
std::optional<std::string> against_plain_game(const Record& record);

}  // namespace baghchal
