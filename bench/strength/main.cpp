/// How often a chooser of moves keeps the value of critical positions (critical_positions.hpp).
///
///     export BAGHCHAL_TABLES=…/bagh-chal-20-goats
///     baghchal_strength collect NUMBER SEED OUT [GAMES…]    files of real games, which come first
///     baghchal_strength measure POSITIONS CHOOSER…
///
/// `collect` writes a file with a position a line, `measure` reads one and prints a line for each
/// chooser:
///
///     random               a random move: what it keeps on the average
///     depth=5              a search of so many plies, without tables
///     nodes=100000         a search of so many nodes
///     ms=100               a search of so many milliseconds
///     ms=100+movement      the same with the tables of the movement phase; so for the others too
///
/// The rules are `solver`, which the tables are exact for.

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "baghchal/engine/table_prober.hpp"
#include "baghchal/notation/position_line.hpp"
#include "baghchal/tablebase/table_folder.hpp"
#include "bench/strength/critical_positions.hpp"

namespace baghchal {
namespace {

using Arguments = std::span<const std::string>;
using Clock = std::chrono::steady_clock;

const Variant& variant() {
  static const Variant solved{&bagh_chal_board(), *find_rules("solver")};
  return solved;
}

Result<TableFolder> open_tables() {
  const char* folder = std::getenv("BAGHCHAL_TABLES");
  if (folder == nullptr) {
    return tl::unexpected(std::string("BAGHCHAL_TABLES does not name the folder of the tables"));
  }
  return TableFolder::open(folder, variant());
}

Result<std::int64_t> number_from(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 1) {
    return tl::unexpected(fmt::format("\"{}\" is no number from 1 up", text));
  }
  return number;
}

Result<std::string> read_file(const std::string& path) {
  std::ifstream file(path);
  if (!file) return tl::unexpected(fmt::format("{} cannot be read", path));
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// --- collect

Result<void> add_real_games(CriticalPositions& positions, Arguments paths) {
  for (const std::string& path : paths) {
    const auto text = read_file(path);
    if (!text) return tl::unexpected(text.error());
    if (const auto added = positions.add(positions_of_games(*text)); !added) return added;
  }
  fmt::print("{} critical positions from real games\n", positions.found().size());
  return {};
}

Result<void> write_positions(std::span<const CriticalPosition> positions, const std::string& path) {
  std::ofstream file(path);
  for (const CriticalPosition& critical : positions) {
    file << to_text({critical.position, std::nullopt}, *variant().board) << '\n';
  }
  file.close();
  if (!file) return tl::unexpected(fmt::format("{} cannot be written", path));
  return {};
}

Result<void> collect(Arguments arguments) {
  const auto number = number_from(arguments[0]);
  const auto seed = number_from(arguments[1]);
  if (!number) return tl::unexpected(number.error());
  if (!seed) return tl::unexpected(seed.error());
  const auto tables = open_tables();
  if (!tables) return tl::unexpected(tables.error());
  CriticalPositions positions(tables->tablebase());
  if (const auto added = add_real_games(positions, arguments.subspan(3)); !added) return added;
  const auto wanted = static_cast<std::size_t>(*number);
  SelfPlay games(variant(), static_cast<std::uint64_t>(*seed));
  while (positions.found().size() < wanted) {
    if (const auto added = positions.add(games.next_game()); !added) return added;
  }
  return write_positions(std::span(positions.found()).first(wanted), arguments[2]);
}

// --- measure

struct Chooser {
  std::string name;
  SearchLimits limits = {};
  std::chrono::milliseconds time = std::chrono::hours(1);
  bool random = false;
  bool movement_tables = false;
};

Result<Chooser> chooser_from(const std::string& text) {
  Chooser chooser{.name = text};
  std::string_view rest = text;
  constexpr std::string_view with_tables = "+movement";
  if (rest.ends_with(with_tables)) {
    chooser.movement_tables = true;
    rest.remove_suffix(with_tables.size());
  }
  chooser.random = rest == "random";
  if (chooser.random) return chooser;
  const std::size_t equals = std::min(rest.find('='), rest.size());
  const std::string_view kind = rest.substr(0, equals);
  if (kind != "depth" && kind != "nodes" && kind != "ms") {
    return tl::unexpected(fmt::format(
        "\"{}\" is no chooser; there are random, depth=N, nodes=N and ms=N, with +movement", text));
  }
  const auto number = number_from(rest.substr(std::min(equals + 1, rest.size())));
  if (!number) return tl::unexpected(fmt::format("{}: {}", text, number.error()));
  if (kind == "depth") {
    chooser.limits.depth_plies =
        static_cast<int>(std::min<std::int64_t>(*number, most_depth_plies));
  }
  if (kind == "nodes") chooser.limits.nodes = *number;
  if (kind == "ms") chooser.time = std::chrono::milliseconds(*number);
  return chooser;
}

struct Tally {
  double value_kept = 0;
  double grade_kept = 0;
  double depth_plies = 0;
  double nodes = 0;
  double seconds = 0;
};

void add_random(const CriticalPosition& critical, Tally& tally) {
  const auto share = [&](bool JudgedMove::* keeps) {
    return static_cast<double>(std::ranges::count_if(critical.moves, keeps)) /
           static_cast<double>(critical.moves.size());
  };
  tally.value_kept += share(&JudgedMove::keeps_value);
  tally.grade_kept += share(&JudgedMove::keeps_grade);
}

void add_search(const Chooser& chooser, const CriticalPosition& critical, const Tablebase& movement,
                Searcher& searcher, Tally& tally) {
  const History game(variant(), critical.position, 0);
  const TableProber prober(&movement, game);
  const auto begin = Clock::now();
  const Stop stop([&] { return Clock::now() - begin >= chooser.time; });
  searcher.forget();
  const SearchResult result =
      searcher.search(game, chooser.limits, stop, chooser.movement_tables ? &prober : nullptr);
  tally.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
  tally.depth_plies += result.depth_plies;
  tally.nodes += static_cast<double>(result.nodes);
  const JudgedMove& judged =
      *std::ranges::find(critical.moves, result.moves.front().move, &JudgedMove::move);
  tally.value_kept += judged.keeps_value ? 1 : 0;
  tally.grade_kept += judged.keeps_grade ? 1 : 0;
}

void print(const Chooser& chooser, const Tally& tally, std::size_t positions) {
  const auto number = static_cast<double>(positions);
  fmt::print("{:24} {:9.1f}% {:15.1f}% {:8.1f} {:12.0f} {:10.2f} {:11.2f}\n", chooser.name,
             100 * tally.value_kept / number, 100 * tally.grade_kept / number,
             tally.depth_plies / number, tally.nodes / number, 1000 * tally.seconds / number,
             tally.seconds > 0 ? tally.nodes / tally.seconds / 1e6 : 0);
  std::fflush(stdout);
}

Tally measured(const Chooser& chooser, std::span<const CriticalPosition> positions,
               const Tablebase& movement) {
  constexpr std::size_t memory_bytes = std::size_t{64} << 20;
  Searcher searcher(memory_bytes);
  Tally tally;
  for (const CriticalPosition& critical : positions) {
    if (chooser.random) {
      add_random(critical, tally);
    } else {
      add_search(chooser, critical, movement, searcher, tally);
    }
  }
  return tally;
}

Result<std::vector<Position>> read_positions(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return tl::unexpected(text.error());
  std::vector<Position> result;
  std::string_view rest = *text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const auto line = parse_position(rest.substr(0, end), variant());
    if (!line) {
      return tl::unexpected(
          fmt::format("{}, line {}: {}", path, result.size() + 1, sentences(line.error())));
    }
    result.push_back(line->position);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return result;
}

Result<void> measure(Arguments arguments) {
  std::vector<Chooser> choosers;
  for (const std::string& text : arguments.subspan(1)) {
    const auto chooser = chooser_from(text);
    if (!chooser) return tl::unexpected(chooser.error());
    choosers.push_back(*chooser);
  }
  const auto read = read_positions(arguments[0]);
  if (!read) return tl::unexpected(read.error());
  const auto tables = open_tables();
  if (!tables) return tl::unexpected(tables.error());
  if (tables->movement_values() == nullptr) {
    return tl::unexpected(fmt::format("{} is missing", movement_values_file_name));
  }
  CriticalPositions positions(tables->tablebase());
  if (const auto added = positions.add(*read); !added) return added;
  fmt::print("{} critical positions\n\n", positions.found().size());
  fmt::print(
      "chooser                  value kept  captures too    depth        nodes   ms a move  M "
      "nodes/s\n");
  for (const Chooser& chooser : choosers) {
    print(chooser, measured(chooser, positions.found(), *tables->movement_values()),
          positions.found().size());
  }
  return {};
}

int run(Arguments arguments) {
  Result<void> done;
  if (arguments.size() >= 4 && arguments[0] == "collect") {
    done = collect(arguments.subspan(1));
  } else if (arguments.size() >= 3 && arguments[0] == "measure") {
    done = measure(arguments.subspan(1));
  } else {
    done = tl::unexpected(std::string(
        "usage: baghchal_strength collect NUMBER SEED OUT [GAMES…] | measure POSITIONS CHOOSER…"));
  }
  if (done) return 0;
  fmt::print(stderr, "baghchal_strength: {}\n", done.error());
  return 2;
}

}  // namespace
}  // namespace baghchal

int main(int count, char** words) {
  return baghchal::run(std::vector<std::string>(words + 1, words + count));
}
