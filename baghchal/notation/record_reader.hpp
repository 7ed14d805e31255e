#pragma once

/// Reading our game record: tokens (record_lexer.hpp) to tags (record_tags.hpp) and a tree of
/// moves.
///
/// Threads: pure functions.

#include <string_view>
#include <vector>

#include "baghchal/notation/dialects.hpp"

namespace baghchal {

/// How deep variations may stand inside one another, in what we read and in what we write.
inline constexpr int max_nesting = 100;

std::vector<ReadRecord> read_own_records(std::string_view text);

}  // namespace baghchal
