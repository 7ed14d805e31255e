#include "baghchal/cli/check_command.hpp"

#include <fmt/format.h>

#include "baghchal/console/game_text.hpp"
#include "baghchal/console/json_text.hpp"
#include "baghchal/game/replay.hpp"
#include "baghchal/notation/english.hpp"

namespace baghchal {
namespace {

struct Fault {
  std::optional<int> line;
  std::optional<int> ply;
  std::string reason;
};

/// A game as it was checked: how long it is and how it ended, or what is wrong.
struct CheckedGame {
  int plies = 0;
  std::string result = {};
  std::optional<Fault> fault = {};
};

CheckedGame verdict(const ReadRecord& read) {
  if (!read) return {.fault = Fault{read.error().line, read.error().ply, read.error().reason}};
  const auto game = replay(*read);
  if (!game) return {.fault = Fault{{}, game.error().ply, game.error().reason}};
  const auto outcome = game->outcome();
  return {.plies = static_cast<int>(game->moves().size()),
          .result = std::string(outcome ? result_text(*outcome) : to_text(read->result))};
}

std::string place(const Fault& fault) {
  std::string line = fault.line ? fmt::format("line {}", *fault.line) : "";
  if (!fault.ply) return line;
  const std::string ply = fmt::format("ply {}", *fault.ply);
  return line.empty() ? ply : fmt::format("{} ({})", ply, line);
}

std::string text(const std::string& file, std::size_t number, const CheckedGame& verdict) {
  if (!verdict.fault) {
    return fmt::format("{}: game {}: {}, {}", printable(file), number, plies_text(verdict.plies),
                       verdict.result);
  }
  return fmt::format("{}: game {}: at fault in {}: {}", printable(file), number,
                     place(*verdict.fault), verdict.fault->reason);
}

Json json(const std::string& file, std::size_t number, const CheckedGame& verdict) {
  Json answer;
  answer["file"] = file;
  answer["game"] = number;
  answer["legal"] = !verdict.fault;
  answer["plies"] = verdict.fault ? Json() : Json(verdict.plies);
  answer["result"] = verdict.fault ? Json() : Json(verdict.result);
  answer["fault"] = Json();
  if (const auto& fault = verdict.fault) {
    answer["fault"] = {
        {"line", or_null(fault->line)}, {"ply", or_null(fault->ply)}, {"reason", fault->reason}};
  }
  return answer;
}

ExitStatus check_file(const std::string& file, const CheckOptions& options,
                      const Streams& streams) {
  const GameText input = read_game_text(file, streams.in);
  const std::vector<ReadRecord> records = read_records(input.text, dialect_of(input, options.from));
  if (records.empty()) throw BadInput(fmt::format("{}: there is no game in it", input.name));
  ExitStatus status = done;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const CheckedGame found = verdict(records[i]);
    if (options.json) {
      print_json(json(file, i + 1, found), streams.out);
    } else {
      streams.out << text(input.name, i + 1, found) << '\n';
    }
    if (found.fault) status = answer_is_no;
  }
  return status;
}

}  // namespace

ExitStatus run_check(const CheckOptions& options, const Streams& streams) {
  ExitStatus status = done;
  for (const std::string& file : options.files) {
    try {
      status = std::max(status, check_file(file, options, streams));
    } catch (const BadInput& problem) {
      streams.err << "baghchal: " << printable(problem.what()) << '\n';
      status = bad_input;
    }
  }
  return status;
}

}  // namespace baghchal
