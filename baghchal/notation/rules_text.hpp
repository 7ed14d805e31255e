#pragma once

/// Rule sets as text: a name, then what differs from it: `traditional`,
/// `threefold,ply_limit=100`, `traditional,last_stand=3,captures_to_win=4`.
///
///   captures_to_win=N  last_stand=N  confinement=illegal|tigers-win
///   repetition=forbidden|draw-on-third|free  ply_limit=N
///
/// Threads: pure functions.

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "baghchal/board/rules.hpp"

namespace baghchal {

/// The shortest spelling: the first named rule set that differs in the fewest fields, then those.
std::string to_text(const Rules& rules);

/// The rules, or a sentence naming what is wrong. `board` bounds captures_to_win.
tl::expected<Rules, std::string> parse_rules(std::string_view text, const Geometry& board);

}  // namespace baghchal
