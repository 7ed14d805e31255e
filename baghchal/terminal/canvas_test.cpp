#include "baghchal/terminal/canvas.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baghchal {
namespace {

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

}  // namespace
}  // namespace baghchal
