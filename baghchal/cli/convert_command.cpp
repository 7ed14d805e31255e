#include "baghchal/cli/convert_command.hpp"

#include <fmt/format.h>

#include <vector>

#include "baghchal/cli/files.hpp"
#include "baghchal/cli/position_argument.hpp"

namespace baghchal {
namespace {

struct Input {
  std::string name;  ///< as messages name it
  std::string text;
};

constexpr std::string_view blanks = " \t\r\n";

std::vector<std::string_view> written_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (line.find_first_not_of(blanks) != line.npos) lines.push_back(line);
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return lines;
}

std::string_view trimmed(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
  return line.substr(0, line.find_last_not_of(blanks) + 1);
}

/// A position has its rows in its first word, divided by slashes; no game record starts like that.
bool looks_like_position(std::string_view line) {
  if (line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
  line = trimmed(line);
  const std::string_view word = line.substr(0, line.find_first_of(blanks));
  return word.find_first_of("[{(;.") == word.npos && word.find('/') != word.npos &&
         word.size() < line.size();
}

/// In the dialects that write a game as a row of positions, only a single line is a position.
bool holds_positions(const std::vector<std::string_view>& lines, Dialect dialect) {
  if (lines.empty() || !looks_like_position(lines.front())) return false;
  const bool rows_are_games = dialect == Dialect::obx || dialect == Dialect::pybaghchal;
  return !rows_are_games || lines.size() == 1;
}

Input read_input(const std::string& input, std::istream& in) {
  if (input == "-") return {"standard input", read_all(in)};
  if (file_exists(input)) return {input, read_file(input)};
  if (input == "start") {
    const Geometry& board = bagh_chal_board();
    return {"start", to_text({Position::start(board), 0}, board)};
  }
  if (looks_like_position(input)) return {"the position " + quoted(input), input};
  throw BadInput(fmt::format("{}: no such file, nor is it a position", quoted(input)));
}

Dialect dialect_of(const Input& input, std::optional<Dialect> named) {
  if (named) return *named;
  if (const auto guessed = guess_dialect(input.text)) return *guessed;
  throw BadInput(fmt::format("{}: the dialect cannot be told for certain; name it with --from: {}",
                             input.name, dialect_names()));
}

std::string convert_position(std::string_view line, const std::string& where, Dialect from,
                             Dialect to) {
  const auto position = read_position(trimmed(line), from);
  if (!position) throw BadInput(fmt::format("{}: {}", where, sentences(position.error())));
  const auto written = write_position(*position, to);
  if (!written) throw BadInput(fmt::format("{}: {}", where, written.error()));
  return *written;
}

std::string convert_positions(const Input& input, const std::vector<std::string_view>& lines,
                              Dialect from, Dialect to) {
  std::string converted;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string where =
        lines.size() == 1 ? input.name : fmt::format("{}, position {}", input.name, i + 1);
    const std::string line = convert_position(lines[i], where, from, to);
    converted += line;
    if (!line.ends_with('\n')) converted += '\n';
  }
  return converted;
}

std::string fault_text(const std::string& name, std::size_t game, const RecordFault& fault) {
  const std::string ply = fault.ply ? fmt::format(", ply {}", *fault.ply) : "";
  return fmt::format("{}: game {}, line {}{}: {}", name, game, fault.line, ply, fault.reason);
}

std::string convert_games(const Input& input, Dialect from, Dialect to) {
  std::vector<Record> records;
  for (ReadRecord& read : read_records(input.text, from)) {
    if (!read) throw BadInput(fault_text(input.name, records.size() + 1, read.error()));
    records.push_back(*std::move(read));
  }
  if (records.empty()) throw BadInput(fmt::format("{}: there is no game in it", input.name));
  auto written = write_records(records, to);
  if (!written) throw BadInput(fmt::format("{}: {}", input.name, written.error()));
  return *std::move(written);
}

}  // namespace

ExitStatus run_convert(const ConvertOptions& options, const Streams& streams) {
  const Input input = read_input(options.input, streams.in);
  const std::vector<std::string_view> lines = written_lines(input.text);
  if (lines.empty()) throw BadInput(fmt::format("{}: there is nothing in it", input.name));
  const Dialect from = dialect_of(input, options.from);
  streams.out << (holds_positions(lines, from) ? convert_positions(input, lines, from, options.to)
                                               : convert_games(input, from, options.to));
  return done;
}

std::string dialect_names() {
  std::string names;
  for (const Dialect dialect : dialects()) {
    names += names.empty() ? "" : ", ";
    names += name(dialect);
  }
  return names;
}

}  // namespace baghchal
