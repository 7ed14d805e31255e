#include "baghchal/cli/solve_command.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "baghchal/cli/probe.hpp"
#include "baghchal/cli/verdict_text.hpp"
#include "baghchal/console/amounts.hpp"
#include "baghchal/console/files.hpp"
#include "baghchal/console/progress.hpp"
#include "baghchal/console/stop_signals.hpp"
#include "baghchal/solver/solve.hpp"

namespace baghchal {
namespace {

std::uint64_t machine_memory_bytes() {
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

std::uint64_t memory_bytes(const SolveCommandOptions& options) {
  const std::uint64_t there_are = machine_memory_bytes();
  if (options.memory_bytes.value_or(0) > there_are) {
    throw BadInput(fmt::format("--memory: this machine has no more than {}", size_text(there_are)));
  }
  return options.memory_bytes.value_or(there_are);
}

/// The files of a whole solution, or of its movement phase.
std::vector<std::string> file_names(const Solution& solution, bool movement_only) {
  const int goats = solution.variant().board->goats();
  std::vector<std::string> names;
  for (int placed = movement_only ? goats : 0; placed <= goats; ++placed) {
    names.push_back(solution.file(table_file_name(placed)));
  }
  names.push_back(solution.file(movement_values_file_name));
  return names;
}

std::string game_words(const Variant& variant) {
  const Rules& rules = variant.rules;
  const std::string_view confining =
      rules.confinement == Confinement::tigers_win ? ", confining the goats wins" : "";
  return fmt::format("{} with {}, {} to win{}", variant.board->name(),
                     counted(variant.board->goats(), "goat"),
                     counted(rules.captures_to_win, "capture"), confining);
}

void print_summary(const std::string& how, const Solution& solution, bool movement_only,
                   std::ostream& out) {
  const Variant& variant = solution.variant();
  std::uint64_t bytes = 0;
  const std::vector<std::string> files = file_names(solution, movement_only);
  for (const std::string& file : files) bytes += file_size(file);
  out << fmt::format("{}{}: {}.\n", movement_only ? "The movement phase of " : "",
                     game_words(variant), how);
  out << fmt::format("{} files, {}, in {}\n", files.size(), size_text(bytes),
                     printable(solution.folder()));
  const TableFolder tables = solution.open_whole();
  const Position start = Position::start(*variant.board);
  if (const auto verdict = probe(start, tables.tablebase()).verdict) {
    out << fmt::format("The start: {}\n", sentence(*verdict, start, *variant.board));
  }
}

struct SolveRun {
  SolveEnd end;
  double seconds;
};

SolveRun run_solver(const SolveOptions& task, const Streams& streams) {
  const StopSignals signals;
  Progress progress(streams.err, streams.err_is_terminal);
  try {
    const SolveEnd end = solve(task, signals.token(), [&](const SolveProgress& reached) {
      progress.show(reached.step, reached.done);
    });
    return {end, progress.seconds()};
  } catch (const SolveError& problem) {
    throw BadInput(problem.what());
  }
}

}  // namespace

ExitStatus run_solve(const SolveCommandOptions& options, const Streams& streams) {
  const Solution solution(options.solution);
  const SolveOptions task{.variant = solution.variant(),
                          .folder = solution.folder(),
                          .threads = options.threads,
                          .memory_bytes = memory_bytes(options),
                          .movement_only = options.movement_only};
  const bool was_solved =
      std::ranges::all_of(file_names(solution, options.movement_only), file_exists);
  const SolveRun run = run_solver(task, streams);
  if (run.end == SolveEnd::stopped) {
    throw BadInput("stopped; the same command goes on from what is finished");
  }
  print_summary(was_solved ? "solved already" : "solved in " + duration_text(run.seconds), solution,
                options.movement_only, streams.out);
  return done;
}

}  // namespace baghchal
