#include "baghchal/board/geometry.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/support/plain_rules.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;

std::vector<const Geometry*> boards() {
  return {&bagh_chal_board(), &small_board()};
}

std::vector<Jump> all_jumps(const Geometry& board) {
  std::vector<Jump> jumps;
  for (const Point from : each(board.all())) {
    const auto list = board.jumps_from(from);
    jumps.insert(jumps.end(), list.begin(), list.end());
  }
  return jumps;
}

bool straight(Place from, Place over, Place to) {
  return to == Place{2 * over.file - from.file, 2 * over.rank - from.rank};
}

TEST(Geometry, BaghChalHasItsPointsPiecesAndLines) {
  const Geometry& board = bagh_chal_board();
  EXPECT_EQ(board.name(), "Bagh-Chal");
  EXPECT_EQ(board.points(), 25);
  EXPECT_EQ(count(board.all()), 25);
  EXPECT_EQ(board.tigers(), 4);
  EXPECT_EQ(board.goats(), 20);
  EXPECT_EQ(board.tigers_at_start(), points_of("a1 a5 e1 e5"));
  EXPECT_EQ(board.lines().size(), 16U);
  EXPECT_EQ(all_jumps(board).size(), 80U);
}

TEST(Geometry, TheSmallBoardHasItsOwn) {
  const Geometry& board = small_board();
  EXPECT_EQ(board.points(), 9);
  EXPECT_EQ(board.tigers(), 2);
  EXPECT_EQ(board.goats(), 3);
  EXPECT_EQ(board.lines().size(), 8U);
  EXPECT_EQ(all_jumps(board).size(), 16U);
  EXPECT_EQ(count(board.near(point_of("b2", board))), 8);
}

TEST(Geometry, PointsHaveAsManyNeighboursAsDrawn) {
  constexpr int drawn[5][5] = {
      {3, 3, 5, 3, 3}, {3, 8, 4, 8, 3}, {5, 4, 8, 4, 5}, {3, 8, 4, 8, 3}, {3, 3, 5, 3, 3}};
  const Geometry& board = bagh_chal_board();
  for (const Point point : each(board.all())) {
    EXPECT_EQ(count(board.near(point)), drawn[board.y(point)][board.x(point)])
        << board.point_name(point);
  }
}

TEST(Geometry, NeighboursAreThoseJoinedByTheRule) {
  for (const Geometry* board : boards()) {
    for (const Point a : each(board->all())) {
      for (const Point b : each(board->all())) {
        EXPECT_EQ(contains(board->near(a), b), joined(place_of(a, *board), place_of(b, *board)))
            << board->point_name(a) << board->point_name(b);
      }
    }
  }
}

TEST(Geometry, NearIsSymmetric) {
  for (const Geometry* board : boards()) {
    for (const Point a : each(board->all())) {
      EXPECT_FALSE(contains(board->near(a), a));
      for (const Point b : each(board->near(a))) EXPECT_TRUE(contains(board->near(b), a));
    }
  }
}

TEST(Geometry, NearAnyIsTheUnion) {
  const Geometry& board = bagh_chal_board();
  EXPECT_EQ(board.near_any(points_of("a1 c2")), points_of("a2 b1 b2 c1 c3 d2"));
  EXPECT_EQ(board.near_any(0), PointSet{0});
}

TEST(Geometry, JumpsAreStraightAlongLines) {
  for (const Geometry* board : boards()) {
    for (const Point from : each(board->all())) {
      for (const Point over : each(board->all())) {
        for (const Point to : each(board->all())) {
          const Place start = place_of(from, *board);
          const Place middle = place_of(over, *board);
          const bool wanted =
              joined(start, middle) && straight(start, middle, place_of(to, *board));
          const auto list = board->jumps_from(from);
          EXPECT_EQ(std::ranges::count(list, Jump{from, over, to}), wanted ? 1 : 0);
        }
      }
    }
  }
}

TEST(Geometry, EveryJumpGoesBackToo) {
  for (const Geometry* board : boards()) {
    for (const Jump& jump : all_jumps(*board)) {
      EXPECT_EQ(board->jumped(jump.from, jump.to), jump.over);
      EXPECT_EQ(board->jumped(jump.to, jump.from), jump.over);
    }
  }
}

TEST(Geometry, WhatIsNoJumpHasNoVictim) {
  EXPECT_EQ(bagh_chal_board().jumped(point_of("a1"), point_of("b1")), no_point);
  EXPECT_EQ(bagh_chal_board().jumped(point_of("b1"), point_of("d3")), no_point);
}

TEST(Geometry, ShiftClassesAreTheStepsAndJumps) {
  for (const Geometry* board : boards()) {
    std::set<std::pair<int, int>> steps;
    for (const ShiftClass& step : board->steps()) {
      for (const Point from : each(step.from)) {
        const auto [_, is_new] = steps.insert({from, from + step.over_shift});
        EXPECT_TRUE(is_new);
        EXPECT_TRUE(contains(board->near(from), static_cast<Point>(from + step.over_shift)));
      }
    }
    std::size_t neighbours = 0;
    for (const Point point : each(board->all())) {
      neighbours += static_cast<std::size_t>(count(board->near(point)));
    }
    EXPECT_EQ(steps.size(), neighbours);

    std::size_t jumps = 0;
    for (const ShiftClass& jump : board->jumps()) {
      for (const Point from : each(jump.from)) {
        const auto to = static_cast<Point>(from + jump.to_shift);
        EXPECT_EQ(board->jumped(from, to), from + jump.over_shift);
        ++jumps;
      }
    }
    EXPECT_EQ(jumps, all_jumps(*board).size());
  }
}

TEST(Geometry, SymmetriesAreTheEightOfTheSquare) {
  for (const Geometry* board : boards()) {
    const int last = board->x(static_cast<Point>(board->points() - 1));
    std::set<Symmetry> wanted;
    for (const bool swapped : {false, true}) {
      for (const bool left_right : {false, true}) {
        for (const bool upside_down : {false, true}) {
          Symmetry symmetry;
          symmetry.fill(no_point);
          for (const Point point : each(board->all())) {
            const int x = swapped ? board->y(point) : board->x(point);
            const int y = swapped ? board->x(point) : board->y(point);
            symmetry[point] =
                *board->point_at(left_right ? last - x : x, upside_down ? last - y : y);
          }
          wanted.insert(symmetry);
        }
      }
    }
    const std::set<Symmetry> found(board->symmetries().begin(), board->symmetries().end());
    EXPECT_EQ(board->symmetries().size(), 8U);
    EXPECT_EQ(found, wanted);
  }
}

TEST(Geometry, TheFirstSymmetryIsTheIdentity) {
  for (const Geometry* board : boards()) {
    for (const Point point : each(board->all())) {
      EXPECT_EQ(board->symmetries().front()[point], point);
    }
  }
}

TEST(Geometry, PointsAreNamedByFileAndRank) {
  const Geometry& board = bagh_chal_board();
  for (const Point point : each(board.all())) {
    const std::string name{static_cast<char>('a' + board.x(point)),
                           static_cast<char>('1' + board.y(point))};
    EXPECT_EQ(board.point_name(point), name);
    EXPECT_EQ(board.find_point(name), point);
  }
  EXPECT_EQ(board.point_name(0), "a1");
  EXPECT_EQ(board.point_name(5), "a2");
  EXPECT_EQ(board.find_point("C4"), board.find_point("c4"));
}

TEST(Geometry, FindsNoPointByAWrongName) {
  for (const char* name : {"", "a", "a6", "f1", "a0", "a11", "1a", " a1", "!1"}) {
    EXPECT_EQ(bagh_chal_board().find_point(name), std::nullopt) << name;
  }
  EXPECT_EQ(small_board().find_point("d1"), std::nullopt);
}

TEST(Geometry, HasNoPointBesideTheBoard) {
  EXPECT_EQ(bagh_chal_board().point_at(5, 0), std::nullopt);
  EXPECT_EQ(bagh_chal_board().point_at(0, -1), std::nullopt);
  EXPECT_EQ(small_board().point_at(3, 3), std::nullopt);
}

TEST(Geometry, RowsRunFromTheTopAndTheLeft) {
  const auto& rows = bagh_chal_board().rows();
  ASSERT_EQ(rows.size(), 5U);
  EXPECT_THAT(rows.front(), ElementsAre(20, 21, 22, 23, 24));
  EXPECT_THAT(rows.back(), ElementsAre(0, 1, 2, 3, 4));
}

TEST(Geometry, AnotherNumberOfGoatsChangesNothingElse) {
  const Geometry fewer = bagh_chal_board().with_goats(7);
  EXPECT_EQ(fewer.goats(), 7);
  EXPECT_EQ(fewer.tigers_at_start(), bagh_chal_board().tigers_at_start());
  EXPECT_EQ(fewer.lines(), bagh_chal_board().lines());
  EXPECT_EQ(bagh_chal_board().goats(), 20);
}

TEST(Geometry, BoardsAreFoundByName) {
  EXPECT_EQ(find_board("Bagh-Chal"), &bagh_chal_board());
  EXPECT_EQ(find_board("Chess"), nullptr);
}

/// Lines decide alone: on a board that is no grid, of a triangle with its top a4 and two long
/// sides, a jump runs along a side and none goes round the top.
TEST(Geometry, AnyLinesMakeABoard) {
  const Geometry board(
      {.name = "Peak",
       .points = {{"a1", 0, 0}, {"c1", 4, 0}, {"a2", 1, 1}, {"c2", 3, 1}, {"b3", 2, 2}},
       .lines = {{0, 2, 4}, {4, 3, 1}, {2, 3}},
       .tigers = {4},
       .goats = 2});
  EXPECT_EQ(board.near(4), singleton(2) | singleton(3));
  EXPECT_EQ(board.near(2), singleton(0) | singleton(3) | singleton(4));
  EXPECT_EQ(board.jumped(0, 4), 2);
  EXPECT_EQ(board.jumped(2, 3), no_point);
  EXPECT_EQ(all_jumps(board).size(), 4U);
  EXPECT_EQ(board.symmetries().size(), 2U);
  EXPECT_EQ(board.rows().size(), 3U);
}

}  // namespace
}  // namespace baghchal
