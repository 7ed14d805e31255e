#pragma once

/// The game looked over before a long computation stands on it.
///
/// Threads: a pure function.

#include <optional>
#include <string>

#include "baghchal/board/rules.hpp"
#include "baghchal/tablebase/tiger_classes.hpp"

namespace baghchal {

/// Looks at random positions of the variant, the same at every call: whether each child lists its
/// parent among those it can have come from; whether each symmetry leads to a position with the
/// same moves and its inverse leads back; whether the index of tigers and goats leads back to them.
/// The first fault in one sentence, or nothing. Requires: rules without a last stand.
std::optional<std::string> check_game(const Variant& variant, const TigerClasses& classes);

}  // namespace baghchal
