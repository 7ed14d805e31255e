#include "baghchal/cli/game_tables.hpp"

#include <fmt/format.h>

namespace baghchal {
GameTables::GameTables(const std::string& folder, const Variant& variant) {
  try {
    if (variant.rules.last_stand > 0) throw BadInput("no tables are made for a last stand");
    solution_ = std::make_unique<const Solution>(options_of(folder, variant));
    auto tables = solution_->open();
    damaged_ = !tables;
    if (tables) {
      tables_ = *std::move(tables);
    } else {
      missing_because_ = tables.error();
    }
  } catch (const BadInput& problem) {
    missing_because_ = problem.what();
  }
}

/// The fewest goats placed from which on no table is missing; one more than there are where the
/// last is missing already.
int GameTables::fewest_placed() const {
  int placed = solution_->variant().board->goats() + 1;
  while (placed > 0 && tables_->tablebase().table(placed - 1) != nullptr) --placed;
  return placed;
}

std::string GameTables::sentence(std::string_view who, std::string_view elsewhere) const {
  if (!tables_) return fmt::format("{} {}, since {}.", who, elsewhere, missing_because_);
  const int goats = solution_->variant().board->goats();
  const int placed = fewest_placed();
  if (placed == 0) return fmt::format("{} knows every position.", who);
  const std::string rest = fmt::format("elsewhere it {}: {} makes the tables that are missing.",
                                       elsewhere, solution_->solve_command());
  if (placed > goats) return fmt::format("{} knows a part of the positions; {}", who, rest);
  const std::string known = placed == goats
                                ? "once all goats are placed"
                                : fmt::format("with {} placed or more", counted(placed, "goat"));
  return fmt::format("{} knows every position {}; {}", who, known, rest);
}

}  // namespace baghchal
