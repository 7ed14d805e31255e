#include "baghchal/console/amounts.hpp"

#include <gtest/gtest.h>

namespace baghchal {
namespace {

TEST(Amounts, NumbersHaveACommaBeforeEveryThreeDigits) {
  EXPECT_EQ(with_commas(0), "0");
  EXPECT_EQ(with_commas(999), "999");
  EXPECT_EQ(with_commas(1000), "1,000");
  EXPECT_EQ(with_commas(88'260'972), "88,260,972");
}

TEST(Amounts, SizesHaveTwoOrThreeDigits) {
  EXPECT_EQ(size_text(0), "0 bytes");
  EXPECT_EQ(size_text(999), "999 bytes");
  EXPECT_EQ(size_text(1000), "1.0 KB");
  EXPECT_EQ(size_text(27'400), "27 KB");
  EXPECT_EQ(size_text(999'499), "999 KB");
  EXPECT_EQ(size_text(999'999), "1.0 MB");
  EXPECT_EQ(size_text(1'234'567'890), "1.2 GB");
  EXPECT_EQ(size_text(5'000'000'000'000'000), "5000 TB");
}

TEST(Amounts, DurationsHaveTheUnitsThatMatter) {
  EXPECT_EQ(duration_text(0), "0.0 s");
  EXPECT_EQ(duration_text(0.44), "0.4 s");
  EXPECT_EQ(duration_text(9.96), "10 s");
  EXPECT_EQ(duration_text(59.6), "1 min 0 s");
  EXPECT_EQ(duration_text(185), "3 min 5 s");
  EXPECT_EQ(duration_text(7800), "2 h 10 min");
}

}  // namespace
}  // namespace baghchal
