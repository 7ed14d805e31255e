#include "baghchal/board/setup.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/generators.hpp"
#include "tests/support/plain_rules.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const PointSet corners = points_of("a1 a5 e1 e5");

Setup start_setup() {
  return {.tigers = corners, .hand = 20};
}

Setup setup_of(const Position& position, const Geometry& board) {
  return {position.tigers(), position.goats(), position.hand(), position.captured(board),
          position.side()};
}

std::vector<std::string> names(const Setup& setup, const Variant& variant = traditional()) {
  std::vector<std::string> found;
  const auto position = validate(setup, variant);
  if (position) return found;
  for (const Problem& problem : position.error()) found.emplace_back(problem.name);
  return found;
}

std::string said(const Setup& setup, const Variant& variant = traditional()) {
  const auto position = validate(setup, variant);
  return position ? "" : sentences(position.error());
}

TEST(Setup, TheStartIsAPosition) {
  EXPECT_EQ(validate(start_setup(), traditional()).value(), Position::start(bagh_chal_board()));
}

RC_GTEST_PROP(Setup, EveryValidPositionIsAccepted, ()) {
  const Position position = *any_kind_of_position(traditional());
  const auto validated = validate(setup_of(position, bagh_chal_board()), traditional());
  RC_ASSERT(validated.has_value());
  RC_ASSERT(*validated == position);
}

/// Every combination of pieces and numbers on the small board: accepted exactly where valid.
TEST(Setup, AcceptsTheValidPositionsOfTheSmallBoardAndNoOthers) {
  const Variant variant{&crowded_board(), Rules{.captures_to_win = 2}};
  std::size_t accepted = 0;
  for (PointSet tigers = 0; tigers <= variant.board->all(); tigers += 3) {
    for (PointSet goats = 0; goats <= variant.board->all(); ++goats) {
      for (int hand = 0; hand <= variant.board->goats(); ++hand) {
        const Position position = Position::unchecked(tigers, goats, hand, Side::goats);
        const bool valid = PlainRules(variant).is_valid(position);
        ASSERT_EQ(validate(setup_of(position, *variant.board), variant).has_value(), valid);
        accepted += valid ? 1 : 0;
      }
    }
  }
  EXPECT_GT(accepted, 1000U);
}

TEST(Setup, APieceOffTheBoard) {
  auto setup = start_setup();
  setup.goats = singleton(25);
  setup.hand = 19;
  EXPECT_THAT(names(setup), ElementsAre("off-board"));
  EXPECT_EQ(said(setup), "a piece stands off the board");
}

TEST(Setup, ATigerAndAGoatOnOnePoint) {
  auto setup = start_setup();
  setup.goats = points_of("a1 e5");
  setup.hand = 18;
  EXPECT_THAT(names(setup), ElementsAre("shared-point"));
  EXPECT_EQ(said(setup), "a tiger and a goat share a point: a1, e5");
}

TEST(Setup, AWrongNumberOfTigers) {
  auto setup = start_setup();
  setup.tigers = points_of("a1");
  EXPECT_THAT(names(setup), ElementsAre("tiger-count"));
  EXPECT_EQ(said(setup), "1 tiger on the board instead of 4");
  setup.tigers = corners | points_of("b4");
  EXPECT_EQ(said(setup), "5 tigers on the board instead of 4");
}

TEST(Setup, AnImpossibleHand) {
  for (const int hand : {-1, 21, 1'000'000}) {
    auto setup = start_setup();
    setup.hand = hand;
    EXPECT_THAT(names(setup), ElementsAre("hand-range"));
    EXPECT_EQ(said(setup), "hand " + std::to_string(hand) + " is not a number from 0 to 20");
  }
}

TEST(Setup, AnImpossibleNumberOfCaptures) {
  auto setup = start_setup();
  setup.captured = -1;
  EXPECT_THAT(names(setup), ElementsAre("captured-range"));
  EXPECT_EQ(said(setup), "captured -1 is not a number from 0 to 20");
}

TEST(Setup, GoatsThatDoNotAddUp) {
  auto setup = start_setup();
  setup.goats = points_of("c3");
  EXPECT_THAT(names(setup), ElementsAre("goat-count"));
  EXPECT_EQ(said(setup),
            "the goats do not add up: 20 in hand + 0 captured + 1 on the board = 21 instead of 20");
}

TEST(Setup, MoreCapturesThanTheGameLasts) {
  auto setup = start_setup();
  setup.hand = 14;
  setup.captured = 6;
  EXPECT_THAT(names(setup), ElementsAre("game-over-before"));
  EXPECT_EQ(said(setup), "6 goats captured: the game was over at 5");
  EXPECT_THAT(names(setup, {&bagh_chal_board(), Rules{.last_stand = 2}}), IsEmpty());
}

TEST(Setup, GoatsThatAreConfined) {
  const Position confined = position_of("1TGGG/TTGGG/GGGGG/GGGGG/GGGTG g 0 0");
  const auto setup = setup_of(confined, bagh_chal_board());
  EXPECT_THAT(names(setup), ElementsAre("goats-confined"));
  EXPECT_THAT(said(setup), testing::HasSubstr("the goats are to move and cannot"));
  EXPECT_THAT(names(setup, {&bagh_chal_board(), Rules{.confinement = Confinement::tigers_win}}),
              IsEmpty());
}

TEST(Setup, AllThatIsWrongIsSaidAtOnce) {
  const baghchal::Setup setup{.tigers = points_of("a1 a2 a3"),
                              .goats = points_of("a1") | singleton(30),
                              .hand = 21,
                              .captured = -2};
  EXPECT_THAT(names(setup), ElementsAre("off-board", "shared-point", "tiger-count", "hand-range",
                                        "captured-range"));
  EXPECT_THAT(names({.goats = points_of("a2"), .hand = 14, .captured = 6}),
              ElementsAre("tiger-count", "goat-count", "game-over-before"));
}

TEST(Setup, SentencesAreJoined) {
  EXPECT_EQ(sentences({}), "");
  EXPECT_EQ(sentences({{"one", "this"}, {"other", "that"}}), "this; that");
}

TEST(Unreachable, NothingSpeaksAgainstThePositionsOfAGame) {
  Random random(7);
  for (int i = 0; i < 200; ++i) {
    const Position position = random_played_position(traditional(), i, random);
    EXPECT_THAT(unreachable_because(position, traditional()), IsEmpty());
  }
}

TEST(Unreachable, TigersToMoveBeforeAnyGoat) {
  EXPECT_THAT(unreachable_because(position_of("T3T/5/5/5/T3T t 20 0"), traditional()),
              ElementsAre("the goats move first, so one has been placed when the tigers move"));
}

TEST(Unreachable, TigersAwayFromHomeBeforeAnyGoat) {
  EXPECT_THAT(unreachable_because(position_of("T3T/5/5/T4/4T g 20 0"), traditional()),
              ElementsAre("no goat has been placed, but the tigers have moved"));
}

TEST(Unreachable, MoreCapturesThanTurns) {
  EXPECT_THAT(unreachable_because(position_of("T3T/5/5/5/T3T t 18 2"), traditional()),
              ElementsAre("more captures (2) than tiger turns (1)"));
}

}  // namespace
}  // namespace baghchal
