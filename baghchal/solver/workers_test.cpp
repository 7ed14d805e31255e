#include "baghchal/solver/workers.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace baghchal {
namespace {

TEST(Workers, CountTheCallersThread) {
  for (const int threads : {1, 2, 5}) {
    EXPECT_EQ(Workers(threads, std::stop_token()).threads(), threads);
  }
}

/// Each piece has a cell of its own, without a lock: what the pieces wrote is seen after the run.
TEST(Workers, DoEachPieceOnce) {
  for (const int threads : {1, 2, 3, 8}) {
    Workers workers(threads, std::stop_token());
    for (const std::uint32_t count : {0U, 1U, 2U, 7U, 8U, 9U, 1000U}) {
      std::vector<int> times(count);
      EXPECT_TRUE(workers.run(count, [&](std::uint32_t i) { ++times[i]; }));
      EXPECT_EQ(std::ranges::count(times, 1), count) << threads << " threads";
    }
  }
}

TEST(Workers, GoOnFromRunToRun) {
  for (const int threads : {1, 2, 8}) {
    Workers workers(threads, std::stop_token());
    std::vector<int> times(5);
    constexpr int runs = 2000;
    for (int run = 0; run < runs; ++run) {
      ASSERT_TRUE(workers.run(5, [&](std::uint32_t i) { ++times[i]; }));
      ASSERT_EQ(std::ranges::count(times, run + 1), 5) << threads << " threads, run " << run;
    }
  }
}

TEST(Workers, ShareThePiecesOut) {
  Workers workers(2, std::stop_token());
  std::atomic<int> inside = 0;
  // Each piece waits for the other: one thread alone would never end.
  EXPECT_TRUE(workers.run(2, [&](std::uint32_t) {
    ++inside;
    while (inside < 2) std::this_thread::yield();
  }));
}

TEST(Workers, BeginNothingOnceStopped) {
  for (const int threads : {1, 2, 8}) {
    std::stop_source stop;
    Workers workers(threads, stop.get_token());
    EXPECT_FALSE(workers.stop_requested());
    stop.request_stop();
    EXPECT_TRUE(workers.stop_requested());
    std::atomic<int> begun = 0;
    EXPECT_FALSE(workers.run(100, [&](std::uint32_t) { ++begun; }));
    EXPECT_FALSE(workers.run(100, [&](std::uint32_t) { ++begun; }));
    EXPECT_EQ(begun, 0);
  }
}

/// From the tenth piece on they wait for the stop, so that each thread holds at most one of them.
TEST(Workers, BeginNoFurtherPieceWhenStoppedInTheMiddle) {
  for (const int threads : {1, 2, 8}) {
    std::stop_source stop;
    Workers workers(threads, stop.get_token());
    std::atomic<int> begun = 0;
    std::atomic<int> ended = 0;
    EXPECT_FALSE(workers.run(1000, [&](std::uint32_t) {
      if (++begun == 10) stop.request_stop();
      while (begun >= 10 && !stop.stop_requested()) std::this_thread::yield();
      ++ended;
    }));
    EXPECT_GE(begun, 10);
    EXPECT_LT(begun, 10 + threads);
    EXPECT_EQ(begun, ended) << "those begun are done";
  }
}

}  // namespace
}  // namespace baghchal
