/// How fast a solution answers. The tables are those in the folder that BAGHCHAL_TABLES names;
/// without it these benchmarks are left out.
///
/// Positions are random ones of the whole game: every tier in proportion to its size, either side
/// to move.

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <random>

#include "baghchal/tablebase/table_folder.hpp"

namespace baghchal {
namespace {

const Variant& variant() {
  static const Variant solved{&bagh_chal_board(), *find_rules("solver")};
  return solved;
}

std::string folder() {
  const char* name = std::getenv("BAGHCHAL_TABLES");
  return name == nullptr ? "" : name;
}

class RandomPositions {
 public:
  RandomPositions() {
    std::vector<double> sizes;
    for (int placed = 0; placed <= board_.goats(); ++placed) {
      for (int captured = 0; captured <= std::min(placed, variant().rules.captures_to_win - 1);
           ++captured) {
        tiers_.emplace_back(placed, captured);
        sizes.push_back(
            static_cast<double>(choose(board_.points() - board_.tigers(), placed - captured)));
      }
    }
    tier_ = std::discrete_distribution<std::size_t>(sizes.begin(), sizes.end());
  }

  Position next(Side side) {
    for (;;) {
      const auto [placed, captured] = tiers_[tier_(random_)];
      const PointSet tigers = some_points(board_.tigers(), 0);
      const PointSet goats = some_points(placed - captured, tigers);
      const Position position = Position::unchecked(tigers, goats, board_.goats() - placed, side);
      if (decision(position, variant()) == Decision::none) return position;
    }
  }

 private:
  PointSet some_points(int number, PointSet taken) {
    PointSet points = 0;
    while (count(points) < number) {
      points |= singleton(static_cast<Point>(random_() % static_cast<unsigned>(board_.points()))) &
                ~taken;
    }
    return points;
  }

  const Geometry& board_ = bagh_chal_board();
  std::mt19937_64 random_{1};
  std::vector<std::pair<int, int>> tiers_;
  std::discrete_distribution<std::size_t> tier_;
};

std::vector<Position> positions(int number, std::initializer_list<Side> sides) {
  RandomPositions random;
  std::vector<Position> result;
  while (static_cast<int>(result.size()) < number) {
    for (const Side side : sides) result.push_back(random.next(side));
  }
  return result;
}

void warm(benchmark::State& state, std::initializer_list<Side> sides) {
  const auto tables = TableFolder::open(folder(), variant());
  if (!tables) return state.SkipWithError(tables.error().c_str());
  const std::vector<Position> asked = positions(100'000, sides);
  for (const Position& position : asked)
    benchmark::DoNotOptimize(tables->tablebase().probe(position));
  for (auto _ : state) {
    for (const Position& position : asked) {
      benchmark::DoNotOptimize(tables->tablebase().probe(position));
    }
  }
  state.counters["probes/s"] = benchmark::Counter(static_cast<double>(asked.size()),
                                                  benchmark::Counter::kIsIterationInvariantRate,
                                                  benchmark::Counter::kIs1000);
}

/// Asks the system to forget what it has read of the tables.
void forget_files() {
  for (const auto& entry : std::filesystem::directory_iterator(folder())) {
    const int file = open(entry.path().c_str(), O_RDONLY);
    posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    close(file);
  }
}

/// One probe each after everything has been forgotten but what opening the tables reads.
void cold(benchmark::State& state) {
  const std::vector<Position> asked = positions(200, {Side::goats, Side::tigers});
  std::vector<double> microseconds;
  for (auto _ : state) {
    for (const Position& position : asked) {
      forget_files();
      const auto tables = TableFolder::open(folder(), variant());
      if (!tables) return state.SkipWithError(tables.error().c_str());
      const auto begin = std::chrono::steady_clock::now();
      benchmark::DoNotOptimize(tables->tablebase().probe(position));
      const std::chrono::duration<double, std::micro> taken =
          std::chrono::steady_clock::now() - begin;
      microseconds.push_back(taken.count());
    }
  }
  std::ranges::sort(microseconds);
  state.counters["median us"] = microseconds[microseconds.size() / 2];
  state.counters["99th percentile us"] = microseconds[microseconds.size() * 99 / 100];
}

const bool registered = [] {
  if (folder().empty()) return false;
  using Sides = std::initializer_list<Side>;
  static constexpr Sides goats{Side::goats};
  static constexpr Sides tigers{Side::tigers};
  static constexpr Sides both{Side::goats, Side::tigers};
  benchmark::RegisterBenchmark("probe/warm/either side", warm, both)->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("probe/warm/goats to move", warm, goats)
      ->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("probe/warm/tigers to move", warm, tigers)
      ->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("probe/cold", cold)->Iterations(1)->Unit(benchmark::kMillisecond);
  return true;
}();

}  // namespace
}  // namespace baghchal
