/// Faults that other programs of the game have been seen to have, each with a test that ours does
/// without. Those that need a game's past are in game/.

#include <gtest/gtest.h>

#include <cstdlib>

#include "baghchal/board/attempt.hpp"
#include "baghchal/board/moves.hpp"
#include "tests/support/plain_rules.hpp"
#include "tests/support/position_text.hpp"

namespace baghchal {
namespace {

bool accepted(std::string_view from, std::string_view to, const Position& position) {
  return resolve({point_of(from), point_of(to)}, position, traditional()).has_value();
}

/// A tiger alone on a point, goats all around it, its mates in the far corners.
Position tiger_among_goats(Point tiger, Side side) {
  PointSet mates = 0;
  for (const char* corner : {"a1", "e1", "a5", "e5"}) {
    if (point_of(corner) != tiger && count(mates) < 3) mates |= singleton(point_of(corner));
  }
  const PointSet goats = bagh_chal_board().near(tiger) & ~mates;
  return Position::unchecked(mates | singleton(tiger), goats, 20 - count(goats), side);
}

TEST(KnownFaults, NoCaptureIsShapedLikeAKnightsMove) {
  for (const Point tiger : each(bagh_chal_board().all())) {
    for (const Move move : legal_moves(tiger_among_goats(tiger, Side::tigers), traditional())) {
      const Place from = place_of(move.from(), bagh_chal_board());
      const Place to = place_of(move.to(), bagh_chal_board());
      const int files = std::abs(from.file - to.file);
      const int ranks = std::abs(from.rank - to.rank);
      EXPECT_TRUE(files == 0 || ranks == 0 || files == ranks);
    }
  }
  const Position position = position_of("T3T/5/5/1G3/T3T t 19 0");
  EXPECT_FALSE(accepted("a1", "b3", position));
  EXPECT_FALSE(accepted("a1", "c2", position));
}

TEST(KnownFaults, NoCaptureGoesAroundACorner) {
  const Position position = position_of("T3T/5/5/TG3/1G2T t 18 0");
  EXPECT_TRUE(accepted("a2", "c2", position));
  EXPECT_FALSE(accepted("a2", "b3", position_of("T3T/5/5/TG3/4T t 19 0")));
  EXPECT_FALSE(accepted("a2", "c3", position));
  EXPECT_FALSE(accepted("a2", "b1", position_of("T3T/5/5/TG3/4T t 19 0")));
}

/// On a board stored as one row of 25 the neighbour of e2 to the right is a3.
TEST(KnownFaults, NoMoveRunsOffOneSideAndInAtTheOther) {
  const Position position = position_of("T3T/5/G4/G3T/T4 t 18 0");
  EXPECT_FALSE(accepted("e2", "a3", position_of("T3T/5/5/4T/T4 t 20 0")));
  EXPECT_FALSE(accepted("e2", "b3", position));
  EXPECT_FALSE(accepted("e2", "a4", position));
}

TEST(KnownFaults, NoDiagonalWhereNoneIsDrawn) {
  const Position position = position_of("4T/5/5/1T3/TT3 t 20 0");
  EXPECT_FALSE(accepted("b1", "c2", position));
  EXPECT_FALSE(accepted("b1", "a2", position));
  const Position capture = position_of("4T/5/5/2G2/TT2T t 19 0");
  EXPECT_FALSE(accepted("b1", "d3", capture));
}

TEST(KnownFaults, EveryDrawnDiagonalIsThere) {
  const Position position = position_of("4T/5/5/1T3/TT3 t 20 0");
  for (const char* to : {"a3", "c3", "c1"}) EXPECT_TRUE(accepted("b2", to, position)) << to;
  const Position capture = position_of("4T/5/5/1G3/TT2T t 19 0");
  EXPECT_TRUE(accepted("a1", "c3", capture));
  // The inner square counts too: a3 to c5 over b4, c1 to e3 over d2.
  EXPECT_TRUE(accepted("a3", "c5", position_of("4T/1G3/T4/5/T3T t 19 0")));
  EXPECT_TRUE(accepted("c1", "e3", position_of("4T/5/5/3G1/T1T1T t 19 0")));
}

TEST(KnownFaults, GoatsDoNotMoveWhileOneIsInHand) {
  const Position position = position_of("TGGGT/GGGGG/4G/GGGGG/TGG1T g 1 3");
  for (const Move move : legal_moves(position, traditional())) {
    EXPECT_EQ(move.kind(), MoveKind::placement);
  }
  const auto answer = resolve({point_of("a2"), point_of("a3")}, position, traditional());
  ASSERT_FALSE(answer.has_value());
  EXPECT_EQ(answer.error().reason, RefusalReason::goats_stay_put);
}

TEST(KnownFaults, TigersMoveAndCaptureInThePlacementPhase) {
  const Position position = position_of("T3T/5/5/1G3/T3T t 19 0");
  EXPECT_TRUE(accepted("a1", "a2", position));
  EXPECT_TRUE(accepted("a1", "c3", position));
}

TEST(KnownFaults, TwentyGoatsOnTheBoardWinNothing) {
  const Position position = position_of("TGGGT/GGGGG/GG1GG/GGGGG/TGGGT t 0 0");
  ASSERT_EQ(count(position.goats()), 20);
  EXPECT_EQ(decision(position, traditional()), Decision::none);
}

TEST(KnownFaults, TheFifthCaptureEndsTheGameAtOnce) {
  const Position position = position_of("T3T/5/5/1G3/T3T t 15 4");
  const Move fifth = Move::capture(point_of("a1"), point_of("b2"), point_of("c3"));
  ASSERT_TRUE(is_legal(fifth, position, traditional()));
  const Position after = play_unchecked(position, fifth);
  EXPECT_EQ(after.captured(bagh_chal_board()), 5);
  EXPECT_EQ(decision(after, traditional()), Decision::captured);
  EXPECT_TRUE(legal_moves(after, traditional()).empty());
}

TEST(KnownFaults, TigersTrappedByAPlacementHaveLost) {
  const Position before = position_of("TTGG1/TT1G1/GGGG1/GGGG1/1G3 g 6 1");
  const Position after = play_unchecked(before, Move::placement(point_of("c4")));
  ASSERT_TRUE(after.placement_phase());
  EXPECT_EQ(decision(before, traditional()), Decision::none);
  EXPECT_EQ(decision(after, traditional()), Decision::trapped);
}

/// No goat can step, but it is the tigers' turn, and they make room.
TEST(KnownFaults, GoatsThatCannotMoveOnTheTigersTurnHaveNotLost) {
  const Position position = position_of("1TGGG/TTGGG/GGGGG/GGGGG/GGGTG t 0 0");
  ASSERT_FALSE(goats_can_step(position, bagh_chal_board()));
  EXPECT_EQ(decision(position, traditional()), Decision::none);
}

TEST(KnownFaults, MovesThatDifferInTheCaptureAreDifferent) {
  const Point from = point_of("a1");
  const Point to = point_of("c3");
  EXPECT_NE(Move::capture(from, point_of("b2"), to), Move::step(from, to));
  EXPECT_NE(Move::capture(from, point_of("b2"), to), Move::capture(from, point_of("b3"), to));
  EXPECT_NE(Move::capture(from, point_of("b2"), to).pack(), Move::step(from, to).pack());
}

}  // namespace
}  // namespace baghchal
