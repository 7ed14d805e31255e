#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "baghchal/cli/arguments.hpp"
#include "baghchal/cli/puzzle_json.hpp"
#include "baghchal/cli/puzzles_command.hpp"
#include "baghchal/console/amounts.hpp"
#include "baghchal/console/files.hpp"
#include "baghchal/console/progress.hpp"
#include "baghchal/console/stop_signals.hpp"
#include "baghchal/console/text_table.hpp"
#include "baghchal/notation/dialects.hpp"
#include "baghchal/puzzles/puzzle_record.hpp"
#include "baghchal/solver/workers.hpp"

namespace baghchal {
namespace {

/// Of so many puzzles the best is taken, and so many games are played for one before giving up.
constexpr int candidates_for_each = 4;
constexpr int most_games_for_each = 20;
constexpr int more_games = 1000;

constexpr std::uint32_t games_at_once = 64;

struct Made {
  std::vector<Puzzle> puzzles;
  std::uint64_t games;
  double seconds;
};

/// How much of the work is done, 0 to 1: as many candidates as are wanted are found, or as many
/// games played as may be.
double part_done(int candidates, std::uint64_t games, int number) {
  const double wanted = 1.0 * candidates_for_each * number;
  const double most_games = 1.0 * most_games_for_each * number + more_games;
  return std::max(candidates / wanted, static_cast<double>(games) / most_games);
}

Made make(const Tablebase& tables, const PuzzlesMakeOptions& options, const Streams& streams) {
  const StopSignals signals;
  Progress progress(streams.err, streams.err_is_terminal);
  Workers workers(thread_count("", ""), signals.token());
  PuzzleCollection collection(*tables.variant().board);
  std::vector<Result<std::vector<Puzzle>>> found(games_at_once);
  std::uint64_t games = 0;
  for (double done = 0; done < 1; done = part_done(collection.size(), games, options.number)) {
    progress.show("making puzzles", done);
    const bool finished = workers.run(games_at_once, [&](std::uint32_t game) {
      found[game] = puzzles_of_game(tables, options.wishes, options.seed, games + game);
    });
    if (!finished) throw BadInput("stopped; no puzzle is written");
    for (const auto& puzzles : found) {
      if (!puzzles) throw BadInput(puzzles.error());
      for (const Puzzle& puzzle : *puzzles) collection.offer(puzzle);
    }
    games += games_at_once;
  }
  return {collection.take(options.number), games, progress.seconds()};
}

bool to_standard_output(const PuzzlesMakeOptions& options) {
  return options.file == "-";
}

std::string json_lines(const std::vector<Puzzle>& puzzles, const Variant& variant) {
  std::ostringstream text;
  for (const Puzzle& puzzle : puzzles) print_json(puzzle_json(puzzle, variant), text);
  return text.str();
}

std::string records_text(const std::vector<Puzzle>& puzzles, const Variant& variant) {
  std::vector<Record> records;
  records.reserve(puzzles.size());
  for (const Puzzle& puzzle : puzzles) records.push_back(to_record(puzzle, variant));
  const auto text = write_records(records, Dialect::record);
  if (!text) throw BadInput(text.error());
  return *text;
}

/// A record names its board, and a board of that name has all its goats.
void expect_format_can_carry(const PuzzlesMakeOptions& options, const Geometry& board) {
  const Geometry* const named = find_board(board.name());
  if (options.format == PuzzleFormat::record && named->goats() != board.goats()) {
    throw BadInput(
        "--format record: a game record cannot say that there are fewer goats; give json");
  }
}

/// How many there are of each kind, side and grade.
std::string spread(const std::vector<Puzzle>& puzzles) {
  std::map<std::pair<PuzzleKind, Side>, std::map<PuzzleGrade, int>> counts;
  for (const Puzzle& puzzle : puzzles) {
    ++counts[{puzzle.kind(), puzzle.side()}][grade_of(difficulty(puzzle.effort))];
  }
  std::vector<TextTable::Column> columns{{"Kind", TextTable::Align::left},
                                         {"To move", TextTable::Align::left}};
  for (const PuzzleGrade grade : puzzle_grades()) {
    columns.push_back({std::string(name(grade)), TextTable::Align::right});
  }
  TextTable table(columns);
  for (auto& [combination, by_grade] : counts) {
    const auto& [kind, side] = combination;
    std::vector<std::string> cells{std::string(name(kind)), std::string(name(side))};
    for (const PuzzleGrade grade : puzzle_grades()) {
      cells.push_back(std::to_string(by_grade[grade]));
    }
    table.add(std::move(cells));
  }
  return table.text();
}

void write(const Made& made, const PuzzlesMakeOptions& options, const Variant& variant,
           const Streams& streams) {
  const std::string text = options.format == PuzzleFormat::record
                               ? records_text(made.puzzles, variant)
                               : json_lines(made.puzzles, variant);
  if (to_standard_output(options)) {
    streams.out << text;
    return;
  }
  write_file(options.file, text, Existing::replace);
  streams.out << fmt::format("{} puzzles from {} games in {}: {}\n\n{}",
                             with_commas(made.puzzles.size()), with_commas(made.games),
                             duration_text(made.seconds), printable(options.file),
                             spread(made.puzzles));
}

}  // namespace

ExitStatus run_puzzles_make(const PuzzlesMakeOptions& options, const Streams& streams) {
  const Solution solution(options.solution);
  const Variant& variant = solution.variant();
  expect_format_can_carry(options, *variant.board);
  if (!to_standard_output(options)) expect_writable(options.file, Existing::replace);
  const TableFolder tables = solution.open_whole();
  const Made made = make(tables.tablebase(), options, streams);
  if (made.puzzles.empty()) {
    streams.err << fmt::format("baghchal: no such puzzle was found in {} games\n",
                               with_commas(made.games));
    return answer_is_no;
  }
  if (static_cast<int>(made.puzzles.size()) < options.number) {
    streams.err << fmt::format("baghchal: only {} such puzzles were found in {} games\n",
                               with_commas(made.puzzles.size()), with_commas(made.games));
  }
  write(made, options, variant, streams);
  return done;
}

}  // namespace baghchal
