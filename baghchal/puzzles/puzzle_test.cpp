#include "baghchal/puzzles/puzzle.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "baghchal/board/symmetry.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/lone_tiger.hpp"

namespace baghchal {
namespace {

RC_GTEST_PROP(PuzzleId, IsSharedByTheImagesOfAPosition, ()) {
  const Geometry& board = bagh_chal_board();
  const Position position = *any_kind_of_position(traditional());
  const Symmetry symmetry = *rc::gen::elementOf(
      std::vector<Symmetry>(board.symmetries().begin(), board.symmetries().end()));
  RC_ASSERT(puzzle_id(position, board) == puzzle_id(transform(position, symmetry), board));
}

RC_GTEST_PROP(PuzzleId, TellsOtherPositionsApart, ()) {
  const Geometry& board = bagh_chal_board();
  const Position a = *any_kind_of_position(traditional());
  const Position b = *any_kind_of_position(traditional());
  RC_ASSERT((puzzle_id(a, board) == puzzle_id(b, board)) ==
            (canonical(a, board).position == canonical(b, board).position));
}

TEST(PuzzleId, StaysTheSame) {
  EXPECT_EQ(puzzle_id(Position::start(bagh_chal_board()), bagh_chal_board()), "65pypjjt8nl");
}

/// What stands out at once is no puzzle; all else that has an answer is one.
TEST(Pose, LeavesOutWhatIsPlain) {
  const PlainSolution& solution = lone_tiger_solution();
  int plain = 0;
  for (const Position& position : solution.plain().positions()) {
    const auto answer = find_answer(position, solution.tablebase());
    const auto puzzle = pose(position, solution.tablebase());
    ASSERT_TRUE(puzzle) << puzzle.error();
    if (*puzzle) {
      ASSERT_EQ((*puzzle)->answer.moves, (*answer)->moves);
      ASSERT_EQ((*puzzle)->effort, effort_of(position, **answer, solution.variant()));
      ASSERT_GE((*puzzle)->effort.sight_plies, 2);
    } else if (*answer) {
      ASSERT_EQ(effort_of(position, **answer, solution.variant()).sight_plies, 1);
      ++plain;
    }
  }
  EXPECT_GT(plain, 0);
}

std::string goal(Side side, PuzzleKind kind, const Verdict& verdict) {
  const Geometry& board = bagh_chal_board();
  const Position position =
      Position::unchecked(board.tigers_at_start(), 0, board.goats() - 1, side);  // one captured
  return goal_sentence({position, {kind, verdict, {}, {}}, {}, {}}, board);
}

TEST(GoalSentence, SaysWhoIsToDoWhat) {
  EXPECT_EQ(goal(Side::tigers, PuzzleKind::win, {.value = Value::tigers, .distance_plies = 7}),
            "Tigers to move: win in 7 plies.");
  EXPECT_EQ(goal(Side::goats, PuzzleKind::trap, {.value = Value::goats, .distance_plies = 1}),
            "Goats to move: trap the tigers in 1 ply.");
  EXPECT_EQ(goal(Side::goats, PuzzleKind::keep_win, {.value = Value::goats}),
            "Goats to move: find the only move that wins.");
  EXPECT_EQ(goal(Side::tigers, PuzzleKind::hold, {.forced_captures = 1}),
            "Tigers to move: find the only move that holds the draw.");
  EXPECT_EQ(goal(Side::tigers, PuzzleKind::capture, {.forced_captures = 2}),
            "Tigers to move: win 1 more goat by force.");
  EXPECT_EQ(goal(Side::tigers, PuzzleKind::capture,
                 {.forced_captures = 3, .forced_captures_in_plies = 9}),
            "Tigers to move: win 2 more goats by force within 9 plies.");
  EXPECT_EQ(goal(Side::goats, PuzzleKind::save, {.forced_captures = 1}),
            "Goats to move: lose no goat.");
  EXPECT_EQ(goal(Side::goats, PuzzleKind::save, {.forced_captures = 2}),
            "Goats to move: lose no more than 1 goat from here on.");
}

}  // namespace
}  // namespace baghchal
