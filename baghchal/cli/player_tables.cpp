#include "baghchal/cli/player_tables.hpp"

#include <fmt/format.h>

namespace baghchal {
namespace {

void require_all(const Tablebase& tables, int least_placed, const Solution& solution) {
  for (int placed = least_placed; placed <= solution.variant().board->goats(); ++placed) {
    if (tables.table(placed) != nullptr) continue;
    throw BadInput(fmt::format("{} is missing: make the tables with {}, or let perfect:none play",
                               solution.file(table_file_name(placed)), solution.solve_command()));
  }
}

}  // namespace

PlayerTables::PlayerTables(TableUse use, const Variant& variant, const std::string& folder) {
  if (use == TableUse::none) return;
  solution_.emplace(options_of(folder, variant));
  const int least_placed =
      use == TableUse::movement_phase ? solution_->variant().board->goats() : 0;
  tables_ = solution_->open_whole(least_placed);
  require_all(tables_->tablebase(), least_placed, *solution_);
}

}  // namespace baghchal
