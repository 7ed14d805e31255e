#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "baghchal/cli/arguments.hpp"
#include "baghchal/cli/puzzle_check.hpp"
#include "baghchal/cli/puzzles_command.hpp"
#include "baghchal/console/amounts.hpp"
#include "baghchal/console/files.hpp"
#include "baghchal/console/json_text.hpp"
#include "baghchal/console/progress.hpp"
#include "baghchal/console/stop_signals.hpp"
#include "baghchal/notation/text.hpp"
#include "baghchal/solver/workers.hpp"

namespace baghchal {
namespace {

constexpr std::uint32_t puzzles_at_once = 64;

struct Line {
  int number;  ///< in the file, from 1
  std::string_view text;
};

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = take_line(text);
    if (!words(line).empty()) lines.push_back({number, line});
  }
  return lines;
}

std::vector<CheckedPuzzle> check_all(const std::vector<Line>& lines, const Tablebase& tables,
                                     const Streams& streams) {
  const StopSignals signals;
  Progress progress(streams.err, streams.err_is_terminal);
  Workers workers(thread_count("", ""), signals.token());
  std::vector<CheckedPuzzle> checked_puzzles(lines.size());
  for (std::size_t first = 0; first < lines.size(); first += puzzles_at_once) {
    progress.show("checking puzzles",
                  static_cast<double>(first) / static_cast<double>(lines.size()));
    const auto count = std::min<std::size_t>(puzzles_at_once, lines.size() - first);
    const bool finished = workers.run(static_cast<std::uint32_t>(count), [&](std::uint32_t i) {
      checked_puzzles[first + i] = check_puzzle(lines[first + i].text, tables);
    });
    if (!finished) throw BadInput("stopped before everything was checked");
  }
  return checked_puzzles;
}

/// A puzzle that stands there twice is at fault the second time.
void find_twins(const std::vector<Line>& lines, std::vector<CheckedPuzzle>& checked_puzzles) {
  std::map<std::string, int> line_of;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    CheckedPuzzle& checked = checked_puzzles[i];
    if (checked.fault || checked.id.empty()) continue;
    const auto [first, is_new] = line_of.emplace(checked.id, lines[i].number);
    if (!is_new) checked.fault = fmt::format("it is the puzzle of line {}", first->second);
  }
}

/// Many lines at fault are shown by the first of them.
constexpr std::size_t most_shown = 10;

/// Refuses a file that is something else, such as a game record.
void expect_puzzles(const std::vector<Line>& lines, const std::string& file) {
  if (lines.empty()) throw BadInput(fmt::format("{}: there is no puzzle in it", file));
  const auto is_object = [](const Line& line) {
    const auto json = read_json(line.text);
    return json && json->is_object();
  };
  if (std::ranges::any_of(lines, is_object)) return;
  const auto first = read_json(lines.front().text);
  throw BadInput(fmt::format("{}: there is no puzzle in it; line {}: {}", file,
                             lines.front().number, first ? "not a JSON object" : first.error()));
}

/// Prints the faults, and returns how many there are.
std::size_t print_faults(const std::string& file, const std::vector<Line>& lines,
                         const std::vector<CheckedPuzzle>& checked_puzzles, std::ostream& out) {
  std::size_t faults = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto& fault = checked_puzzles[i].fault;
    if (!fault || ++faults > most_shown) continue;
    out << printable(fmt::format("{}, line {}: {}", file, lines[i].number, *fault)) << '\n';
  }
  if (faults > most_shown) {
    out << fmt::format("and {} more at fault\n", with_commas(faults - most_shown));
  }
  return faults;
}

}  // namespace

ExitStatus run_puzzles_check(const PuzzlesCheckOptions& options, const Streams& streams) {
  const Solution solution(options.solution);
  const TableFolder tables = solution.open_whole();
  const std::string text = read_file(options.file);
  const std::vector<Line> lines = lines_of(text);
  expect_puzzles(lines, options.file);
  std::vector<CheckedPuzzle> checked_puzzles = check_all(lines, tables.tablebase(), streams);
  find_twins(lines, checked_puzzles);
  const std::size_t faults = print_faults(options.file, lines, checked_puzzles, streams.out);
  streams.out << fmt::format("Checked {} {}: {}.\n", with_commas(lines.size()),
                             lines.size() == 1 ? "puzzle" : "puzzles",
                             faults == 0 ? "no fault" : with_commas(faults) + " at fault");
  return faults == 0 ? done : answer_is_no;
}

}  // namespace baghchal
