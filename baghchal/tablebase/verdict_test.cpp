#include "baghchal/tablebase/verdict.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace baghchal {
namespace {

Verdict tigers_in(std::optional<int> plies) {
  return {.value = Value::tigers, .distance_plies = plies};
}
Verdict goats_in(std::optional<int> plies) {
  return {.value = Value::goats, .distance_plies = plies};
}
Verdict draw(int forced_captures, std::optional<int> in_plies = std::nullopt) {
  return {.value = Value::draw,
          .forced_captures = forced_captures,
          .forced_captures_in_plies = in_plies};
}

TEST(Grade, RisesFromTheGoatsWinOverTheDrawsToTheTigersWin) {
  const Rules rules{.captures_to_win = 3};
  EXPECT_EQ(goats_grade, 0);
  EXPECT_EQ(draw_grade(0), 1);
  EXPECT_EQ(draw_grade(2), 3);
  EXPECT_EQ(tigers_grade(rules), 4);
}

TEST(Grade, SaysWhoWins) {
  const Rules rules{.captures_to_win = 3};
  EXPECT_EQ(value_of(goats_grade, rules), Value::goats);
  for (int captures = 0; captures < rules.captures_to_win; ++captures) {
    EXPECT_EQ(value_of(draw_grade(captures), rules), Value::draw);
  }
  EXPECT_EQ(value_of(tigers_grade(rules), rules), Value::tigers);
}

TEST(Grade, OfAVerdictTellsItsValueAndForcedCaptures) {
  const Rules rules{.captures_to_win = 3};
  EXPECT_EQ(grade_of(goats_in(4), rules), goats_grade);
  EXPECT_EQ(grade_of(draw(1, 9), rules), draw_grade(1));
  EXPECT_EQ(grade_of(tigers_in(4), rules), tigers_grade(rules));
}

/// The goats' best first; the tigers' order is the reverse.
TEST(CompareFor, OrdersByGradeThenByDistance) {
  const std::vector<Verdict> goats_order = {goats_in(0), goats_in(2),   goats_in(40), draw(0),
                                            draw(1, 9),  draw(1, 3),    draw(1),      draw(2, 30),
                                            draw(2, 1),  tigers_in(17), tigers_in(1), tigers_in(0)};
  for (std::size_t i = 0; i < goats_order.size(); ++i) {
    EXPECT_EQ(compare_for(Side::goats, goats_order[i], goats_order[i]), 0);
    for (std::size_t j = i + 1; j < goats_order.size(); ++j) {
      EXPECT_LT(compare_for(Side::goats, goats_order[i], goats_order[j]), 0) << i << ' ' << j;
      EXPECT_LT(compare_for(Side::tigers, goats_order[j], goats_order[i]), 0) << i << ' ' << j;
    }
  }
}

TEST(CompareFor, AWinOfUnknownDistanceIsLongerThanAnyOther) {
  for (const Side side : {Side::goats, Side::tigers}) {
    EXPECT_EQ(compare_for(side, tigers_in(std::nullopt), tigers_in(std::nullopt)), 0);
    EXPECT_EQ(compare_for(side, draw(2), draw(2)), 0);
  }
  EXPECT_LT(compare_for(Side::tigers, tigers_in(700), tigers_in(std::nullopt)), 0);
  EXPECT_LT(compare_for(Side::goats, goats_in(0), goats_in(std::nullopt)), 0);
  EXPECT_GT(compare_for(Side::tigers, goats_in(0), goats_in(std::nullopt)), 0);
  EXPECT_GT(compare_for(Side::goats, tigers_in(std::nullopt), draw(4)), 0);
}

/// Some with distances and some without.
rc::Gen<Verdict> any_verdict() {
  return rc::gen::exec([]() -> Verdict {
    const auto plies = [](int least) -> std::optional<int> {
      return *rc::gen::arbitrary<bool>() ? std::optional(*rc::gen::inRange(least, least + 4))
                                         : std::nullopt;
    };
    const int grade = *rc::gen::inRange(0, 6);
    if (grade == 0) return goats_in(plies(0));
    if (grade == 5) return tigers_in(plies(0));
    return draw(grade - 1, plies(1));
  });
}

RC_GTEST_PROP(CompareFor, PutsAnyVerdictsInOrder, ()) {
  const Verdict a = *any_verdict();
  const Verdict b = *any_verdict();
  const Verdict c = *any_verdict();
  for (const Side side : {Side::goats, Side::tigers}) {
    const auto compare = [side](const Verdict& x, const Verdict& y) {
      return compare_for(side, x, y);
    };
    RC_ASSERT(compare(a, a) == 0);
    RC_ASSERT(compare(a, b) == -compare(b, a));
    if (compare(a, b) <= 0 && compare(b, c) <= 0) RC_ASSERT(compare(a, c) <= 0);
    if (compare(a, b) == 0) RC_ASSERT(compare(a, c) == compare(b, c));
  }
}

RC_GTEST_PROP(CompareFor, WhatSuitsOneSideHarmsTheOther, ()) {
  const Verdict a = *any_verdict();
  const Verdict b = *any_verdict();
  RC_ASSERT(compare_for(Side::tigers, a, b) == -compare_for(Side::goats, a, b));
}

}  // namespace
}  // namespace baghchal
