#include "baghchal/cli/arguments.hpp"

#include <gtest/gtest.h>

namespace baghchal {
namespace {

TEST(Arguments, WholeNumbersAreWithinTheirBounds) {
  EXPECT_EQ(whole_number("--goats", "7", 1, 20), 7);
  for (const char* text : {"", "0", "21", "7x", "+7", " 7", "7.0"}) {
    EXPECT_THROW(whole_number("--goats", text, 1, 20), BadInput) << text;
  }
}

TEST(Arguments, MemorySizesArePowersOf1024) {
  EXPECT_EQ(memory_size("--memory", "1K"), 1024U);
  EXPECT_EQ(memory_size("--memory", "500M"), std::uint64_t{500} << 20);
  EXPECT_EQ(memory_size("--memory", "4g"), std::uint64_t{4} << 30);
  EXPECT_EQ(memory_size("--memory", "1024T"), std::uint64_t{1} << 50);
  for (const char* text :
       {"", "4", "G", "0G", "-4G", "4GB", "4X", "4 G", "1.5G", "1025T", "18446744073709551615T"}) {
    EXPECT_THROW(memory_size("--memory", text), BadInput) << text;
  }
}

TEST(Arguments, ThreadsAreAllProcessorsWhereNoneAreNamed) {
  EXPECT_GE(thread_count("--threads", ""), 1);
  EXPECT_EQ(thread_count("--threads", "3"), 3);
  EXPECT_THROW(thread_count("--threads", "0"), BadInput);
}

}  // namespace
}  // namespace baghchal
