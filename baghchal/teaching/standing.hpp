#pragma once

/// What a position is worth, in words.
///
/// Where positions may not occur twice, the draw of the tables says only that nobody can force a
/// win in them, and is worded so.
///
/// Threads: pure functions.

#include <string>

#include "baghchal/engine/assessment.hpp"

namespace baghchal {

/// Whether the draw of an assessment is one under these rules, too.
bool has_draws(const Rules& rules);

/// " in 12 plies", " at once", or nothing where the distance is not known.
std::string in_plies(const Assessment& assessment);

/// A goat, or several: "one goat", "three goats"; "no goat".
std::string goats_in_words(int number);

/// Without a capital or a full stop: "the tigers can force a win in 23 plies", "neither side can
/// force a win; the tigers can take three goats in all".
std::string standing(const Assessment& assessment, const Rules& rules);

/// What was to be expected where nothing was proved, looking back: "the tigers would win", "the
/// tigers would take about three goats in all". Requires: no verdict.
std::string expectation(const Assessment& assessment, const Rules& rules);

/// "the tigers" or "the goats".
std::string_view the_side(Side side);

/// What the goats captured in all are estimated at. Requires: no verdict.
double estimated_captures(const Assessment& assessment, const Rules& rules);

}  // namespace baghchal
