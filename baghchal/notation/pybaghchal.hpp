#pragma once

/// The dialect of the Python program pybaghchal (docs/notation.md).
///
///   rows side ghand captured last-move
///   T3T/4G/5/5/T3T t g19 c0 mE2
///
/// It says nothing of plies.
///
/// Threads: pure functions.

#include "baghchal/notation/position_rows.hpp"

namespace baghchal {

std::vector<ReadRecord> read_pybaghchal(std::string_view text);
/// The lines of one game.
tl::expected<std::string, std::string> write_pybaghchal(const Record& record);

tl::expected<PositionLine, Problems> read_pybaghchal_position(std::string_view text);
tl::expected<std::string, std::string> write_pybaghchal_position(const PositionLine& line);

}  // namespace baghchal
