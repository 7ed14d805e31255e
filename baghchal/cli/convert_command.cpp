#include "baghchal/cli/convert_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "baghchal/cli/position_argument.hpp"
#include "baghchal/console/files.hpp"
#include "baghchal/console/game_text.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

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

/// A position has its rows in its first word, letters and digits divided by slashes; no game record
/// starts like that.
bool looks_like_position(std::string_view line) {
  line = trimmed(without_mark(line));
  const std::string_view word = line.substr(0, line.find_first_of(blanks));
  return word.find('/') != word.npos && word.size() < line.size() &&
         std::ranges::all_of(word, [](char c) { return c == '/' || is_letter(c) || is_digit(c); });
}

/// In the dialects that write a game as a row of positions, only a single line is a position.
bool holds_positions(const std::vector<std::string_view>& lines, Dialect dialect) {
  if (lines.empty() || !looks_like_position(lines.front())) return false;
  const bool rows_are_games = dialect == Dialect::obx || dialect == Dialect::pybaghchal;
  return !rows_are_games || lines.size() == 1;
}

GameText read_input(const std::string& input, std::istream& in) {
  if (input == "-" || file_exists(input)) return read_game_text(input, in);
  if (input == "start") {
    const Geometry& board = bagh_chal_board();
    return {"start", to_text({Position::start(board), 0}, board)};
  }
  if (looks_like_position(input)) return {"the position " + in_quotes(input), input};
  throw BadInput(fmt::format("{}: no such file, nor is it a position", in_quotes(input)));
}

std::string convert_position(std::string_view line, const std::string& where, Dialect from,
                             Dialect to) {
  const auto position = read_position(trimmed(line), from);
  if (!position) throw BadInput(fmt::format("{}: {}", where, sentences(position.error())));
  const auto written = write_position(*position, to);
  if (!written) throw BadInput(fmt::format("{}: {}", where, written.error()));
  return *written;
}

std::string convert_positions(const GameText& input, const std::vector<std::string_view>& lines,
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

std::string convert_games(const GameText& input, Dialect from, Dialect to) {
  std::vector<Record> records;
  for (ReadRecord& read : read_records(input.text, from)) {
    if (!read) {
      throw BadInput(
          fmt::format("{}: game {}, {}", input.name, records.size() + 1, fault_text(read.error())));
    }
    records.push_back(*std::move(read));
  }
  if (records.empty()) throw BadInput(fmt::format("{}: there is no game in it", input.name));
  auto written = write_records(records, to);
  if (!written) throw BadInput(fmt::format("{}: {}", input.name, written.error()));
  return *std::move(written);
}

}  // namespace

ExitStatus run_convert(const ConvertOptions& options, const Streams& streams) {
  const GameText input = read_input(options.input, streams.in);
  const std::vector<std::string_view> lines = written_lines(input.text);
  const Dialect from = dialect_of(input, options.from);
  streams.out << (holds_positions(lines, from) ? convert_positions(input, lines, from, options.to)
                                               : convert_games(input, from, options.to));
  return done;
}

}  // namespace baghchal
