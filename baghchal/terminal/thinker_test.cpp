#include "baghchal/terminal/thinker.hpp"

#include <gtest/gtest.h>

namespace baghchal {
namespace {

Move wait_for(Thinker& thinker) {
  for (;;) {
    if (const auto move = thinker.take()) return *move;
    std::this_thread::yield();
  }
}

TEST(Thinker, HandsOverTheMove) {
  Thinker thinker;
  EXPECT_FALSE(thinker.busy());
  EXPECT_EQ(thinker.take(), std::nullopt);
  thinker.start([](const Stop&) { return Move::step(0, 1); });
  EXPECT_TRUE(thinker.busy());
  EXPECT_EQ(wait_for(thinker), Move::step(0, 1));
  EXPECT_FALSE(thinker.busy());
  EXPECT_EQ(thinker.take(), std::nullopt);
}

TEST(Thinker, CancellingStopsTheJobAndDropsItsMove) {
  Thinker thinker;
  bool stopped = false;
  thinker.start([&stopped](const Stop& stop) {
    while (!stop.requested()) std::this_thread::yield();
    stopped = true;
    return Move::placement(0);
  });
  thinker.cancel();
  EXPECT_TRUE(stopped);
  EXPECT_FALSE(thinker.busy());
  EXPECT_EQ(thinker.take(), std::nullopt);
}

TEST(Thinker, StartsAnewAfterBeingCancelled) {
  Thinker thinker;
  thinker.start([](const Stop&) { return Move::placement(1); });
  thinker.cancel();
  thinker.start([](const Stop& stop) {
    EXPECT_FALSE(stop.requested());
    return Move::placement(2);
  });
  EXPECT_EQ(wait_for(thinker), Move::placement(2));
}

TEST(Thinker, AJobWhoseTimeIsOverEndsWithItsMove) {
  Thinker thinker;
  thinker.start(
      [](const Stop& stop) {
        while (!stop.poll()) std::this_thread::yield();
        return Move::placement(3);
      },
      [asked = 0]() mutable { return ++asked == 5; });
  EXPECT_EQ(wait_for(thinker), Move::placement(3));
}

TEST(Thinker, GoesWhileAJobRuns) {
  Thinker thinker;
  thinker.start([](const Stop& stop) {
    while (!stop.requested()) std::this_thread::yield();
    return Move::placement(0);
  });
}

}  // namespace
}  // namespace baghchal
