#pragma once

/// The solution's tables that a game can be played by, as far as they have been made.
///
/// Threads: never changes after construction.

#include <memory>
#include <string>
#include <string_view>

#include "baghchal/cli/solution.hpp"

namespace baghchal {

class GameTables {
 public:
  /// Looks in the folder for all solutions; an empty name stands for the usual one. That tables are
  /// missing, damaged or do not exist for such rules is no mistake: then there are none.
  GameTables(const std::string& folder, const Variant& variant);

  /// Null where there are none; never outlives this.
  const Tablebase* tablebase() const { return tables_ ? &tables_->tablebase() : nullptr; }

  /// Whether every position is in them.
  bool knows_everything() const { return tables_ && fewest_placed() == 0; }

  /// Whether there are files of tables that cannot be used, as the sentence says.
  bool damaged() const { return damaged_; }

  /// What somebody has to go on who asks them, in a sentence: "Perfect play", who elsewhere
  /// "searches for a second a move".
  std::string sentence(std::string_view who, std::string_view elsewhere) const;

 private:
  int fewest_placed() const;

  std::unique_ptr<const Solution> solution_;
  std::optional<TableFolder> tables_;
  std::string missing_because_;
  bool damaged_ = false;
};

}  // namespace baghchal
