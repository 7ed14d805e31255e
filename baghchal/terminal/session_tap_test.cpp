// Playing by touching points.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "baghchal/terminal/session.hpp"
#include "tests/support/sessions.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;

TEST(Session, ATapPlacesAGoat) {
  Session game = session(two_people);
  game.tap(point("c3"));
  EXPECT_TRUE(contains(game.game().position().goats(), point("c3")));
}

TEST(Session, ATapOnAPieceInThePlacementPhaseIsRefused) {
  Session game = session(two_people);
  game.tap(point("a1"));
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::refusal, "a1")));
}

TEST(Session, TapsSelectShowTargetsAndMove) {
  Session game = session_at(capture_is_open, two_people);
  game.tap(point("a1"));
  EXPECT_EQ(game.selection(), point("a1"));
  EXPECT_EQ(game.targets(),
            singleton(point("a2")) | singleton(point("b1")) | singleton(point("c3")));
  game.tap(point("c3"));
  EXPECT_EQ(game.selection(), std::nullopt);
  EXPECT_EQ(game.targets(), 0U);
  EXPECT_EQ(game.game().position().captured(bagh_chal_board()), 1);
}

TEST(Session, TapsChangeAndDropTheSelection) {
  Session game = session_at(capture_is_open, two_people);
  game.tap(point("a1"));
  game.tap(point("e5"));
  EXPECT_EQ(game.selection(), point("e5"));
  game.tap(point("e5"));
  EXPECT_EQ(game.selection(), std::nullopt);
  EXPECT_THAT(game.take_messages(), IsEmpty());
}

TEST(Session, ARefusedTargetKeepsTheSelection) {
  Session game = session_at(capture_is_open, two_people);
  game.tap(point("a1"));
  game.tap(point("d2"));
  EXPECT_THAT(game.take_messages(), ElementsAre(Field(&Message::kind, MessageKind::refusal)));
  EXPECT_EQ(game.selection(), point("a1"));
}

TEST(Session, TappingAnEmptyPointFirstAsksForAPiece) {
  Session game = session_at(capture_is_open, two_people);
  game.tap(point("c3"));
  EXPECT_THAT(game.take_messages(),
              ElementsAre(says(MessageKind::refusal,
                               "Choose one of the tigers first: there is none on c3.")));
}

TEST(Session, APieceWithoutMovesIsNotSelected) {
  Session game = session_at("TGG1T/GG3/G1G2/5/T3T t 14 0 11", two_people);
  game.tap(point("a5"));
  EXPECT_EQ(game.selection(), std::nullopt);
  EXPECT_THAT(game.take_messages(),
              ElementsAre(says(MessageKind::refusal, "The tiger on a5 has no move.")));
}

}  // namespace
}  // namespace baghchal
