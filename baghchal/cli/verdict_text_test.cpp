#include "baghchal/cli/verdict_text.hpp"

#include <gtest/gtest.h>

#include "tests/support/position_text.hpp"

namespace baghchal {
namespace {

/// What is said of a position with so many captured goats.
std::string said_of(const Verdict& verdict, int captured) {
  const Geometry& board = bagh_chal_board();
  return sentence(
      verdict,
      Position::unchecked(board.tigers_at_start(), 0, board.goats() - captured, Side::goats),
      board);
}

TEST(VerdictText, WinsSayInHowManyPlies) {
  EXPECT_EQ(said_of({.value = Value::tigers, .distance_plies = 23}, 0),
            "The tigers win in 23 plies.");
  EXPECT_EQ(said_of({.value = Value::goats, .distance_plies = 1}, 0), "The goats win in 1 ply.");
  EXPECT_EQ(said_of({.value = Value::goats}, 0), "The goats win.");
}

TEST(VerdictText, DrawsSayWhatTheTigersCanTake) {
  EXPECT_EQ(said_of({.forced_captures = 3}, 0),
            "Draw: the tigers can take 3 goats in all, not a fourth.");
  EXPECT_EQ(said_of({.forced_captures = 1, .forced_captures_in_plies = 7}, 0),
            "Draw: the tigers can take 1 goat in all, the last of them in 7 plies at most, not a "
            "second.");
  EXPECT_EQ(said_of({.forced_captures = 4}, 4),
            "Draw: the tigers have taken 4 goats and cannot take a fifth.");
  EXPECT_EQ(said_of({.forced_captures = 0}, 0), "Draw: the tigers cannot take a goat.");
}

TEST(VerdictText, OrdinalsAreWordsAndThenNumbers) {
  EXPECT_EQ(ordinal(1), "first");
  EXPECT_EQ(ordinal(10), "tenth");
  EXPECT_EQ(ordinal(11), "11th");
  EXPECT_EQ(ordinal(21), "21st");
}

TEST(VerdictText, MovesOfOneVerdictStandTogether) {
  const Verdict draw{.forced_captures = 3};
  const Verdict win{.value = Value::tigers, .distance_plies = 0};
  const std::vector<RatedMove> moves{{Move::placement(point_of("c3")), draw},
                                     {Move::placement(point_of("d2")), draw},
                                     {Move::placement(point_of("a2")), win},
                                     {Move::placement(point_of("a3")), {}}};
  EXPECT_EQ(move_groups(moves, bagh_chal_board()),
            "  draw, 3 goats in all  c3 d2\n"
            "  tigers win at once    a2\n"
            "  not in the tables     a3\n");
}

TEST(VerdictText, LongLinesAreBroken) {
  const std::vector<Move> moves(40, Move::placement(point_of("c3")));
  const std::string text = move_lines(moves, bagh_chal_board());
  EXPECT_EQ(text.substr(0, 8), "  c3 c3 ");
  EXPECT_EQ(text.find('\n'), 79U);
  EXPECT_EQ(move_lines({}, bagh_chal_board()), "");
}

}  // namespace
}  // namespace baghchal
