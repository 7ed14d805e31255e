#include "baghchal/cli/canvas.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Canvas, CharactersTakeOneCellEach) {
  Canvas canvas(5, 1);
  canvas.put({1, 0}, "─╲G", Ink::wood);
  EXPECT_EQ(canvas.row_text(0), " ─╲G");
  EXPECT_EQ(canvas.at({2, 0}), (Canvas::Patch{"╲", Ink::wood}));
  EXPECT_EQ(canvas.at({4, 0}), (Canvas::Patch{" ", Ink::plain}));
}

TEST(Canvas, WhatFallsOffThePageIsNotShown) {
  Canvas canvas(3, 2);
  canvas.put({-1, 0}, "abcdef", Ink::plain);
  canvas.put({0, -1}, "x", Ink::plain);
  canvas.put({0, 2}, "x", Ink::plain);
  EXPECT_EQ(canvas.row_text(0), "bcd");
  EXPECT_EQ(canvas.row_text(1), "");
}

TEST(Text, IsMeasuredInCharacters) {
  EXPECT_EQ(width("a─╲"), 3);
  EXPECT_EQ(width(""), 0);
  EXPECT_EQ(without_last_character("a─"), "a");
  EXPECT_EQ(without_last_character(""), "");
}

TEST(Text, IsWrappedAtBlanks) {
  EXPECT_THAT(wrapped("the goats win", 9), ElementsAre("the goats", "win"));
  EXPECT_THAT(wrapped("the goats win", 8), ElementsAre("the", "goats", "win"));
  EXPECT_THAT(wrapped("unbreakable", 4), ElementsAre("unbr", "eaka", "ble"));
  EXPECT_THAT(wrapped("", 4), IsEmpty());
  EXPECT_THAT(wrapped("no room", 0), IsEmpty());
}

}  // namespace
}  // namespace baghchal
