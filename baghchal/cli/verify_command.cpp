#include "baghchal/cli/verify_command.hpp"

#include <fmt/format.h>

#include "baghchal/console/amounts.hpp"
#include "baghchal/console/progress.hpp"
#include "baghchal/console/stop_signals.hpp"

namespace baghchal {
namespace {

struct CheckRun {
  VerifyReport report;
  double seconds;
};

CheckRun run_check(const TableFolder& tables, const VerifyCommandOptions& options,
                   const Streams& streams) {
  VerifyOptions check = options.check;
  check.movement_values = tables.movement_values();
  const StopSignals signals;
  Progress progress(streams.err, streams.err_is_terminal);
  VerifyReport report = verify(tables.tablebase(), check, signals.token(),
                               [&](double part) { progress.show("checking", part); });
  return {std::move(report), progress.seconds()};
}

std::string amount(std::uint64_t number, std::string_view noun) {
  return fmt::format("{} {}{}", with_commas(number), noun, number == 1 ? "" : "s");
}

void print_report(const CheckRun& run, std::ostream& out) {
  const VerifyReport& report = run.report;
  for (const std::string& example : report.examples) out << printable(example) << '\n';
  if (report.faults > report.examples.size() && !report.examples.empty()) {
    out << fmt::format("and {} more like these\n",
                       with_commas(report.faults - report.examples.size()));
  }
  out << fmt::format("{} {} and {} in {}: {}.\n", report.stopped ? "Stopped after" : "Checked",
                     amount(report.positions, "position"), amount(report.blocks, "block"),
                     duration_text(run.seconds),
                     report.faults == 0 ? "no fault" : amount(report.faults, "fault"));
  if (report.unchecked > 0) {
    out << fmt::format("{} could not be checked: a file that they follow from is missing.\n",
                       amount(report.unchecked, "position"));
  }
}

}  // namespace

ExitStatus run_verify(const VerifyCommandOptions& options, const Streams& streams) {
  const Solution solution(options.solution);
  const Result<TableFolder> tables = solution.open();
  if (!tables) {
    streams.out << printable(tables.error()) << '\n';
    return answer_is_no;
  }
  const CheckRun run = run_check(*tables, options, streams);
  print_report(run, streams.out);
  if (run.report.faults > 0) {
    streams.err << fmt::format(
        "baghchal: remove a file that is at fault, and make it anew with {}\n",
        solution.solve_command());
    return answer_is_no;
  }
  if (run.report.unchecked > 0) return answer_is_no;
  if (run.report.stopped) throw BadInput("stopped before everything was checked");
  return done;
}

}  // namespace baghchal
