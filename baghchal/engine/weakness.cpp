#include "baghchal/engine/weakness.hpp"

#include <array>

namespace baghchal {
namespace {

constexpr std::array<Weakness, highest_level> weaknesses{{
    // depth, nodes, looks on, blind, error
    {2, 1'000, 30, 40, 150},
    {2, 1'000, 50, 20, 100},
    {3, 2'000, 60, 8, 80},
    {3, 4'000, 75, 4, 60},
    {4, 8'000, 80, 2, 45},
    {5, 15'000, 85, 1, 30},
    {6, 30'000, 90, 0, 20},
    {7, 50'000, 95, 0, 12},
    {9, 80'000, 98, 0, 6},
    {60, 120'000, 100, 0, 1},
}};

}  // namespace

const Weakness& weakness_of(int level) {
  return weaknesses[static_cast<std::size_t>(level - lowest_level)];
}

}  // namespace baghchal
