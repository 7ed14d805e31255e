#pragma once

/// How a match stands, for people and for programs (docs/json.md).
///
/// Threads: pure functions. Both require that there are games.

#include <string>

#include "baghchal/arena/match_log.hpp"
#include "baghchal/console/json_text.hpp"

namespace baghchal {

std::string match_text(const MatchPlan& plan, const PlayerNames& names, const Standing& standing);

Json match_json(const MatchPlan& plan, const PlayerNames& names, const Standing& standing);

/// "+12 =3 -5, 67.5%": won, drawn, lost and the score.
std::string running_score(const Tally& tally);

}  // namespace baghchal
