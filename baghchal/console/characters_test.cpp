#include "baghchal/console/characters.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Characters, AreWhatTextIsMeasuredIn) {
  EXPECT_EQ(width("a─╲"), 3);
  EXPECT_EQ(width(""), 0);
  EXPECT_EQ(without_last_character("a─"), "a");
  EXPECT_EQ(without_last_character(""), "");
}

TEST(Characters, AreBrokenIntoLinesAtBlanks) {
  EXPECT_THAT(wrapped("the goats win", 9), ElementsAre("the goats", "win"));
  EXPECT_THAT(wrapped("the goats win", 8), ElementsAre("the", "goats", "win"));
  EXPECT_THAT(wrapped("unbreakable", 4), ElementsAre("unbr", "eaka", "ble"));
  EXPECT_THAT(wrapped("", 4), IsEmpty());
  EXPECT_THAT(wrapped("no room", 0), IsEmpty());
}

}  // namespace
}  // namespace baghchal
