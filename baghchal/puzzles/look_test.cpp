#include "baghchal/puzzles/look.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "baghchal/notation/move_text.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_rules.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

/// The slow obvious twin: every line to its end, by the plain rules.
int plain_look(const Position& position, int plies, const Variant& variant) {
  const PlainRules rules(variant);
  const bool tigers = position.side() == Side::tigers;
  const int captured = position.captured(*variant.board);
  if (captured >= variant.rules.captures_to_win) return tigers ? decided : -decided;
  if (plies == 0) return tigers ? captured : -captured;
  const std::vector<Move> moves = rules.legal_moves(position);
  if (moves.empty()) {
    const bool tigers_lost = rules.decision(position) == Decision::trapped;
    return tigers_lost == tigers ? -decided : decided;
  }
  int best = -decided;
  for (const Move move : moves) {
    best = std::max(best, -plain_look(rules.play(position, move), plies - 1, variant));
  }
  return best;
}

RC_GTEST_PROP(Look, SeesWhatPlainSearchSees, ()) {
  const Variant variant = *rc::gen::elementOf(small_variants());
  RC_PRE(variant.rules.last_stand == 0);
  const Position position = *any_kind_of_position(variant);
  const int plies = *rc::gen::inRange(0, 4);
  RC_ASSERT(look(position, plies, -decided - 1, decided + 1, variant) ==
            plain_look(position, plies, variant));
}

RC_GTEST_PROP(Look, AMoveStandsOutWhereItCountsForMoreThanEveryOther, ()) {
  const Variant variant = *rc::gen::elementOf(small_variants());
  RC_PRE(variant.rules.last_stand == 0);
  const Position position = *any_kind_of_position(variant);
  const MoveList moves = legal_moves(position, variant);
  RC_PRE(!moves.empty());
  const Move move = moves[*rc::gen::inRange(0, moves.size())];
  const int plies = *rc::gen::inRange(1, 5);
  const auto count = [&](Move each) {
    return -plain_look(play_unchecked(position, each), plies - 1, variant);
  };
  const bool most = std::ranges::all_of(
      moves, [&](Move other) { return other == move || count(other) < count(move); });
  RC_ASSERT(stands_out(move, position, plies, variant) == most);
}

int sight_of(const std::string& move, const std::string& line) {
  const Position position = position_of(line);
  const Attempt attempt = parse_attempt(move, bagh_chal_board()).value();
  return sight_plies(resolve(attempt, position, traditional()).value(), position, traditional());
}

TEST(Sight, TheOnlyCaptureStandsOutAtOnce) {
  EXPECT_EQ(sight_of("a1xa3", "T3T/5/5/G4/T3T t 19 0"), 1);
}

TEST(Sight, SavingAGoatTakesALookAtTheReply) {
  EXPECT_EQ(sight_of("a3", "T3T/5/5/G4/T3T g 19 0"), 2);
}

TEST(Sight, TrappingTakesALookAtWhatIsLeft) {
  EXPECT_EQ(sight_of("c4-c3", "GGGGG/GGGG1/TT1TG/GTGG1/GGGGG g 0 2"), 2);
}

TEST(Sight, WhatCannotBeSeenIsBeyondAll) {
  EXPECT_EQ(sight_of("c3", "T3T/5/5/5/T3T g 20 0"), farthest_sight_plies + 1);
}

}  // namespace
}  // namespace baghchal
