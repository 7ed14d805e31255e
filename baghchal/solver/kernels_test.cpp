#include "baghchal/solver/kernels.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "tests/support/generators.hpp"

namespace baghchal {
namespace {

using Plane = std::vector<Row>;

bool entry(const Plane& plane, std::uint32_t index) {
  return (plane[index >> row_bits].words[index >> word_bits & (row_words - 1)] >> (index & 63) &
          1U) != 0;
}

Plane random_plane(int bits, Random& random) {
  Plane plane(std::size_t{1} << (bits - row_bits));
  for (Row& row : plane) {
    for (std::uint64_t& word : row.words) word = random();
  }
  return plane;
}

/// A map of bits in random order with a step's or a capture's conditions. With few bits moved the
/// order is near to none, as those of real moves are.
IndexMap random_map(int bits, bool capture, Random& random) {
  IndexMap map;
  map.bits = bits;
  std::iota(map.source_of.begin(), map.source_of.begin() + bits, std::uint8_t{0});
  if (random_number(0, 1, random) == 0) {
    std::shuffle(map.source_of.begin(), map.source_of.begin() + bits, random);
  } else {
    for (int swaps = random_number(0, 6, random); swaps > 0; --swaps) {
      std::swap(map.source_of[static_cast<std::size_t>(random_number(0, bits - 1, random))],
                map.source_of[static_cast<std::size_t>(random_number(0, bits - 1, random))]);
    }
  }
  map.cleared = random_number(0, bits - 1, random);
  if (capture) map.victim = (map.cleared + random_number(1, bits - 1, random)) % bits;
  return map;
}

std::uint32_t source_index(const IndexMap& map, std::uint32_t target) {
  std::uint32_t source = 0;
  for (int bit = 0; bit < map.bits; ++bit) {
    if (bit != map.victim && (target >> bit & 1U) != 0) {
      source |= 1U << map.source_of[static_cast<std::size_t>(bit)];
    }
  }
  return source;
}

bool takes_part(const IndexMap& map, std::uint32_t target) {
  return (target >> map.cleared & 1U) == 0 && (map.victim < 0 || (target >> map.victim & 1U) != 0);
}

class EveryKernel : public testing::TestWithParam<Kernels> {};

TEST_P(EveryKernel, MovesEntryByEntry) {
  Random random(1);
  for (int i = 0; i < 600; ++i) {
    const int bits = random_number(row_bits, 14, random);
    const IndexMap map = random_map(bits, i % 2 == 0, random);
    const Plane source = random_plane(bits, random);
    const Plane before = random_plane(bits, random);
    Plane target = before;
    GetParam().move(PlaneMove(map), source.data(), target.data(), {0, bits});
    for (std::uint32_t index = 0; index < 1U << bits; ++index) {
      const bool moved = takes_part(map, index) && entry(source, source_index(map, index));
      ASSERT_EQ(entry(target, index), entry(before, index) || moved) << i << ' ' << index;
    }
  }
}

TEST_P(EveryKernel, PlacesEntryByEntry) {
  Random random(2);
  for (int bits = 3; bits <= 13; ++bits) {
    Plane plane = random_plane(std::max(bits, row_bits), random);
    for (Row& row : plane) {
      for (std::uint64_t& word : row.words) word |= random() | random();
    }
    const Plane source = plane;
    GetParam().place(plane.data(), plane.data(), bits, {0, bits});
    for (std::uint32_t index = 0; index < 1U << bits; ++index) {
      bool all = true;
      for (int bit = 0; bit < bits; ++bit) {
        all = all && ((index >> bit & 1U) != 0 || entry(source, index | 1U << bit));
      }
      ASSERT_EQ(entry(plane, index), all) << bits << ' ' << index;
    }
  }
}

TEST_P(EveryKernel, CountsEntryByEntry) {
  Random random(4);
  for (int bits = 3; bits <= 13; ++bits) {
    const Plane plane = random_plane(std::max(bits, row_bits), random);
    const int least = random_number(-2, bits, random);
    const int most = random_number(std::max(least, 0), bits, random);
    std::vector<std::uint64_t> expected(static_cast<std::size_t>(bits) + 1);
    for (std::uint32_t index = 0; index < 1U << bits; ++index) {
      const int size = std::popcount(index);
      if (size >= least && size <= most)
        expected[static_cast<std::size_t>(size)] += entry(plane, index);
    }
    std::vector<std::uint64_t> counts(expected.size());
    GetParam().count(plane.data(), bits, {least, most}, counts.data());
    ASSERT_EQ(counts, expected) << bits;
  }
}

TEST_P(EveryKernel, MovesWithMoreCrossingsThanPlacesStay) {
  Random random(5);
  constexpr int bits = 18;  // all nine places may cross
  for (int i = 0; i < 10; ++i) {
    IndexMap map = random_map(bits, i % 2 == 0, random);
    std::iota(map.source_of.begin(), map.source_of.begin() + bits, std::uint8_t{0});
    for (int bit = 0; bit < std::min(i + 1, row_bits); ++bit) {
      std::swap(map.source_of[static_cast<std::size_t>(bit)],
                map.source_of[static_cast<std::size_t>(bit + row_bits)]);
    }
    const Plane source = random_plane(bits, random);
    Plane target(source.size());
    GetParam().move(PlaneMove(map), source.data(), target.data(), {0, bits});
    for (std::uint32_t index = 0; index < 1U << bits; ++index) {
      ASSERT_EQ(entry(target, index),
                takes_part(map, index) && entry(source, source_index(map, index)))
          << i << ' ' << index;
    }
  }
}

TEST_P(EveryKernel, AnswersTheSizesAskedFor) {
  Random random(3);
  constexpr int bits = 14;
  for (int i = 0; i < 200; ++i) {
    const IndexMap map = random_map(bits, i % 2 == 0, random);
    const Plane source = random_plane(bits, random);
    const int least = random_number(0, bits, random);
    const Sizes sizes{least, random_number(least, bits, random)};
    Plane some(source.size());
    Plane all(source.size());
    GetParam().move(PlaneMove(map), source.data(), some.data(), sizes);
    GetParam().move(PlaneMove(map), source.data(), all.data(), {0, bits});
    Plane placed = source;
    Plane placed_all = source;
    GetParam().place(placed.data(), placed.data(), bits, sizes);
    GetParam().place(placed_all.data(), placed_all.data(), bits, {0, bits});
    for (std::uint32_t index = 0; index < 1U << bits; ++index) {
      if (std::popcount(index) < sizes.least || std::popcount(index) > sizes.most) continue;
      ASSERT_EQ(entry(some, index), entry(all, index)) << i << ' ' << index;
      ASSERT_EQ(entry(placed, index), entry(placed_all, index)) << i << ' ' << index;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Kernels, EveryKernel,
                         testing::ValuesIn(available_kernels().begin(), available_kernels().end()),
                         [](const testing::TestParamInfo<Kernels>& tested) {
                           return std::string(tested.param.name);
                         });

}  // namespace
}  // namespace baghchal
