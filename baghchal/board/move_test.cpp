#include "baghchal/board/move.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/support/position_text.hpp"

namespace baghchal {
namespace {

TEST(Move, KnowsItsKindAndPoints) {
  EXPECT_EQ(Move::placement(12).kind(), MoveKind::placement);
  EXPECT_EQ(Move::placement(12).from(), no_point);
  EXPECT_EQ(Move::placement(12).to(), 12);

  EXPECT_EQ(Move::step(0, 6).kind(), MoveKind::step);
  EXPECT_EQ(Move::step(0, 6).from(), 0);
  EXPECT_EQ(Move::step(0, 6).over(), no_point);

  EXPECT_EQ(Move::capture(0, 6, 12).kind(), MoveKind::capture);
  EXPECT_TRUE(Move::capture(0, 6, 12).is_capture());
  EXPECT_EQ(Move::capture(0, 6, 12).over(), 6);
  EXPECT_FALSE(Move::step(0, 6).is_capture());
}

TEST(Move, EveryJumpStepAndPlacementPacksIntoAWordOfItsOwn) {
  const Geometry& board = bagh_chal_board();
  std::vector<Move> moves;
  for (const Point from : each(board.all())) {
    moves.push_back(Move::placement(from));
    for (const Point to : each(board.near(from))) moves.push_back(Move::step(from, to));
    for (const Jump& jump : board.jumps_from(from)) {
      moves.push_back(Move::capture(jump.from, jump.over, jump.to));
    }
  }
  std::set<std::uint16_t> words;
  for (const Move move : moves) {
    EXPECT_EQ(Move::unpack(move.pack()), move);
    EXPECT_LT(move.pack(), 1U << 15);
    words.insert(move.pack());
  }
  EXPECT_EQ(words.size(), moves.size());
}

TEST(MoveList, KeepsWhatIsAddedInOrder) {
  MoveList moves;
  EXPECT_TRUE(moves.empty());
  moves.push_back(Move::placement(3));
  moves.push_back(Move::step(3, 4));
  ASSERT_EQ(moves.size(), 2);
  EXPECT_EQ(moves[0], Move::placement(3));
  EXPECT_EQ(*(moves.begin() + 1), Move::step(3, 4));
}

}  // namespace
}  // namespace baghchal
