#pragma once

/// What the solution says of positions and moves, for programs (docs/json.md).
///
/// Threads: pure functions.

#include "baghchal/cli/probe.hpp"
#include "baghchal/console/json_text.hpp"
#include "baghchal/notation/position_line.hpp"

namespace baghchal {

std::string_view name(Value value);

/// Adds the four keys that a verdict has; each is `null` where there is none.
void add_verdict(Json& answer, const std::optional<Verdict>& verdict);

/// The moves as texts.
Json moves_json(const std::vector<Move>& moves, const Geometry& board);

/// The moves with what is said of the position after each.
Json moves_json(const std::vector<RatedMove>& moves, const Geometry& board);

/// All that the tables say of a position.
Json probe_json(const PositionLine& line, const Probe& probe, const Variant& variant);

}  // namespace baghchal
