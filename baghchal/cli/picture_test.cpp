#include "baghchal/cli/picture.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "baghchal/drawing/svg.hpp"

namespace baghchal {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string start_picture(int width_px) {
  return svg(Position::start(bagh_chal_board()), bagh_chal_board(), {.width_px = width_px});
}

/// The number in four bytes of a PNG, most significant first.
int number_at(const std::string& bytes, std::size_t place) {
  int number = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    number = number * 256 + static_cast<unsigned char>(bytes.at(place + i));
  }
  return number;
}

TEST(Picture, AsPngHasTheWidthAskedForAndTheShapeOfTheBoard) {
  const auto small = render_png(start_picture(800), 300);
  const auto large = render_png(start_picture(800), 600);
  ASSERT_TRUE(small && large);
  EXPECT_THAT(*small, StartsWith("\x89PNG\r\n\x1a\n"));
  EXPECT_EQ(number_at(*small, 16), 300);
  EXPECT_EQ(number_at(*large, 16), 600);
  EXPECT_NEAR(number_at(*large, 20), 2 * number_at(*small, 20), 2);
}

TEST(Picture, AsPdfIsOnePageOfA4) {
  const auto page = render_pdf(start_picture(800));
  ASSERT_TRUE(page);
  EXPECT_THAT(*page, StartsWith("%PDF-"));
  EXPECT_THAT(*page, HasSubstr("841.889"));
  EXPECT_THAT(*page, HasSubstr("595.27"));
  EXPECT_THAT(*page, HasSubstr("/Count 1"));
}

TEST(Picture, AsPdfIsVectorsWithTheirFonts) {
  const auto page = render_pdf(start_picture(800));
  ASSERT_TRUE(page);
  EXPECT_THAT(*page, HasSubstr("/FontFile"));
  EXPECT_THAT(*page, testing::Not(HasSubstr("/Subtype /Image")));
}

TEST(Picture, OfSomethingElseIsRefusedInWords) {
  EXPECT_FALSE(render_png("no picture", 300));
  EXPECT_FALSE(render_pdf("<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>"));
  EXPECT_FALSE(render_png("", 300).error().empty());
}

TEST(Picture, OfAnImpossibleWidthIsRefusedInWords) {
  EXPECT_FALSE(render_png(start_picture(800), 0));
  EXPECT_FALSE(render_png(start_picture(800), -5));
  EXPECT_FALSE(render_png(start_picture(800), 1'000'000'000));
}

}  // namespace
}  // namespace baghchal
