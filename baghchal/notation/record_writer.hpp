#pragma once

/// Writing our game record: one spelling for each record.
///
/// Threads: pure functions.

#include <string>
#include <tl/expected.hpp>

#include "baghchal/notation/record.hpp"

namespace baghchal {

/// The record's tags and moves, with the end of the last line, or why it cannot be written.
tl::expected<std::string, std::string> write_own_record(const Record& record);

}  // namespace baghchal
