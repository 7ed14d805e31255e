#pragma once

/// The rules in brief, and what each side is after, for those who play.
///
/// Threads: pure functions.

#include <string>
#include <vector>

#include "baghchal/board/rules.hpp"
#include "baghchal/console/saved_game.hpp"

namespace baghchal {

/// A few short paragraphs, each without line ends.
std::vector<std::string> rules_in_brief(const Variant& variant);

/// What the person is there to do, in a sentence or two.
std::string aim_in_brief(const Variant& variant, const Seats& seats);

}  // namespace baghchal
