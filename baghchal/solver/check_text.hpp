#pragma once

/// The sentences of verification.
///
/// Threads: pure functions.

#include <string>

#include "baghchal/board/rules.hpp"
#include "baghchal/tablebase/table_layout.hpp"

namespace baghchal {

/// "draw 3 in 12 plies", "tigers", "goats in 7 plies", "no position".
std::string to_text(Symbol symbol, const Rules& rules);

/// "T3T/… g 0 0: goats in 7 plies stands there, draw 0 follows from its moves".
std::string wrong_symbol(const Position& position, Symbol stored, Symbol expected,
                         const Variant& variant);

/// "T3T/… g 0 0: goats in 7 plies stands there, draw 0 where the board is turned".
std::string broken_symmetry(const Position& position, Symbol stored, Symbol image,
                            const Variant& variant);

}  // namespace baghchal
