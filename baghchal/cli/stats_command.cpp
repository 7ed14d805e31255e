#include "baghchal/cli/stats_command.hpp"

#include "baghchal/cli/stats.hpp"
#include "baghchal/console/files.hpp"

namespace baghchal {
namespace {

std::vector<StatsFile> files_of(const Solution& solution) {
  std::vector<StatsFile> files;
  const auto add = [&](std::string name) {
    const std::string path = solution.file(name);
    if (file_exists(path)) files.push_back({std::move(name), file_size(path)});
  };
  for (int placed = 0; placed <= solution.variant().board->goats(); ++placed) {
    add(table_file_name(placed));
  }
  add(std::string(movement_values_file_name));
  return files;
}

}  // namespace

ExitStatus run_stats(const StatsOptions& options, const Streams& streams) {
  const Solution solution(options.solution);
  const TableFolder tables = solution.open_whole();
  const Variant& variant = solution.variant();
  const Stats stats{variant, solution.folder(), files_of(solution), tiers_of(tables.tablebase()),
                    probe(Position::start(*variant.board), tables.tablebase())};
  if (options.json) {
    print_json(stats_json(stats), streams.out);
  } else {
    streams.out << stats_text(stats);
  }
  return done;
}

}  // namespace baghchal
