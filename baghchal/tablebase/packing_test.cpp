#include "baghchal/tablebase/packing.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>
#include <vector>

namespace baghchal {
namespace {

std::vector<std::size_t> kinds_to_try() {
  std::vector<std::size_t> kinds(300);
  std::iota(kinds.begin(), kinds.end(), 1);
  kinds.insert(kinds.end(), {1000, 65536});
  return kinds;
}

void expect_round_trip(std::size_t kinds, const std::vector<std::uint16_t>& codes) {
  const Packing packing(kinds);
  const auto symbols = static_cast<std::uint32_t>(codes.size());
  std::vector<std::byte> bytes(packing.size(symbols));
  packing.pack(codes, bytes);
  std::vector<std::uint16_t> again(codes.size());
  packing.unpack(bytes, again);
  ASSERT_EQ(again, codes) << kinds << " kinds";
  for (std::uint32_t i = 0; i < symbols; ++i) {
    ASSERT_EQ(packing.code(std::span(bytes).subspan(packing.byte_of(i)), i), codes[i])
        << kinds << " kinds, symbol " << i;
  }
}

RC_GTEST_PROP(Packing, GivesBackWhatWasPacked, ()) {
  for (const std::size_t kinds : kinds_to_try()) {
    const auto codes = *rc::gen::container<std::vector<std::uint16_t>>(
        rc::gen::map(rc::gen::inRange<std::size_t>(0, kinds),
                     [](std::size_t code) { return static_cast<std::uint16_t>(code); }));
    expect_round_trip(kinds, codes);
  }
}

TEST(Packing, GivesBackTheHighestCodes) {
  for (const std::size_t kinds : kinds_to_try()) {
    for (const std::size_t symbols : {1U, 2U, 7U, 8U, 9U, 100U}) {
      expect_round_trip(kinds, std::vector(symbols, static_cast<std::uint16_t>(kinds - 1)));
    }
  }
}

TEST(Packing, PutsAsManySymbolsIntoAByteAsFit) {
  EXPECT_EQ(Packing(1).size(17), 3U);
  EXPECT_EQ(Packing(2).size(16), 2U);
  EXPECT_EQ(Packing(3).size(10), 2U);
  EXPECT_EQ(Packing(4).size(9), 3U);
  EXPECT_EQ(Packing(6).size(9), 3U);
  EXPECT_EQ(Packing(7).size(9), 5U);
  EXPECT_EQ(Packing(16).size(9), 5U);
  EXPECT_EQ(Packing(17).size(9), 9U);
  EXPECT_EQ(Packing(256).size(9), 9U);
  EXPECT_EQ(Packing(257).size(9), 18U);
  EXPECT_EQ(Packing(2).size(0), 0U);
}

TEST(Packing, IsWhatTheFormatSays) {
  std::vector<std::byte> byte(1);
  Packing(3).pack(std::vector<std::uint16_t>{2, 1, 0, 2}, byte);
  EXPECT_EQ(byte[0], std::byte{2 + 1 * 3 + 0 * 9 + 2 * 27});
  std::vector<std::byte> bytes(2);
  Packing(1000).pack(std::vector<std::uint16_t>{999}, bytes);
  EXPECT_EQ(bytes, (std::vector{std::byte{0xe7}, std::byte{0x03}}));
}

/// The blocks one behind the other are the classes one behind the other.
void expect_all_placed(const BlockPlan& plan) {
  std::vector<std::size_t> begin{0};
  for (std::uint32_t block = 0; block < plan.blocks; ++block) {
    ASSERT_GT(plan.size_of(block), 0U);
    ASSERT_LE(plan.size_of(block), plan.block_size);
    begin.push_back(begin.back() + plan.size_of(block));
  }
  ASSERT_EQ(begin.back(), plan.class_bytes * plan.classes);
  for (std::uint32_t i = 0; i < plan.classes; ++i) {
    for (std::size_t byte = 0; byte < plan.class_bytes; ++byte) {
      const BlockPlan::Place place = plan.place(i, byte);
      ASSERT_LT(place.block, plan.blocks);
      ASSERT_LT(place.offset, plan.size_of(place.block));
      ASSERT_EQ(begin[place.block] + place.offset, i * plan.class_bytes + byte);
    }
  }
}

TEST(BlockPlan, PlacesEveryByteOfEveryClassOnce) {
  for (std::size_t class_bytes = 1; class_bytes <= 70; ++class_bytes) {
    for (const std::uint32_t classes : {1U, 2U, 5U, 16U}) {
      for (const std::uint32_t block_size : {2U, 4U, 16U, 22U, 64U, 1024U}) {
        expect_all_placed(BlockPlan(class_bytes, classes, block_size));
      }
    }
  }
}

TEST(BlockPlan, KeepsSmallClassesWholeAndCutsLargeOnes) {
  const BlockPlan small(10, 7, 32);
  EXPECT_EQ(small.classes_per_block, 3U);
  EXPECT_EQ(small.blocks, 3U);
  EXPECT_EQ(small.size_of(2), 10U);
  const BlockPlan large(70, 2, 32);
  EXPECT_EQ(large.blocks_per_class, 3U);
  EXPECT_EQ(large.blocks, 6U);
  EXPECT_EQ(large.size_of(2), 6U);
}

}  // namespace
}  // namespace baghchal
