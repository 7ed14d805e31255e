#include "baghchal/search/signature.hpp"

#include <array>
#include <string_view>

#include "baghchal/notation/position_line.hpp"
#include "baghchal/search/search.hpp"

namespace baghchal {
namespace {

constexpr std::size_t table_bytes = std::size_t{16} << 20;

struct Line {
  std::string_view position;
  int depth_plies;
};

constexpr std::array<Line, 12> lines{{
    {"T3T/5/5/5/T3T g 20 0", 8},
    {"1T2T/5/2G2/1T1G1/4T g 18 0", 8},
    {"4T/4T/G3G/T1G1G/4T g 15 1", 9},
    {"4T/1G2T/G3G/T1G1G/4T t 14 1", 9},
    {"T1GG1/4G/T3T/5/3TG g 15 1", 9},
    {"1TGGG/2G1G/T2GG/T2T1/GG2G g 8 2", 11},
    {"GGGGG/T1G1T/G2TG/G3G/TGGG1 t 6 1", 11},
    {"TGGGT/G3G/G1TGG/G2GG/TGGGG t 5 0", 13},
    {"GTGGG/GG1TG/GT1GG/GTGGG/GGGGG t 1 0", 11},
    {"GT1GG/G2GG/GTGGG/GGGGT/1T1GG g 0 4", 9},
    {"1GGGG/T1TGG/GT1GG/GGGTG/GGGG1 t 0 3", 9},
    {"T1TGG/G2GG/GGGGG/TTGGG/G1GGG g 0 3", 9},
}};

std::int64_t nodes_of(const FixedSearch& fixed) {
  const Stop never;
  return Searcher(table_bytes)
      .search(History(traditional(), fixed.position, 0), {.depth_plies = fixed.depth_plies}, never)
      .nodes;
}

}  // namespace

std::vector<FixedSearch> fixed_searches() {
  std::vector<FixedSearch> searches;
  searches.reserve(lines.size());
  for (const Line& line : lines) {
    searches.push_back({parse_position(line.position, traditional())->position, line.depth_plies});
  }
  return searches;
}

std::vector<SignatureSearch> signature_searches() {
  std::vector<SignatureSearch> searches;
  searches.reserve(lines.size());
  for (const FixedSearch& fixed : fixed_searches()) {
    searches.push_back({fixed.position, fixed.depth_plies, nodes_of(fixed)});
  }
  return searches;
}

}  // namespace baghchal
