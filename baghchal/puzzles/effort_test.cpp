#include "baghchal/puzzles/effort.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "baghchal/puzzles/look.hpp"

namespace baghchal {
namespace {

Effort any_effort() {
  const int rivals = *rc::gen::inRange(0, 30);
  return {.only_moves = *rc::gen::inRange(0, most_only_moves + 1),
          .sight_plies = *rc::gen::inRange(2, farthest_sight_plies + 2),
          .rivals = rivals,
          .temptations = *rc::gen::inRange(0, rivals + 1),
          .length_plies = *rc::gen::inRange(0, 100)};
}

RC_GTEST_PROP(Difficulty, RisesWithEachOfItsParts, ()) {
  const Effort effort = any_effort();
  Effort more = effort;
  more.*(*rc::gen::element(&Effort::only_moves, &Effort::sight_plies, &Effort::rivals,
                           &Effort::temptations, &Effort::length_plies)) += *rc::gen::inRange(1, 9);
  RC_ASSERT(difficulty(more) >= difficulty(effort));
  RC_ASSERT(grade_of(difficulty(more)) >= grade_of(difficulty(effort)));
  RC_ASSERT(difficulty(effort) >= 1);
  RC_ASSERT(difficulty(more) <= 100);
}

TEST(Difficulty, RisesByItsPartsInTheMiddle) {
  const Effort middle{
      .only_moves = 2, .sight_plies = 4, .rivals = 3, .temptations = 1, .length_plies = 7};
  for (const auto part : {&Effort::only_moves, &Effort::sight_plies, &Effort::rivals,
                          &Effort::temptations, &Effort::length_plies}) {
    Effort more = middle;
    ++(more.*part);
    EXPECT_GT(difficulty(more), difficulty(middle));
  }
}

TEST(PuzzleGrades, FollowEachOtherFromEasyToMaster) {
  std::vector<PuzzleGrade> met;
  for (int number = 1; number <= 100; ++number) {
    if (met.empty() || met.back() != grade_of(number)) met.push_back(grade_of(number));
  }
  EXPECT_THAT(met, testing::ElementsAreArray(puzzle_grades()));
}

TEST(PuzzleGrades, AreFoundByTheirNames) {
  for (const PuzzleGrade grade : puzzle_grades()) EXPECT_EQ(find_puzzle_grade(name(grade)), grade);
  EXPECT_EQ(find_puzzle_grade("devilish"), std::nullopt);
}

}  // namespace
}  // namespace baghchal
