/// How fast the board layer is: perft, and each of its functions on middle-game positions.

#include <benchmark/benchmark.h>

#include <vector>

#include "baghchal/board/perft.hpp"
#include "baghchal/board/symmetry.hpp"
#include "baghchal/board/unmoves.hpp"
#include "tests/support/generators.hpp"

namespace baghchal {
namespace {

benchmark::Counter per_second(std::uint64_t number) {
  return {static_cast<double>(number), benchmark::Counter::kIsIterationInvariantRate};
}

void perft_of_the_start(benchmark::State& state) {
  const Position start = Position::start(bagh_chal_board());
  const Variant variant = traditional();
  std::uint64_t leaves = 0;
  for (auto _ : state) {
    leaves = perft(start, static_cast<int>(state.range(0)), variant);
    benchmark::DoNotOptimize(leaves);
  }
  state.counters["leaves"] = per_second(leaves);
}
BENCHMARK(perft_of_the_start)->Arg(6)->Arg(8)->Unit(benchmark::kMillisecond);

/// Positions of random games between the tenth ply and the hundredth, none decided.
std::vector<Position> middle_game_positions(bool all_placed) {
  constexpr std::size_t wanted = 1000;
  Random random(1);
  std::vector<Position> positions;
  while (positions.size() < wanted) {
    const Position position =
        random_played_position(traditional(), random_number(10, 100, random), random);
    if (position.placement_phase() != all_placed &&
        decision(position, traditional()) == Decision::none) {
      positions.push_back(position);
    }
  }
  return positions;
}

/// Runs `work` on every position, again and again.
template <typename Work>
void on_middle_game_positions(benchmark::State& state, Work work) {
  const std::vector<Position> positions = middle_game_positions(state.range(0) != 0);
  for (auto _ : state) {
    for (const Position& position : positions) benchmark::DoNotOptimize(work(position));
  }
  state.counters["positions"] = per_second(positions.size());
}

void legal_moves_listed(benchmark::State& state) {
  const Variant variant = traditional();
  on_middle_game_positions(
      state, [&](const Position& position) { return legal_moves(position, variant); });
}
BENCHMARK(legal_moves_listed)->ArgName("all_placed")->Arg(0)->Arg(1);

void legal_moves_counted(benchmark::State& state) {
  const Variant variant = traditional();
  on_middle_game_positions(
      state, [&](const Position& position) { return count_legal_moves(position, variant); });
}
BENCHMARK(legal_moves_counted)->ArgName("all_placed")->Arg(0)->Arg(1);

void predecessors_listed(benchmark::State& state) {
  const Variant variant = traditional();
  on_middle_game_positions(
      state, [&](const Position& position) { return predecessors(position, variant); });
}
BENCHMARK(predecessors_listed)->ArgName("all_placed")->Arg(0)->Arg(1);

void canonical_form(benchmark::State& state) {
  on_middle_game_positions(
      state, [](const Position& position) { return canonical(position, bagh_chal_board()); });
}
BENCHMARK(canonical_form)->ArgName("all_placed")->Arg(0)->Arg(1);

}  // namespace
}  // namespace baghchal
