#include "baghchal/board/attempt.hpp"

#include <gtest/gtest.h>

#include "tests/support/position_text.hpp"

namespace baghchal {
namespace {

struct Said {
  RefusalReason reason;
  std::string sentence;
  bool operator==(const Said&) const = default;
};

void PrintTo(const Said& said, std::ostream* out) {
  *out << static_cast<int>(said.reason) << " \"" << said.sentence << '"';
}

/// What is said against "from to" (or "to" alone) in a position; fails where it is accepted.
Said refusal(std::string_view from, std::string_view to, std::string_view position,
             std::optional<MoveKind> kind = {}, const Variant& variant = traditional()) {
  const Attempt attempt{from.empty() ? no_point : point_of(from), point_of(to), kind};
  const auto answer = resolve(attempt, position_of(position), variant);
  EXPECT_FALSE(answer.has_value());
  return answer ? Said{} : Said{answer.error().reason, answer.error().sentence};
}

constexpr const char* start = "T3T/5/5/5/T3T g 20 0";
constexpr const char* tigers_turn = "T3T/5/5/1G3/TG2T t 18 0";
constexpr const char* goats_turn = "TGGGT/GGGG1/1G3/GGGGG/TGGGT g 0 4";

TEST(Attempt, IsTheMoveWhereNothingSpeaksAgainstIt) {
  const auto accepted = [](Attempt attempt, const char* position) {
    return resolve(attempt, position_of(position), traditional()).value();
  };
  const Point a1 = point_of("a1");
  EXPECT_EQ(accepted({.to = point_of("c3")}, start), Move::placement(point_of("c3")));
  EXPECT_EQ(accepted({.from = a1, .to = point_of("a2")}, tigers_turn),
            Move::step(a1, point_of("a2")));
  EXPECT_EQ(accepted({.from = a1, .to = point_of("c3")}, tigers_turn),
            Move::capture(a1, point_of("b2"), point_of("c3")));
  EXPECT_EQ(accepted({.from = a1, .to = point_of("c3"), .kind = MoveKind::capture}, tigers_turn),
            Move::capture(a1, point_of("b2"), point_of("c3")));
}

TEST(Attempt, NotAfterTheGameIsOver) {
  EXPECT_EQ(refusal("", "c3", "T3T/5/5/5/T3T g 15 5"),
            (Said{RefusalReason::game_over, "c3: the game is over"}));
  EXPECT_EQ(refusal("a5", "b5", "TTGG1/TTGG1/GGGGG/GGGGG/GGGG1 t 0 2"),
            (Said{RefusalReason::game_over, "a5-b5: the game is over"}));
}

TEST(Attempt, NotBesideTheBoard) {
  const Position position = position_of(start);
  for (const Attempt& attempt : {Attempt{.to = no_point}, Attempt{.to = 25},
                                 Attempt{.from = 25, .to = 0}, Attempt{.from = 0, .to = 30}}) {
    const auto answer = resolve(attempt, position, traditional());
    ASSERT_FALSE(answer.has_value());
    EXPECT_EQ(answer.error().reason, RefusalReason::no_such_point);
    EXPECT_EQ(answer.error().sentence, "this board has no such point");
  }
}

TEST(Attempt, NotAGoatFromItsPointWhileOthersAreInHand) {
  EXPECT_EQ(refusal("b2", "c3", "T3T/5/5/1G3/TG1T1 g 18 0"),
            (Said{RefusalReason::goats_stay_put,
                  "b2-c3: goats stay put until all 20 are placed (18 in hand)"}));
}

TEST(Attempt, NotAPlacementWithAnEmptyHand) {
  EXPECT_EQ(
      refusal("", "c3", goats_turn),
      (Said{RefusalReason::no_goat_in_hand, "c3: all 20 goats are placed; move one along a line"}));
}

TEST(Attempt, NotAPlacementOnTheTigersTurn) {
  EXPECT_EQ(refusal("", "c3", tigers_turn),
            (Said{RefusalReason::tigers_not_placed,
                  "c3: it is the tigers' turn, and a tiger moves from one point to another"}));
}

TEST(Attempt, NotFromAnEmptyPoint) {
  EXPECT_EQ(refusal("c3", "c4", tigers_turn),
            (Said{RefusalReason::nothing_there, "c3-c4: nothing stands on c3"}));
}

TEST(Attempt, NotWithTheOtherSidesPiece) {
  EXPECT_EQ(refusal("b2", "c3", tigers_turn),
            (Said{RefusalReason::not_your_piece,
                  "b2-c3: a goat stands on b2, and it is the tigers' turn"}));
  EXPECT_EQ(refusal("a1", "a2", start),
            (Said{RefusalReason::not_your_piece,
                  "a1-a2: a tiger stands on a1, and it is the goats' turn"}));
}

TEST(Attempt, NotOntoAnotherPiece) {
  EXPECT_EQ(refusal("", "a1", start), (Said{RefusalReason::occupied, "a1: a tiger stands on a1"}));
  EXPECT_EQ(refusal("a1", "b2", tigers_turn),
            (Said{RefusalReason::occupied, "a1-b2: a goat stands on b2"}));
  EXPECT_EQ(refusal("a1", "a1", tigers_turn),
            (Said{RefusalReason::occupied, "a1-a1: a tiger stands on a1"}));
}

TEST(Attempt, NotWhereNoLineRuns) {
  EXPECT_EQ(refusal("c2", "d3", goats_turn),
            (Said{RefusalReason::no_line, "c2-d3: no line joins c2 and d3"}));
  EXPECT_EQ(refusal("a1", "b4", tigers_turn),
            (Said{RefusalReason::no_line, "a1-b4: no line joins a1 and b4"}));
}

TEST(Attempt, NotAJumpOverNothing) {
  EXPECT_EQ(refusal("a1", "a3", tigers_turn),
            (Said{RefusalReason::no_victim, "a1-a3: no goat stands on a2 to jump over"}));
}

TEST(Attempt, NotAJumpOverATiger) {
  EXPECT_EQ(refusal("a1", "a3", "4T/5/5/T4/T3T t 20 0"),
            (Said{RefusalReason::no_victim,
                  "a1-a3: a tiger stands on a2, and tigers jump over goats only"}));
}

TEST(Attempt, NotAJumpByAGoat) {
  EXPECT_EQ(refusal("c1", "c3", goats_turn),
            (Said{RefusalReason::goats_cannot_jump, "c1-c3: goats move one point at a time"}));
}

TEST(Attempt, NotAStepWrittenAsACapture) {
  EXPECT_EQ(refusal("a1", "a2", tigers_turn, MoveKind::capture),
            (Said{RefusalReason::not_that_kind,
                  "a1xa2: a1 and a2 are neighbours, so nothing is captured; a step is written "
                  "a1-a2"}));
}

TEST(Attempt, NotACaptureWrittenAsAStep) {
  EXPECT_EQ(refusal("a1", "c3", tigers_turn, MoveKind::step),
            (Said{RefusalReason::not_that_kind,
                  "a1-c3: this jumps the goat on b2; a capture is written a1xc3"}));
}

TEST(Attempt, NotAMoveThatConfinesTheGoats) {
  const char* const confining =
      ": it would leave the goats no move at all, which the tigers may not do";
  EXPECT_EQ(refusal("a5", "b5", "T1GGG/TTGGG/GGGGG/GGGGG/GGGTG t 0 0"),
            (Said{RefusalReason::confines_goats, std::string("a5-b5") + confining}));
  EXPECT_EQ(refusal("e5", "e3", "GGT1T/GGTTG/GGGG1/GGGGG/GGGGG t 0 1", MoveKind::capture),
            (Said{RefusalReason::confines_goats, std::string("e5xe3") + confining}));
}

TEST(AttemptText, NamesAnAttemptAsAMoveIsWritten) {
  const Geometry& board = bagh_chal_board();
  EXPECT_EQ(attempt_text({.to = point_of("c3")}, board), "c3");
  EXPECT_EQ(attempt_text({.from = point_of("b2"), .to = point_of("c3")}, board), "b2-c3");
  EXPECT_EQ(attempt_text(attempt_of(Move::capture(0, 6, 12)), board), "a1xc3");
}

TEST(AttemptOf, AsksForTheSameMove) {
  const Position position = position_of(tigers_turn);
  for (const Move move : legal_moves(position, traditional())) {
    EXPECT_EQ(resolve(attempt_of(move), position, traditional()).value(), move);
  }
}

}  // namespace
}  // namespace baghchal
