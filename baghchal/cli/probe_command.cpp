#include "baghchal/cli/probe_command.hpp"

#include <fmt/format.h>

#include "baghchal/cli/position_argument.hpp"
#include "baghchal/cli/position_output.hpp"
#include "baghchal/cli/verdict_json.hpp"
#include "baghchal/cli/verdict_text.hpp"

namespace baghchal {
namespace {

/// The tables are exact for rules with endless play; most people play others.
constexpr std::string_view note =
    "These values are for play without end being a draw. Where no position may occur twice, as is\n"
    "traditional, read a draw as: no forced win in the tables.\n";

/// Which table a position's verdict stands in, or follows from: that after the goats' placement.
int table_of(const Position& position, const Geometry& board) {
  const bool placement = position.placement_phase() && position.side() == Side::goats;
  return position.placed(board) + (placement ? 1 : 0);
}

std::string unknown_sentence(const Position& position, const Solution& solution) {
  return fmt::format(
      "The tables do not hold this position: {} is missing in\n{}.\nMake it with: {}\n",
      table_file_name(table_of(position, *solution.variant().board)), printable(solution.folder()),
      solution.solve_command());
}

void print_probe(const Position& position, const Probe& found, const Solution& solution,
                 const Streams& streams) {
  const Geometry& board = *solution.variant().board;
  print_board(position, solution.variant(), streams);
  if (found.moves.empty()) return;
  streams.out << '\n';
  if (found.verdict) {
    streams.out << sentence(*found.verdict, position, board) << '\n';
  } else {
    streams.out << unknown_sentence(position, solution);
  }
  streams.out << "\nAfter each move, the best first:\n" << move_groups(found.moves, board);
  if (!found.line.empty())
    streams.out << "\nA line of best moves:\n" << move_lines(found.line, board);
  if (found.verdict && found.verdict->value == Value::draw) streams.out << '\n' << note;
}

}  // namespace

ExitStatus run_probe(const ProbeOptions& options, const Streams& streams) {
  const Solution solution(options.solution);
  const Variant& variant = solution.variant();
  const TableFolder tables = solution.open_whole();
  const auto answer = [&](std::string_view text) {
    const PositionLine line = position_argument(text, variant);
    return probe_json(line, probe(line.position, tables.tablebase()), variant);
  };
  if (options.position == "-") return answer_lines(streams, answer);
  const Position position = position_argument(options.position, variant).position;
  warn_if_unreachable(position, variant, streams.err);
  if (options.json) {
    print_json(answer(options.position), streams.out);
  } else {
    print_probe(position, probe(position, tables.tablebase()), solution, streams);
  }
  return done;
}

}  // namespace baghchal
