#include "baghchal/terminal/pace.hpp"

#include <gtest/gtest.h>

namespace baghchal {
namespace {

using namespace std::chrono_literals;

TEST(Pace, LetsAPlyThroughAfterItsDelay) {
  const Pace pace;
  EXPECT_FALSE(pace.lets_through(pace.delay() - 1ms));
  EXPECT_TRUE(pace.lets_through(pace.delay()));
}

TEST(Pace, PausedLetsNothingThrough) {
  Pace pace;
  pace.pause_or_go_on();
  EXPECT_FALSE(pace.lets_through(1h));
  pace.pause_or_go_on();
  EXPECT_TRUE(pace.lets_through(1h));
}

TEST(Pace, AStepLetsOnePlyThroughAndPauses) {
  Pace pace;
  pace.step();
  EXPECT_TRUE(pace.paused());
  EXPECT_TRUE(pace.lets_through(0ms));
  pace.played();
  EXPECT_FALSE(pace.lets_through(1h));
}

TEST(Pace, PausingForgetsAStepThatWasDue) {
  Pace pace;
  pace.step();
  pace.pause();
  EXPECT_TRUE(pace.paused());
  EXPECT_FALSE(pace.lets_through(1h));
}

TEST(Pace, SpeedHasTwoEnds) {
  Pace pace;
  for (int i = 0; i < 20; ++i) pace.slower();
  const auto slowest = pace.delay();
  for (int i = 0; i < 20; ++i) pace.faster();
  EXPECT_LT(pace.delay(), slowest);
  const auto fastest = pace.delay();
  pace.faster();
  EXPECT_EQ(pace.delay(), fastest);
}

TEST(Pace, SaysWhatItDoes) {
  Pace pace;
  EXPECT_EQ(pace.sentence(), "Speed 3 of 6: + and - change it, space pauses.");
  pace.pause_or_go_on();
  EXPECT_NE(pace.sentence().find("Paused"), std::string::npos);
}

}  // namespace
}  // namespace baghchal
