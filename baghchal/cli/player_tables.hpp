#pragma once

/// The tables that a player of the program looks at.
///
/// Threads: never changes after construction.

#include <optional>

#include "baghchal/arena/player_name.hpp"
#include "baghchal/cli/solution.hpp"

namespace baghchal {

class PlayerTables {
 public:
  /// From the folder for all solutions; an empty text stands for the usual one. Throws BadInput,
  /// saying how to make them, where one that is to be used is missing, and where one is damaged.
  PlayerTables(TableUse use, const Variant& variant, const std::string& folder);

  /// Null where none are used.
  const Tablebase* tablebase() const { return tables_ ? &tables_->tablebase() : nullptr; }

 private:
  std::optional<Solution> solution_;  ///< tables refer to its board
  std::optional<TableFolder> tables_;
};

}  // namespace baghchal
