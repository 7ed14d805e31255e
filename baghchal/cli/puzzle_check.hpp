#pragma once

/// Whether a puzzle of a file is what it says: it is posed again, and compared key by key.
///
/// Threads: as Tablebase. Throws BadInput where a table is damaged.

#include <optional>
#include <string>
#include <string_view>

#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

struct CheckedPuzzle {
  std::optional<std::string> fault;  ///< a sentence without a full stop
  std::string id;                    ///< empty where the position is no puzzle
};

/// `text` is an object of JSON (docs/puzzles.md). Keys that the page does not have are passed over.
CheckedPuzzle check_puzzle(std::string_view text, const Tablebase& tables);

}  // namespace baghchal
