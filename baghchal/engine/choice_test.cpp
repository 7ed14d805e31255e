#include "baghchal/engine/choice.hpp"

#include <gtest/gtest.h>

#include "baghchal/engine/engine.hpp"

namespace baghchal {
namespace {

Choice chosen(Strength strength, const Stop& stop, std::uint64_t seed = 1) {
  const auto engine = make_engine({.memory_bytes = 1 << 16});
  return engine->choose(Game(traditional()),
                        {.strength = strength, .seed = seed, .limits = {.depth_plies = 3}}, stop);
}

TEST(Choice, SaysHowFarItWasSearched) {
  for (const Strength strength : {Strength::level(10), Strength::perfect()}) {
    const Choice choice = chosen(strength, Stop());
    EXPECT_TRUE(choice.assessment);
    EXPECT_GE(choice.depth_plies, 3);
    EXPECT_GT(choice.nodes, 0);
  }
}

TEST(Choice, WhereNobodyLookedSaysNothing) {
  Stop stop;
  stop.request();
  for (const Strength strength : {Strength::level(10), Strength::perfect()}) {
    const Choice choice = chosen(strength, stop);
    EXPECT_FALSE(choice.assessment);
    EXPECT_EQ(choice.depth_plies, 0);
    EXPECT_EQ(choice.nodes, 0);
  }
}

TEST(Choice, OfTheLowestLevelIsOftenBlind) {
  int looked = 0;
  constexpr int games = 50;
  for (int seed = 0; seed < games; ++seed) {
    const Choice choice = chosen(Strength::level(1), Stop(), static_cast<std::uint64_t>(seed));
    EXPECT_EQ(choice.assessment.has_value(), choice.depth_plies > 0);
    looked += choice.depth_plies > 0 ? 1 : 0;
  }
  EXPECT_GT(looked, 0);
  EXPECT_LT(looked, games);
}

}  // namespace
}  // namespace baghchal
