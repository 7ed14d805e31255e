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
    {3, 6, 54, 30'000, 41},
    {4, 7, 54, 40'000, 32},
    {4, 8, 68, 60'000, 20},
    {5, 9, 78, 80'000, 8},
}};

}  // namespace

const Weakness& weakness_of(int level) {
  return weaknesses[static_cast<std::size_t>(level - lowest_level)];
}

}  // namespace baghchal
