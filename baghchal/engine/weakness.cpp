#include "baghchal/engine/weakness.hpp"

#include <array>

namespace baghchal {
namespace {

constexpr std::array<Weakness, highest_level> weaknesses{{
    // sure, most, looks on, nodes, error
    {0, 2, 45, 1'000, 165},
    {0, 2, 81, 1'000, 135},
    {2, 3, 20, 4'000, 150},
    {2, 3, 58, 8'000, 102},
    {2, 4, 56, 10'000, 70},
    {3, 5, 42, 20'000, 57},
    {3, 6, 56, 30'000, 40},
    {4, 7, 52, 40'000, 33},
    {4, 8, 68, 60'000, 20},
    {5, 9, 75, 75'000, 11},
}};

}  // namespace

const Weakness& weakness_of(int level) {
  return weaknesses[static_cast<std::size_t>(level - lowest_level)];
}

}  // namespace baghchal
