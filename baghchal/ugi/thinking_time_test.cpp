#include "baghchal/ugi/thinking_time.hpp"

#include <gtest/gtest.h>

namespace baghchal::ugi {
namespace {

using namespace std::chrono_literals;

Milliseconds time_for(const Go& go, Side side = Side::goats) {
  return thinking_time(go, side).value().value();
}

TEST(ThinkingTime, NoneWithoutALimitInTime) {
  EXPECT_EQ(thinking_time({}, Side::goats).value(), std::nullopt);
  EXPECT_EQ(thinking_time({.depth_plies = 3}, Side::tigers).value(), std::nullopt);
  EXPECT_EQ(thinking_time({.move_time = 5ms, .infinite = true}, Side::goats).value(), std::nullopt);
}

TEST(ThinkingTime, TheClockOfTheSideToMoveMustBeThere) {
  const Go go{.goats = {.left = 1000ms}};
  EXPECT_TRUE(thinking_time(go, Side::goats).has_value());
  EXPECT_FALSE(thinking_time(go, Side::tigers).has_value());
}

TEST(ThinkingTime, EachSideLooksAtItsOwnClock) {
  const Go go{.goats = {.left = 60s}, .tigers = {.left = 6s}};
  EXPECT_GT(time_for(go, Side::goats), 5 * time_for(go, Side::tigers));
}

TEST(ThinkingTime, StaysBelowTheTimeForAMoveByAMargin) {
  for (const auto time : {4ms, 10ms, 100ms, 1000ms, 60000ms}) {
    EXPECT_LT(time_for({.move_time = time}), time);
    EXPECT_GE(time_for({.move_time = time}), time / 2);
  }
  EXPECT_LE(time_for({.move_time = 1000ms}), 980ms);
}

TEST(ThinkingTime, IsNeverLessThanAMillisecond) {
  EXPECT_EQ(time_for({.move_time = 0ms}), 1ms);
  EXPECT_EQ(time_for({.goats = {.left = -500ms}}), 1ms);
  EXPECT_EQ(time_for({.goats = {.left = 0ms}}), 1ms);
}

/// What is left after so many moves, each of which takes a little longer than was meant.
Milliseconds left_after(int moves, SideClock clock, std::optional<int> moves_to_go = {}) {
  constexpr Milliseconds late{5};
  for (int i = 0; i < moves; ++i) {
    *clock.left -= time_for({.goats = clock, .moves_to_go = moves_to_go}) + late;
    if (*clock.left <= 0ms) return 0ms;
    *clock.left += clock.increment;
    if (moves_to_go) --*moves_to_go;
  }
  return *clock.left;
}

TEST(ThinkingTime, LastsForAGame) {
  EXPECT_GT(left_after(100, {.left = 10s}), 0ms);
  EXPECT_GT(left_after(100, {.left = 300s}), 0ms);
  EXPECT_GT(left_after(100, {.left = 1s, .increment = 100ms}), 0ms);
  EXPECT_GT(left_after(100, {.left = 100ms, .increment = 1s}), 0ms);
  EXPECT_GT(left_after(40, {.left = 10s}, 40), 0ms);
}

TEST(ThinkingTime, IsUsed) {
  EXPECT_LT(left_after(100, {.left = 300s}), 30s);
  EXPECT_LT(left_after(40, {.left = 100s}, 40), 15s);
}

}  // namespace
}  // namespace baghchal::ugi
