#include "baghchal/engine/weakness.hpp"

#include <array>

namespace baghchal {
namespace {

constexpr std::array<Weakness, highest_level> weaknesses{{
    // sure, most, looks on, nodes, error
    {0, 2, 45, 1'000, 165},
    {0, 2, 82, 1'000, 134},
    {2, 3, 30, 4'000, 133},
    {2, 3, 66, 8'000, 88},
    {2, 4, 62, 10'000, 62},
    {3, 5, 48, 20'000, 50},
    {3, 6, 60, 30'000, 36},
    {4, 7, 60, 40'000, 28},
    {4, 8, 72, 60'000, 17},
    {5, 9, 78, 80'000, 8},
}};

}  // namespace

const Weakness& weakness_of(int level) {
  return weaknesses[static_cast<std::size_t>(level - lowest_level)];
}

}  // namespace baghchal
