#pragma once

/// Moves as text: `c3` a placement, `a1-b2` a step, `a1xc3` a capture (docs/notation.md).
///
/// Threads: pure functions.

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "baghchal/board/attempt.hpp"

namespace baghchal {

/// The one spelling we write.
std::string to_text(Move move, const Geometry& board);

/// What a text asks for. Also takes `@c3`, `a1b2`, `a1c3` (step or capture, as the position has it)
/// and upper case; nothing around it. Fails with a sentence naming what is wrong with the text.
tl::expected<Attempt, std::string> parse_attempt(std::string_view text, const Geometry& board);

}  // namespace baghchal
