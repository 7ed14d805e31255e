#pragma once

/// The dialect of the Python package baghchal (docs/notation.md).
///
///   position   B3B/5/2G2/5/B3B B 1     `B` tigers; the number: goat turns so far
///   game       1. G33 B1122 2. …# 1-0  points by row and column, 11 the top left
///
/// Threads: pure functions.

#include "baghchal/notation/dialects.hpp"

namespace baghchal {

tl::expected<PositionLine, Problems> read_baghchal_py_position(std::string_view text);
tl::expected<std::string, std::string> write_baghchal_py_position(const PositionLine& line);

std::vector<ReadRecord> read_baghchal_py(std::string_view text);
/// One game, with the end of its line.
tl::expected<std::string, std::string> write_baghchal_py(const Record& record);

}  // namespace baghchal
