#include "baghchal/arena/player_name.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baghchal {
namespace {

using testing::HasSubstr;

TEST(PlayerName, IsWrittenAsItIsRead) {
  for (const char* text : {"1", "10", "perfect", "perfect:movement", "perfect:none", "ugi:./engine",
                           "ugi:engine --option 'a b' | cat"}) {
    const auto player = parse_player(text);
    ASSERT_TRUE(player.has_value()) << text;
    EXPECT_EQ(to_text(*player), text);
  }
}

TEST(PlayerName, SaysWhoPlaysWithWhat) {
  EXPECT_EQ(parse_player("7").value(), PlayerName(OwnPlayer{Strength::level(7)}));
  EXPECT_EQ(parse_player("perfect:movement").value(),
            PlayerName(OwnPlayer{Strength::perfect(), TableUse::movement_phase}));
  EXPECT_EQ(parse_player("ugi:x y").value(), PlayerName(ForeignPlayer{"x y"}));
}

TEST(PlayerName, RefusesAnythingElse) {
  for (const char* text :
       {"", "0", "11", "human", "perfect:", "perfect:all", "Perfect", "3:none", "uci:engine"}) {
    const auto player = parse_player(text);
    ASSERT_FALSE(player.has_value()) << text;
    EXPECT_THAT(player.error(), HasSubstr("perfect:movement"));
  }
  EXPECT_FALSE(parse_player("ugi:").has_value());
  EXPECT_FALSE(parse_player("ugi:a\nb").has_value());
}

}  // namespace
}  // namespace baghchal
