#include <gtest/gtest.h>

#include <string>

#include "baghchal/notation/dialects.hpp"
#include "tests/support/any_record.hpp"

namespace baghchal {
namespace {

TEST(GuessDialect, KnowsGames) {
  EXPECT_EQ(guess_dialect("[Event \"x\"]\n\n1. c3"), Dialect::record);
  EXPECT_EQ(guess_dialect("{G33} 1. c3"), Dialect::record);
  EXPECT_EQ(guess_dialect("\xEF\xBB\xBF\r\n1.c3 a1-b2"), Dialect::record);
  EXPECT_EQ(guess_dialect("c3"), Dialect::record);
  EXPECT_EQ(guess_dialect("1. G33 B1122"), Dialect::baghchal_py);
  EXPECT_EQ(guess_dialect("1.G33 B1122 2.G44"), Dialect::baghchal_py);
}

TEST(GuessDialect, KnowsPositions) {
  EXPECT_EQ(guess_dialect("T3T/5/5/5/T3T g 20 0 0"), Dialect::record);
  EXPECT_EQ(guess_dialect("T3T/5/5/5/T3T g 5 0"), Dialect::record);
  EXPECT_EQ(guess_dialect("B3B/5/5/5/B3B G 0"), Dialect::baghchal_py);
  EXPECT_EQ(guess_dialect("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT g c0 -"), Dialect::obx);
  EXPECT_EQ(guess_dialect("TGGGT/GGGGG/GGTGG/GGTGG/GGGGG g @0 c1 -"), Dialect::obx);
  EXPECT_EQ(guess_dialect("TGGGT/GGGGG/GGTGG/GGTGG/GGGGG g c1 -"), Dialect::obx);
  EXPECT_EQ(guess_dialect("T3T/5/5/5/T3T g g20 c0 m"), Dialect::pybaghchal);
}

TEST(GuessDialect, KnowsPositionsThatAreFaulty) {
  EXPECT_EQ(guess_dialect("T4/5/4/5/T3T x 21 0 0"), Dialect::record);
  EXPECT_EQ(guess_dialect("TXXX/XXXXX/XXXXX/XXXXX/TXXXT g @20 c0 - #"), Dialect::obx);
}

TEST(GuessDialect, SaysNothingWhereItCannotKnow) {
  for (const char* const text : {"", " \n", "1-0", "1/2-1/2", "hello", "T3T/5/5/5/T3T", "1.", "G",
                                 "T3T/5/5/5/T3T g", "T3T/5/5/5/T3T g x"}) {
    EXPECT_EQ(guess_dialect(text), std::nullopt) << text;
  }
}

TEST(GuessDialect, KnowsAllThatWeWrite) {
  Record record;
  record.line.moves.push_back({Move::placement(point_of("c3"))});
  for (const Dialect dialect : dialects()) {
    EXPECT_EQ(guess_dialect(write_records({&record, 1}, dialect).value()), dialect);
    EXPECT_EQ(guess_dialect(write_position({record.start, 0}, dialect).value()), dialect);
  }
}

}  // namespace
}  // namespace baghchal
