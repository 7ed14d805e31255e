#include "baghchal/board/point_set.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace baghchal {
namespace {

TEST(PointSet, EachWalksFromTheLowestPointUp) {
  std::vector<Point> walked;
  for (const Point point : each(singleton(28) | singleton(0) | singleton(7))) {
    walked.push_back(point);
  }
  EXPECT_EQ(walked, (std::vector<Point>{0, 7, 28}));
}

TEST(PointSet, EachOfNothingWalksNowhere) {
  EXPECT_EQ(each(0).begin(), each(0).end());
}

TEST(PointSet, CountsAndTells) {
  const PointSet set = singleton(3) | singleton(24);
  EXPECT_EQ(count(set), 2);
  EXPECT_EQ(first(set), 3);
  EXPECT_TRUE(contains(set, 24));
  EXPECT_FALSE(contains(set, 4));
}

}  // namespace
}  // namespace baghchal
