#include "baghchal/cli/bench_command.hpp"

#include <fmt/format.h>

#include <chrono>

#include "baghchal/console/amounts.hpp"
#include "baghchal/console/json_text.hpp"
#include "baghchal/console/text_table.hpp"
#include "baghchal/notation/position_line.hpp"
#include "baghchal/search/signature.hpp"

namespace baghchal {
namespace {

using Align = TextTable::Align;

struct Bench {
  std::vector<SignatureSearch> searches;
  std::int64_t signature;  ///< all nodes
  double seconds;

  double nodes_per_second() const { return static_cast<double>(signature) / seconds; }
};

Bench measured() {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  Bench bench{.searches = signature_searches(), .signature = 0, .seconds = 0};
  bench.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  for (const SignatureSearch& search : bench.searches) bench.signature += search.nodes;
  return bench;
}

std::string position_text(const SignatureSearch& search) {
  return to_text(PositionLine{search.position, {}}, bagh_chal_board());
}

std::string commas(std::int64_t number) {
  return with_commas(static_cast<std::uint64_t>(number));
}

std::string bench_text(const Bench& bench) {
  TextTable table({{"Position", Align::left}, {"Depth", Align::right}, {"Nodes", Align::right}});
  for (const SignatureSearch& search : bench.searches) {
    table.add({position_text(search), std::to_string(search.depth_plies), commas(search.nodes)});
  }
  return fmt::format("{}\nSignature: {}\nSpeed: {} nodes a second, for {}\n", table.text(),
                     bench.signature, commas(static_cast<std::int64_t>(bench.nodes_per_second())),
                     duration_text(bench.seconds));
}

Json bench_json(const Bench& bench) {
  Json searches = Json::array();
  for (const SignatureSearch& search : bench.searches) {
    searches.push_back({{"position", position_text(search)},
                        {"depth_plies", search.depth_plies},
                        {"nodes", search.nodes}});
  }
  return {{"signature", bench.signature},
          {"seconds", rounded(bench.seconds)},
          {"nodes_per_second", rounded(bench.nodes_per_second())},
          {"searches", searches}};
}

}  // namespace

ExitStatus run_bench(bool json, const Streams& streams) {
  const Bench bench = measured();
  if (json) {
    print_json(bench_json(bench), streams.out);
  } else {
    streams.out << bench_text(bench);
  }
  return done;
}

}  // namespace baghchal
