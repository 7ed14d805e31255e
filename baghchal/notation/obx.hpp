#pragma once

/// The dialect Online Baghchal Exchange (docs/notation.md).
///
///   rows side @hand captured last-move move-number
///   TXXXT/XXXXG/XXXXX/XXXXX/TXXXT t @19 c0 mE2 #g1
///
/// Threads: pure functions.

#include "baghchal/notation/position_rows.hpp"

namespace baghchal {

std::vector<ReadRecord> read_obx(std::string_view text);
/// The lines of one game.
tl::expected<std::string, std::string> write_obx(const Record& record);

tl::expected<PositionLine, Problems> read_obx_position(std::string_view text);
tl::expected<std::string, std::string> write_obx_position(const PositionLine& line);

}  // namespace baghchal
