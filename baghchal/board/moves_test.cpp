#include "baghchal/board/moves.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "baghchal/board/attempt.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_rules.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

Variant tigers_win_by_confinement() {
  return {&bagh_chal_board(), Rules{.confinement = Confinement::tigers_win}};
}

/// Whether board/ and the plain rules say the same of a position.
testing::AssertionResult agree(const Position& position, const Variant& variant) {
  const PlainRules plain(variant);
  const std::vector<Move> wanted = plain.legal_moves(position);
  const auto fails = [&](const char* what) {
    return testing::AssertionFailure() << what << " of " << testing::PrintToString(position);
  };
  if (in_order(legal_moves(position, variant)) != wanted) return fails("legal moves");
  if (count_legal_moves(position, variant) != static_cast<int>(wanted.size())) {
    return fails("number of moves");
  }
  if (decision(position, variant) != plain.decision(position)) return fails("decision");
  for (const Move move : wanted) {
    if (play_unchecked(position, move) != plain.play(position, move)) return fails("play");
  }
  return testing::AssertionSuccess();
}

/// Every move that can be written down on a board, legal somewhere or nowhere.
std::vector<Move> all_writable_moves(const Geometry& board) {
  std::vector<Move> moves;
  for (const Point to : each(board.all())) {
    moves.push_back(Move::placement(to));
    for (const Point from : each(board.all())) {
      moves.push_back(Move::step(from, to));
      for (const Point over : each(board.all())) moves.push_back(Move::capture(from, over, to));
    }
  }
  return moves;
}

/// Whether the attempt is accepted exactly where one of the moves is what it asks for.
bool resolves_as_listed(const Attempt& attempt, const Position& position, const Variant& variant,
                        const std::vector<Move>& listed) {
  const auto meant = std::ranges::find_if(listed, [&](Move move) {
    return move.from() == attempt.from && move.to() == attempt.to &&
           (!attempt.kind || attempt.kind == move.kind());
  });
  const auto resolved = resolve(attempt, position, variant);
  if (meant == listed.end()) return !resolved && !resolved.error().sentence.empty();
  return resolved && *resolved == *meant;
}

/// Listed ⇔ accepted, for every two points and every kind that can be meant by them.
bool accepts_what_is_listed(const Position& position, const Variant& variant) {
  const std::vector<Move> listed = PlainRules(variant).legal_moves(position);
  const auto as_listed = [&](const Attempt& attempt) {
    return resolves_as_listed(attempt, position, variant, listed);
  };
  for (const Point to : each(variant.board->all())) {
    if (!as_listed({.from = no_point, .to = to})) return false;
    if (!as_listed({.from = no_point, .to = to, .kind = MoveKind::placement})) return false;
    for (const Point from : each(variant.board->all())) {
      if (!as_listed({.from = from, .to = to})) return false;
      if (!as_listed({.from = from, .to = to, .kind = MoveKind::step})) return false;
      if (!as_listed({.from = from, .to = to, .kind = MoveKind::capture})) return false;
    }
  }
  return true;
}

RC_GTEST_PROP(Moves, AgreeWithThePlainRules, ()) {
  const auto some =
      rc::gen::container<std::vector<Position>>(20, any_kind_of_position(traditional()));
  for (const Position& position : *some) RC_ASSERT(agree(position, traditional()));
}

RC_GTEST_PROP(Moves, AgreeWithThePlainRulesWhereConfinementWins, ()) {
  const Variant variant = tigers_win_by_confinement();
  RC_ASSERT(agree(*any_kind_of_position(variant), variant));
}

RC_GTEST_PROP(Moves, AgreeWithThePlainRulesNearConfinement, ()) {
  const Position position = *any_tight_position(traditional());
  RC_ASSERT(agree(position, traditional()));
  for (const Move move : legal_moves(position, traditional())) {
    RC_ASSERT(agree(play_unchecked(position, move), traditional()));
  }
}

RC_GTEST_PROP(Moves, AgreeWithThePlainRulesDuringALastStand, ()) {
  const Variant variant{&bagh_chal_board(), Rules{.last_stand = 3}};
  RC_ASSERT(agree(*any_position(variant), variant));
}

TEST(Moves, AgreeWithThePlainRulesEverywhereOnSmallBoards) {
  for (const Variant& variant : small_variants()) {
    for (const Position& position : all_positions(variant)) {
      ASSERT_TRUE(agree(position, variant));
    }
  }
}

RC_GTEST_PROP(Moves, ListedIsLegalAndNothingElse, ()) {
  const Position position = *any_kind_of_position(traditional());
  const std::vector<Move> listed = PlainRules(traditional()).legal_moves(position);
  const Move move = *rc::gen::elementOf(all_writable_moves(bagh_chal_board()));
  RC_ASSERT(is_legal(move, position, traditional()) ==
            (std::ranges::find(listed, move) != listed.end()));
  for (const Move legal : listed) RC_ASSERT(is_legal(legal, position, traditional()));
}

TEST(Moves, ListedIsLegalAndNothingElseOnTheSmallBoard) {
  const Variant variant = small_variant();
  const std::vector<Move> writable = all_writable_moves(*variant.board);
  Random random(1);
  for (int i = 0; i < 100; ++i) {
    const Position position = random_position(variant, random);
    const std::vector<Move> listed = PlainRules(variant).legal_moves(position);
    const auto legal = std::ranges::count_if(
        writable, [&](Move move) { return is_legal(move, position, variant); });
    ASSERT_EQ(static_cast<std::size_t>(legal), listed.size());
  }
}

RC_GTEST_PROP(Moves, ListedIsAcceptedAndNothingElse, ()) {
  RC_ASSERT(accepts_what_is_listed(*any_kind_of_position(traditional()), traditional()));
}

RC_GTEST_PROP(Moves, ListedIsAcceptedAndNothingElseOnSmallBoards, ()) {
  const Variant variant = *rc::gen::elementOf(small_variants());
  RC_ASSERT(accepts_what_is_listed(*any_position(variant), variant));
}

RC_GTEST_PROP(Moves, AMoveKeepsThePositionValid, ()) {
  const Position position = *any_kind_of_position(traditional());
  for (const Move move : legal_moves(position, traditional())) {
    RC_ASSERT(PlainRules(traditional()).is_valid(play_unchecked(position, move)));
  }
}

TEST(Moves, TheStartHasAPlacementOnEveryEmptyPoint) {
  const MoveList moves = legal_moves(Position::start(bagh_chal_board()), traditional());
  EXPECT_EQ(moves.size(), 21);
  for (const Move move : moves) EXPECT_EQ(move.kind(), MoveKind::placement);
}

TEST(Decision, TheTigersWinByTheFifthCapture) {
  const Position position = position_of("T3T/5/2G2/5/T3T g 14 5");
  EXPECT_EQ(decision(position, traditional()), Decision::captured);
  EXPECT_TRUE(legal_moves(position, traditional()).empty());
  EXPECT_EQ(count_legal_moves(position, traditional()), 0);
}

TEST(Decision, FourCapturesDecideNothing) {
  EXPECT_EQ(decision(position_of("T3T/5/2G2/5/T3T g 15 4"), traditional()), Decision::none);
}

TEST(Decision, ALastStandPutsTheTigersWinOff) {
  const Variant variant{&bagh_chal_board(), Rules{.last_stand = 1}};
  const Position position = position_of("T3T/5/2G2/5/T3T g 14 5");
  EXPECT_EQ(decision(position, variant), Decision::none);
  EXPECT_EQ(count_legal_moves(position, variant), 20);
}

TEST(Decision, TheGoatsWinByTrappingAllTigers) {
  const Position trapped = position_of("TTGG1/TTGG1/GGGGG/GGGGG/GGGG1 t 0 2");
  EXPECT_EQ(decision(trapped, traditional()), Decision::trapped);
  EXPECT_EQ(hemmed_in_tigers(trapped, bagh_chal_board()), trapped.tigers());
  const Position one_can_jump = position_of("TGGGT/GGGGG/G3G/GGGGG/TGGGT t 0 3");
  EXPECT_EQ(decision(one_can_jump, traditional()), Decision::none);
}

TEST(Decision, FifthCaptureComesBeforeTrapping) {
  const Position position = position_of("TTG2/TTG2/GGGG1/GGGGG/1GG2 t 1 5");
  EXPECT_EQ(decision(position, traditional()), Decision::captured);
}

TEST(Confinement, AConfiningMoveIsIllegalByDefault) {
  const Position position = position_of("T1GGG/TTGGG/GGGGG/GGGGG/GGGTG t 0 0");
  const Move confining = Move::step(point_of("a5"), point_of("b5"));
  const Move other = Move::step(point_of("b4"), point_of("b5"));
  EXPECT_TRUE(confines_goats(position, confining, traditional()));
  EXPECT_FALSE(confines_goats(position, confining, tigers_win_by_confinement()));
  EXPECT_FALSE(confines_goats(position, other, traditional()));
  EXPECT_EQ(in_order(legal_moves(position, traditional())), std::vector<Move>{other});
  EXPECT_EQ(decision(position, traditional()), Decision::none);
}

TEST(Confinement, ACaptureMayConfineToo) {
  const Position position = position_of("GGT1T/GGTTG/GGGG1/GGGGG/GGGGG t 0 1");
  const Move capture = Move::capture(point_of("e5"), point_of("e4"), point_of("e3"));
  EXPECT_TRUE(confines_goats(position, capture, traditional()));
  EXPECT_FALSE(is_legal(capture, position, traditional()));
  EXPECT_TRUE(is_legal(capture, position, tigers_win_by_confinement()));
}

TEST(Confinement, TheDecidingCaptureMayLeaveTheGoatsWithoutAMove) {
  const Variant two_captures{&bagh_chal_board(), Rules{.captures_to_win = 2}};
  const Position position = position_of("GGT1T/GGTTG/GGGG1/GGGGG/GGGGG t 0 1");
  const Move capture = Move::capture(point_of("e5"), point_of("e4"), point_of("e3"));
  EXPECT_TRUE(is_legal(capture, position, two_captures));
  EXPECT_EQ(decision(play_unchecked(position, capture), two_captures), Decision::captured);
}

/// No Bagh-Chal position is known in which clause 6 alone traps the tigers; on two paths without a
/// way from one to the other it does.
TEST(Confinement, TigersWithConfiningMovesOnlyAreTrapped) {
  const Geometry board({.name = "Paths",
                        .points = {{"a1", 0, 0}, {"b1", 1, 0}, {"d1", 3, 0}, {"e1", 4, 0}},
                        .lines = {{0, 1}, {2, 3}},
                        .tigers = {0},
                        .goats = 2});
  const Position apart =
      Position::unchecked(points_of("a1", board), points_of("d1 e1", board), 0, Side::tigers);
  EXPECT_EQ(decision(apart, {&board, Rules{.captures_to_win = 1}}), Decision::trapped);
  EXPECT_EQ(hemmed_in_tigers(apart, board), PointSet{0});
  const Rules tigers_win{.captures_to_win = 1, .confinement = Confinement::tigers_win};
  EXPECT_EQ(decision(apart, {&board, tigers_win}), Decision::none);
}

TEST(Confinement, WinsForTheTigersWhereTheRulesSaySo) {
  const Variant variant = tigers_win_by_confinement();
  const Position position = position_of("T1GGG/TTGGG/GGGGG/GGGGG/GGGTG t 0 0");
  const Move move = Move::step(point_of("a5"), point_of("b5"));
  ASSERT_TRUE(is_legal(move, position, variant));
  EXPECT_EQ(decision(play_unchecked(position, move), variant), Decision::confined);
}

TEST(Confinement, DoesNotConcernAGoatInHand) {
  const Position position = position_of("T1GGG/TTGGG/GGGGG/GGGGG/1GGTG t 1 0");
  EXPECT_FALSE(confines_goats(position, Move::step(point_of("a5"), point_of("b5")), traditional()));
}

/// Were clause 6 hardly ever met, the comparisons above would say little of it.
TEST(Confinement, TightPositionsMeetItOften) {
  Random random(1);
  int forbidding = 0;
  for (int i = 0; i < 1000; ++i) {
    const Position position = random_tight_position(traditional(), random);
    forbidding += count_legal_moves(position, traditional()) <
                          count_legal_moves(position, tigers_win_by_confinement())
                      ? 1
                      : 0;
  }
  EXPECT_GT(forbidding, 300);
}

RC_GTEST_PROP(HemmedInTigers, AreThoseWithoutAMoveOfTheirOwn, ()) {
  const Position position = *any_kind_of_position(traditional());
  // With no clause 4 or 6 in the way the plain rules list every tiger's own moves.
  const Variant open{&bagh_chal_board(),
                     Rules{.last_stand = 1, .confinement = Confinement::tigers_win}};
  const Position tigers_turn =
      Position::unchecked(position.tigers(), position.goats(), position.hand(), Side::tigers);
  PointSet free = 0;
  for (const Move move : PlainRules(open).legal_moves(tigers_turn)) free |= singleton(move.from());
  RC_ASSERT(hemmed_in_tigers(position, bagh_chal_board()) == (position.tigers() & ~free));
}

RC_GTEST_PROP(GoatsCanStep, WhereOneHasAnEmptyPointBesideIt, ()) {
  const Position position = *any_kind_of_position(traditional());
  const Variant open{&bagh_chal_board(), Rules{.last_stand = 1}};
  const Position moved_up =
      Position::unchecked(position.tigers(), position.goats(), 0, Side::goats);
  RC_ASSERT(goats_can_step(position, bagh_chal_board()) ==
            !PlainRules(open).legal_moves(moved_up).empty());
}

}  // namespace
}  // namespace baghchal
