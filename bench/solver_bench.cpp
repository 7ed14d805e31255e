/// How fast the placement phase's kernels go over whole planes, beside what memory gives: reading
/// one plane and writing another, word by word, is what no kernel can be faster than.

#include <benchmark/benchmark.h>

#include <algorithm>

#include "baghchal/board/geometry.hpp"
#include "baghchal/solver/bit_plane.hpp"
#include "baghchal/solver/kernels.hpp"
#include "baghchal/solver/plane_moves.hpp"

namespace baghchal {
namespace {

constexpr int some_placed = 12;

const TigerClasses& classes() {
  static const TigerClasses all(bagh_chal_board());
  return all;
}

Sizes all_sizes() {
  return {0, classes().goat_bits()};
}

struct Planes {
  BitPlane goats{classes(), bagh_chal_board().goats()};
  BitPlane tigers{classes(), bagh_chal_board().goats()};
};

Planes& planes() {
  static Planes both;
  static const bool filled = [] {
    for (std::uint32_t i = 0; i < classes().size(); ++i) {
      std::fill_n(both.goats.of(i), both.goats.rows(), places_with(static_cast<int>(i % row_bits)));
      std::fill_n(both.tigers.of(i), both.tigers.rows(), places_with(0));
    }
    return true;
  }();
  static_cast<void>(filled);
  return both;
}

void count_planes(benchmark::State& state, double planes_touched) {
  state.counters["plane bytes/s"] = benchmark::Counter(
      planes_touched * static_cast<double>(BitPlane::bytes(classes())),
      benchmark::Counter::kIsIterationInvariantRate, benchmark::Counter::kIs1000);
}

/// The tigers' turn: every move of every class, over every entry or those of one stage.
void tigers_turn(benchmark::State& state, const Kernels& kernels, Sizes sizes) {
  std::vector<std::vector<MoveSource>> moves;
  std::size_t all_moves = 0;
  for (std::uint32_t i = 0; i < classes().size(); ++i) {
    moves.push_back(plane_moves(i, classes(), planes().goats.bits()));
    all_moves += moves.back().size();
  }
  for (auto _ : state) {
    for (std::uint32_t i = 0; i < classes().size(); ++i) {
      for (const MoveSource& move : moves[i]) {
        kernels.move(move.move, planes().goats.of(move.tiger_class), planes().tigers.of(i), sizes);
      }
    }
  }
  state.counters["moves"] = static_cast<double>(all_moves);
  count_planes(state, 1);
}

void goats_turn(benchmark::State& state, const Kernels& kernels, Sizes sizes) {
  planes();
  for (auto _ : state) {
    for (std::uint32_t i = 0; i < classes().size(); ++i) {
      kernels.place(planes().tigers.of(i), planes().goats.of(i), classes().goat_bits(), sizes);
    }
  }
  count_planes(state, 1);
}

void copying(benchmark::State& state) {
  planes();  // made before the clock runs
  for (auto _ : state) {
    for (std::uint32_t i = 0; i < classes().size(); ++i) {
      std::copy_n(planes().goats.of(i), planes().goats.rows(), planes().tigers.of(i));
    }
    benchmark::ClobberMemory();
  }
  count_planes(state, 1);
}

const bool registered = [] {
  benchmark::RegisterBenchmark("planes/copy", copying)->Unit(benchmark::kMillisecond);
  for (const Kernels& kernels : available_kernels()) {
    const std::string name(kernels.name);
    const Sizes stage{some_placed - 4, some_placed};
    for (const auto& [what, sizes] :
         {std::pair{"all", all_sizes()}, std::pair{"12 placed", stage}}) {
      benchmark::RegisterBenchmark(("tigers' turn/" + name + '/' + what).c_str(), tigers_turn,
                                   kernels, sizes)
          ->Unit(benchmark::kMillisecond);
      benchmark::RegisterBenchmark(("goats' turn/" + name + '/' + what).c_str(), goats_turn,
                                   kernels, sizes)
          ->Unit(benchmark::kMillisecond);
    }
  }
  return true;
}();

}  // namespace
}  // namespace baghchal
