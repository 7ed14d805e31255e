#include "baghchal/search/signature.hpp"

#include <array>
#include <string_view>

#include "baghchal/notation/position_line.hpp"
#include "baghchal/search/search.hpp"

namespace baghchal {
namespace {

constexpr std::size_t table_bytes = std::size_t{16} << 20;

struct FixedSearch {
  std::string_view position;
  int depth_plies;
};

constexpr std::array<FixedSearch, 12> fixed_searches{{
    {"T3T/5/5/5/T3T g 20 0", 9},
    {"1T2T/5/2G2/1T1G1/4T g 18 0", 9},
    {"4T/4T/G3G/T1G1G/4T g 15 1", 10},
    {"4T/1G2T/G3G/T1G1G/4T t 14 1", 10},
    {"T1GG1/4G/T3T/5/3TG g 15 1", 10},
    {"1TGGG/2G1G/T2GG/T2T1/GG2G g 8 2", 12},
    {"GGGGG/T1G1T/G2TG/G3G/TGGG1 t 6 1", 12},
    {"TGGGT/G3G/G1TGG/G2GG/TGGGG t 5 0", 14},
    {"GTGGG/GG1TG/GT1GG/GTGGG/GGGGG t 1 0", 12},
    {"GT1GG/G2GG/GTGGG/GGGGT/1T1GG g 0 4", 10},
    {"1GGGG/T1TGG/GT1GG/GGGTG/GGGG1 t 0 3", 10},
    {"T1TGG/G2GG/GGGGG/TTGGG/G1GGG g 0 3", 10},
}};

SignatureSearch searched(const FixedSearch& fixed) {
  const Variant variant = traditional();
  const Position position = parse_position(fixed.position, variant)->position;
  const Stop never;
  const SearchResult result =
      Searcher(table_bytes)
          .search(History(variant, position, 0), {.depth_plies = fixed.depth_plies}, never);
  return {position, fixed.depth_plies, result.nodes};
}

}  // namespace

std::vector<SignatureSearch> signature_searches() {
  std::vector<SignatureSearch> searches;
  for (const FixedSearch& fixed : fixed_searches) searches.push_back(searched(fixed));
  return searches;
}

}  // namespace baghchal
