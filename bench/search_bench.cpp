/// How fast the search is: positions a second, and time to a fixed depth in positions of all
/// phases.
///
/// With a prober it asks the tables in the folder that BAGHCHAL_TABLES names for all that it sees
/// of the movement phase; without the variable these benchmarks are left out.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

#include "baghchal/notation/position_line.hpp"
#include "baghchal/search/search.hpp"
#include "baghchal/search/signature.hpp"
#include "baghchal/tablebase/table_folder.hpp"

namespace baghchal {
namespace {

constexpr std::size_t table_bytes = std::size_t{16} << 20;

/// What tables say of the movement phase in a game without past or limit.
class MovementPhase : public Prober {
 public:
  explicit MovementPhase(const Tablebase& tables) : tables_(tables) {}

  std::optional<Score> probe(const Position& position, int /*plies_from_root*/) const override {
    if (position.placement_phase()) return std::nullopt;
    const auto verdict = tables_.probe(position);
    if (!verdict || !*verdict) return std::nullopt;
    const Score for_tigers = score(**verdict);
    return position.side() == Side::tigers ? for_tigers : -for_tigers;
  }

 private:
  Score score(const Verdict& verdict) const {
    if (verdict.value == Value::draw) {
      return drawn_with(*verdict.forced_captures, tables_.variant().rules);
    }
    const Score won = won_in(verdict.distance_plies.value_or(unknown_plies));
    return verdict.value == Value::tigers ? won : -won;
  }

  const Tablebase& tables_;
};

void search_with(benchmark::State& state, const FixedSearch& fixed, const Variant& variant,
                 const Prober* prober) {
  const History history(variant, fixed.position, 0);
  const Stop never;
  Searcher searcher(table_bytes);
  std::int64_t nodes = 0;
  for (auto _ : state) {
    searcher.forget();
    nodes = searcher.search(history, {.depth_plies = fixed.depth_plies}, never, prober).nodes;
  }
  state.counters["nodes"] = static_cast<double>(nodes);
  state.counters["nodes/s"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsIterationInvariantRate);
}

void to_depth(benchmark::State& state, const FixedSearch& fixed) {
  search_with(state, fixed, traditional(), nullptr);
}

void to_depth_with_tables(benchmark::State& state, const FixedSearch& fixed,
                          const std::string& folder) {
  const Variant solved{&bagh_chal_board(), *find_rules("solver")};
  const auto tables = TableFolder::open(folder, solved);
  if (!tables) return state.SkipWithError(tables.error().c_str());
  const MovementPhase prober(tables->tablebase());
  search_with(state, fixed, solved, &prober);
}

std::string name_of(const FixedSearch& fixed) {
  const std::string line = to_text({fixed.position, std::nullopt}, bagh_chal_board());
  return line + "/depth " + std::to_string(fixed.depth_plies);
}

const bool registered = [] {
  const char* folder = std::getenv("BAGHCHAL_TABLES");
  for (const FixedSearch& fixed : fixed_searches()) {
    benchmark::RegisterBenchmark(("search/" + name_of(fixed)).c_str(), to_depth, fixed)
        ->Unit(benchmark::kMillisecond);
    if (folder == nullptr) continue;
    benchmark::RegisterBenchmark(("search/tables/" + name_of(fixed)).c_str(), to_depth_with_tables,
                                 fixed, std::string(folder))
        ->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
}  // namespace baghchal
