// How fast positions and game records are read: MB of text a second.
#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

#include "baghchal/notation/dialects.hpp"
#include "tests/support/generators.hpp"

namespace baghchal {
namespace {

constexpr int games = 500;
constexpr int plies = 80;

/// Games with the tags, comments and variations of analysed ones.
std::vector<Record> random_records(Random& random) {
  std::vector<Record> records(games);
  for (Record& record : records) {
    record.tags = {{"Event", "Bench"}, {"Goats", "Somebody"}, {"Tigers", "Somebody else"}};
    for (const Move move : random_game(record.variant, plies, random)) {
      record.line.moves.push_back({move});
    }
    for (std::size_t i = 9; i < record.line.moves.size(); i += 10) {
      record.line.moves[i].comments = {" [%value draw] a quiet move "};
      record.line.moves[i].variations = {{{}, {{record.line.moves[i].move, {1}, {}, {}}}}};
    }
  }
  return records;
}

void set_bytes(benchmark::State& state, std::size_t size) {
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(size));
}

void read_games(benchmark::State& state, Dialect dialect) {
  Random random(1);
  const std::string text = write_records(random_records(random), dialect).value();
  for (auto _ : state) benchmark::DoNotOptimize(read_records(text, dialect));
  set_bytes(state, text.size());
}

void write_games(benchmark::State& state, Dialect dialect) {
  Random random(1);
  const std::vector<Record> records = random_records(random);
  std::size_t size = 0;
  for (auto _ : state) size = write_records(records, dialect).value().size();
  set_bytes(state, size);
}

void read_positions(benchmark::State& state, Dialect dialect) {
  Random random(1);
  std::vector<std::string> lines;
  std::size_t size = 0;
  for (int i = 0; i < 1000; ++i) {
    const Position position = random_position(traditional(), random);
    lines.push_back(write_position({position, std::nullopt}, dialect).value());
    size += lines.back().size();
  }
  for (auto _ : state) {
    for (const std::string& line : lines) benchmark::DoNotOptimize(read_position(line, dialect));
  }
  set_bytes(state, size);
}

BENCHMARK_CAPTURE(read_positions, record, Dialect::record);
BENCHMARK_CAPTURE(read_positions, obx, Dialect::obx);
BENCHMARK_CAPTURE(read_games, record, Dialect::record);
BENCHMARK_CAPTURE(read_games, baghchal_py, Dialect::baghchal_py);
BENCHMARK_CAPTURE(read_games, obx, Dialect::obx);
BENCHMARK_CAPTURE(read_games, pybaghchal, Dialect::pybaghchal);
BENCHMARK_CAPTURE(write_games, record, Dialect::record);

}  // namespace
}  // namespace baghchal
