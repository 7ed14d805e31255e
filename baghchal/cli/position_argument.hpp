#pragma once

/// A position as it is given on the command line: `start`, or a position line.
///
/// Threads: pure functions.

#include <string_view>

#include "baghchal/notation/position_line.hpp"

namespace baghchal {

/// Throws BadInput, naming all that is wrong with it.
PositionLine position_argument(std::string_view text, const Variant& variant);

}  // namespace baghchal
