// Patterns on positions made by hand, and against slow obvious definitions that know nothing but
// the legal moves.
#include "baghchal/teaching/patterns.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "baghchal/board/moves.hpp"
#include "baghchal/notation/move_text.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Geometry& board() {
  return bagh_chal_board();
}
/// No position here is decided by the goats that were captured: few stand on the board.
const Variant& variant() {
  static const Variant lasting{&board(), {.captures_to_win = board().goats()}};
  return lasting;
}

Move move_of(const Position& position, const std::string& text) {
  return resolve(parse_attempt(text, board()).value(), position, variant()).value();
}

std::vector<std::string> texts(const Jumps& jumps) {
  std::vector<std::string> found;
  for (const Jump& jump : jumps) {
    found.push_back(to_text(Move::capture(jump.from, jump.over, jump.to), board()));
  }
  return found;
}

//   5  T───┬───┬───┬───T      The goat on b4 hangs: a5 jumps it. So does d2, from e1.
//   4  ├───G───┼───┼───┤
//   3  ├───┼───┼───┼───┤
//   2  ├───┼───┼───G───┤
//   1  T───┴───┴───┴───T
const Position& two_hang() {
  static const Position position = position_of("T3T/1G3/5/3G1/T3T g 18 0");
  return position;
}

TEST(Patterns, AGoatHangsWhereATigerCouldJumpIt) {
  EXPECT_THAT(texts(open_jumps(two_hang(), board())), ElementsAre("e1xc3", "a5xc3"));
  EXPECT_EQ(victims(open_jumps(two_hang(), board())), points_of("b4 d2"));
  EXPECT_THAT(texts(jumps_over(point_of("b4"), open_jumps(two_hang(), board()))),
              ElementsAre("a5xc3"));
}

TEST(Patterns, AGoatBehindCoversAllItStandsBehind) {
  EXPECT_EQ(covered_by(two_hang(), move_of(two_hang(), "c3"), board()), points_of("b4 d2"));
  EXPECT_EQ(covered_by(two_hang(), move_of(two_hang(), "c2"), board()), 0U);
  const auto changes = jump_changes(two_hang(), move_of(two_hang(), "c3"), board());
  EXPECT_THAT(changes.opened, IsEmpty());
  EXPECT_THAT(texts(changes.closed), ElementsAre("e1xc3", "a5xc3"));
}

TEST(Patterns, AGoatThatStepsAwayUncoversAnother) {
  const Position position = position_of("T3T/1G3/2G2/5/T3T g 0 0");
  EXPECT_EQ(uncovered_by(position, move_of(position, "c3-c2"), board()), points_of("b4"));
  EXPECT_EQ(uncovered_by(position, move_of(position, "b4-b3"), board()), 0U);
}

TEST(Patterns, AGoatRunsAwayFromATiger) {
  const Position position = position_of("T3T/1G3/5/5/T3T g 0 0");
  EXPECT_TRUE(runs_away(position, move_of(position, "b4-b3"), board()));
  EXPECT_FALSE(runs_away(position, move_of(position, "b4-a4"), board()));  // a5xa3
}

TEST(Patterns, TwoGoatsThatOneReplySavesAreNoFork) {
  EXPECT_FALSE(is_fork(two_hang(), variant()));
  EXPECT_THAT(saving_moves(two_hang(), variant()), ElementsAre(move_of(two_hang(), "c3")));
  EXPECT_EQ(lost_goats(two_hang(), variant()), 0U);
}

TEST(Patterns, AForkThreatensMoreThanOneReplySaves) {
  const Position fork = position_of("T3T/1G1G1/5/5/T1G1T g 17 0");
  EXPECT_FALSE(is_fork(fork, variant()));  // c3 saves both
  const Position apart = position_of("TG2T/5/5/5/T2GT g 18 0");
  EXPECT_TRUE(is_fork(apart, variant()));
  EXPECT_EQ(lost_goats(apart, variant()), 0U);
}

TEST(Patterns, AGoatJumpedTwoWaysIsLost) {
  const Position two_ways = position_of("2T2/5/TG3/5/1T2T g 19 0");
  EXPECT_EQ(lost_goats(two_ways, variant()), 0U);
  const Position lost = position_of("5/1T3/TG3/5/4T g 19 0");
  EXPECT_EQ(victims(open_jumps(lost, board())), points_of("b3"));
  EXPECT_EQ(lost_goats(lost, variant()), points_of("b3"));
}

//   5  T───G───G───┬───T      c5 closes the last way out of the tiger in the corner; b3 the jump.
//   4  G───G───┼───┼───┤
//   3  G───┼───┼───┼───┤
TEST(Patterns, ATigerIsShutInByTheLastPointAroundIt) {
  const Position position = position_of("TG2T/GG3/G1G2/5/T3T g 15 0");
  EXPECT_EQ(shut_in_by(position, move_of(position, "c5"), board()), points_of("a5"));
  EXPECT_EQ(shut_in_by(position, move_of(position, "c2"), board()), 0U);
  const Position shut = play_unchecked(position, move_of(position, "c5"));
  EXPECT_EQ(free_tigers(shut, board()), points_of("e5 a1 e1"));
}

TEST(Patterns, ATigerIsFreedByAGoatThatStepsAway) {
  const Position position = position_of("TGG1T/GG3/G1G2/5/T3T g 0 0");
  EXPECT_EQ(freed_by(position, move_of(position, "c5-d5"), board()), points_of("a5"));
}

TEST(Patterns, ATigerIsFollowedToWhereItGoes) {
  const Position position = position_of("TG2T/GGG2/GGG2/GG3/T3T t 10 0");
  EXPECT_EQ(freed_by(position, move_of(position, "a1-b1"), board()), 0U);
  const Position corner = position_of("1TGGG/GGGGG/GGG2/5/TT2T t 6 0");
  EXPECT_EQ(shut_in_by(corner, move_of(corner, "b5-a5"), board()), 0U);  // it can go back
}

//   5  ┌───G───T───┬───T      b4 closes off a5: no tiger can walk there.
//   4  G───┼───┼───┼───┤
TEST(Patterns, APointIsClosedOffByTheLastGoatAroundIt) {
  const Position position = position_of("1GT1T/G4/5/5/T3T g 18 0");
  EXPECT_TRUE(contains(walkable(position, board()), point_of("a5")));
  EXPECT_EQ(closed_off_by(position, move_of(position, "b4"), board()), points_of("a5"));
  EXPECT_EQ(closed_off_by(position, move_of(position, "c4"), board()), 0U);
}

TEST(Patterns, CornersLieOnNoLineOverThemAndEdgesOnOne) {
  EXPECT_EQ(lines_over(point_of("a1"), board()), 0);
  EXPECT_EQ(lines_over(point_of("c1"), board()), 1);
  EXPECT_EQ(lines_over(point_of("b2"), board()), 4);
  EXPECT_EQ(lines_over(point_of("b3"), board()), 2);
}

TEST(Patterns, AGoatIsSecureWhereEachLineOverItIsHeld) {
  const Position position = position_of("T3T/5/5/GG3/GG2T g 16 0");
  EXPECT_EQ(secure_goats(position, board()), points_of("a1 b1 a2"));
  const Position more = position_of("T3T/5/GGG2/GGG2/GGG1T g 11 0");
  EXPECT_EQ(secure_goats(more, board()), points_of("a1 b1 c1 a2 b2 c2 a3 b3"));
}

// --- the slow obvious twins ---

Position with_turn_of(Side side, const Position& position) {
  return Position::unchecked(position.tigers(), position.goats(), position.hand(), side);
}

/// A goat hangs if some legal capture of the tigers takes it. Rules without confinement.
PointSet can_be_taken(const Position& position, const Variant& rules) {
  PointSet taken = 0;
  for (const Move move : legal_moves(with_turn_of(Side::tigers, position), rules)) {
    if (move.is_capture()) taken |= singleton(move.over());
  }
  return taken;
}

Variant any_small_variant() {
  static const std::vector<Variant> variants = small_variants();
  Variant chosen = *rc::gen::elementOf(variants);
  chosen.rules.confinement = Confinement::tigers_win;
  return chosen;
}

Position any_goats_turn(const Variant& rules) {
  return with_turn_of(Side::goats, *any_position(rules));
}

RC_GTEST_PROP(Patterns, HangingGoatsAreThoseThatLegalCapturesTake, ()) {
  const Variant rules = *rc::gen::element(0, 1) == 0 ? any_small_variant() : variant();
  Variant free = rules;
  free.rules.confinement = Confinement::tigers_win;
  const Position position = with_turn_of(Side::tigers, *any_position(free));
  RC_PRE(decision(position, free) == Decision::none);
  RC_ASSERT(victims(open_jumps(position, *free.board)) == can_be_taken(position, free));
}

RC_GTEST_PROP(Patterns, ForksLeaveAGoatToTakeWhateverIsPlayed, ()) {
  const Variant rules = any_small_variant();
  const Position position = any_goats_turn(rules);
  RC_PRE(decision(position, rules) == Decision::none);
  bool always = true;
  for (const Move move : legal_moves(position, rules)) {
    const Position after = play_unchecked(position, move);
    always = always && victims(open_jumps(after, *rules.board)) != 0;
  }
  const bool several = count(victims(open_jumps(position, *rules.board))) > 1;
  RC_ASSERT(is_fork(position, rules) == (several && always));
}

RC_GTEST_PROP(Patterns, ShutInAndFreedAreWhatHemmedInTigersSay, ()) {
  const Variant rules = any_small_variant();
  const Position position = *any_position(rules);
  const MoveList moves = legal_moves(position, rules);
  RC_PRE(!moves.empty());
  const Move move = moves[*rc::gen::inRange(0, moves.size())];
  const Position after = play_unchecked(position, move);
  for (const Point tiger : each(position.tigers())) {
    const Point now = move.from() == tiger ? move.to() : tiger;
    const bool was = contains(hemmed_in_tigers(position, *rules.board), tiger);
    const bool is = contains(hemmed_in_tigers(after, *rules.board), now);
    RC_ASSERT(contains(shut_in_by(position, move, *rules.board), now) == (!was && is));
    RC_ASSERT(contains(freed_by(position, move, *rules.board), now) == (was && !is));
  }
}

/// A point is walkable that some tiger reaches by steps of its own, all others standing still.
RC_GTEST_PROP(Patterns, WalkablePointsAreReachedStepByStep, ()) {
  const Variant rules = any_small_variant();
  const Position position = *any_position(rules);
  PointSet reached = position.tigers();
  for (int round = 0; round < rules.board->points(); ++round) {
    for (const Point point : each(reached)) {
      reached |= rules.board->near(point) & position.empty(*rules.board);
    }
  }
  RC_ASSERT(walkable(position, *rules.board) == (reached & ~position.tigers()));
}

/// Wherever the tigers stand on the points that are no goats', no secure goat can be jumped.
RC_GTEST_PROP(Patterns, SecureGoatsAreThoseThatNoTigersCanJump, ()) {
  const Variant rules = any_small_variant();
  const Position position = *any_position(rules);
  const Geometry& board = *rules.board;
  PointSet jumped = 0;
  for (const Point tiger : each(board.all() & ~position.goats())) {
    const Position moved =
        Position::unchecked(singleton(tiger), position.goats(), position.hand(), Side::tigers);
    jumped |= victims(open_jumps(moved, board));
  }
  RC_ASSERT(secure_goats(position, board) == (position.goats() & ~jumped));
}

}  // namespace
}  // namespace baghchal
