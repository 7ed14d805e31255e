#include "baghchal/search/planes.hpp"

#include <gtest/gtest.h>

#include "baghchal/board/moves.hpp"
#include "baghchal/board/rules.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/position_text.hpp"

namespace baghchal {
namespace {

Planes planes_of(const std::string& line) {
  return {position_of(line), bagh_chal_board()};
}

TEST(Planes, AreWhereThingsStand) {
  const Position position = position_of("T3T/5/1GG2/5/T3T g 18");
  const Planes planes(position, bagh_chal_board());
  EXPECT_EQ(planes[Plane::goats], position.goats());
  EXPECT_EQ(planes[Plane::tigers], position.tigers());
  EXPECT_EQ(planes.all().front(), position.goats());
}

TEST(Planes, ShowHemmedInTigers) {
  EXPECT_EQ(planes_of("T3T/5/G1G2/GG3/TGG1T g 14")[Plane::hemmed_in_tigers], points_of("a1"));
}

TEST(Planes, ShowTheEmptyPointsBesideTigers) {
  EXPECT_EQ(planes_of("TG2T/5/5/5/T3T g 19")[Plane::beside_tigers],
            points_of("a4 b4 d5 d4 e4 a2 b2 b1 d1 d2 e2"));
}

TEST(Planes, ShowWhatTigersCannotWalkTo) {
  EXPECT_EQ(planes_of("5/5/GGGGG/5/TTTT1 g 15")[Plane::out_of_reach],
            points_of("a4 b4 c4 d4 e4 a5 b5 c5 d5 e5"));
  EXPECT_EQ(planes_of("4G/5/GGGG1/5/TTTT1 g 15")[Plane::out_of_reach], 0U);
}

TEST(Planes, HoldEachPointTwiceAtMost) {
  Random random(15);
  for (int i = 0; i < 300; ++i) {
    const Planes planes(random_position(traditional(), random), bagh_chal_board());
    for (const Point point : each(bagh_chal_board().all())) {
      int times = 0;
      for (const PointSet plane : planes.all()) times += contains(plane, point) ? 1 : 0;
      EXPECT_LE(times, 2);
    }
  }
}

TEST(Planes, ShowTheGoatsThatATigerCouldTake) {
  Random random(13);
  const Variant variant{&bagh_chal_board(), {.captures_to_win = 20}};
  for (int i = 0; i < 300; ++i) {
    const Position any = random_position(variant, random);
    const Position position =
        Position::unchecked(any.tigers(), any.goats(), any.hand() + 1, Side::tigers);
    PointSet victims = 0;
    for (const Move move : legal_moves(position, variant)) {
      if (move.is_capture()) victims |= singleton(move.over());
    }
    EXPECT_EQ(goats_in_danger(position, bagh_chal_board()), victims);
    EXPECT_EQ(Planes(position, bagh_chal_board())[Plane::goats_in_danger], victims);
  }
}

}  // namespace
}  // namespace baghchal
