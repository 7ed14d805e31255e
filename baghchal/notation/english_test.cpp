#include "baghchal/notation/english.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace baghchal {
namespace {

std::string list(const std::vector<std::string>& things) {
  return listed(things);
}

TEST(English, SmallNumbersAreWords) {
  EXPECT_EQ(in_words(0), "no");
  EXPECT_EQ(in_words(10), "ten");
  EXPECT_EQ(in_words(11), "11");
  EXPECT_EQ(in_words(-1), "-1");
}

TEST(English, OnePlyAndSeveral) {
  EXPECT_EQ(plies_text(1), "1 ply");
  EXPECT_EQ(plies_text(0), "0 plies");
}

TEST(English, ListsHaveAnAndBeforeTheLast) {
  EXPECT_EQ(list({}), "");
  EXPECT_EQ(list({"a1"}), "a1");
  EXPECT_EQ(list({"a1", "b2"}), "a1 and b2");
  EXPECT_EQ(list({"a1", "b2", "c3"}), "a1, b2 and c3");
  EXPECT_EQ(listed(std::vector<std::string>{"a1", "b2"}, "or"), "a1 or b2");
}

TEST(English, SentencesBeginWithACapital) {
  EXPECT_EQ(capitalised("the tigers"), "The tigers");
  EXPECT_EQ(capitalised(""), "");
  EXPECT_EQ(capitalised("12 plies"), "12 plies");
}

}  // namespace
}  // namespace baghchal
