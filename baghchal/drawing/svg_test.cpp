#include "baghchal/drawing/svg.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string_view>
#include <vector>

#include "tests/support/generators.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

int occurrences(std::string_view text, std::string_view word) {
  int found = 0;
  for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    ++found;
  }
  return found;
}

/// How many pieces of a kind the picture has in one place.
int pieces(std::string_view picture, std::string_view kind, std::string_view place) {
  const std::string start = "<use href=\"#bagh-chal-" + std::string(kind) + "\" class=\"";
  return occurrences(picture, start + std::string(place) + "\"");
}

bool is_entity(std::string_view text) {
  return text.starts_with("&amp;") || text.starts_with("&lt;") || text.starts_with("&gt;");
}

/// Whether every element that is opened is closed in turn and no text holds a bare & or <.
bool well_formed(std::string_view document) {
  std::vector<std::string_view> open;
  while (!document.empty()) {
    if (document.front() != '<') {
      if (document.front() == '&' && !is_entity(document)) return false;
      document.remove_prefix(1);
      continue;
    }
    const auto end = document.find('>');
    if (end == std::string_view::npos) return false;
    const std::string_view tag = document.substr(1, end - 1);
    document.remove_prefix(end + 1);
    if (tag.find('<') != std::string_view::npos) return false;
    const std::string_view name = tag.substr(0, tag.find_first_of(" \n/", 1));
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return false;
      open.pop_back();
    } else if (!tag.ends_with('/') && !tag.starts_with('?')) {
      open.push_back(name);
    }
  }
  return open.empty();
}

TEST(Svg, ReadsAsADocumentOfTheWidthAskedFor) {
  const std::string picture =
      svg(Position::start(bagh_chal_board()), bagh_chal_board(), {.width_px = 321});
  EXPECT_TRUE(picture.starts_with("<svg"));
  EXPECT_NE(picture.find("width=\"321\""), std::string::npos);
  EXPECT_TRUE(well_formed(picture));
}

TEST(Svg, TellsWhoIsToMove) {
  const auto picture = [](const char* line) { return svg(position_of(line), bagh_chal_board()); };
  EXPECT_NE(picture("T3T/5/2G2/5/T3T t 19").find("Tigers to move"), std::string::npos);
  EXPECT_EQ(picture("T3T/5/2G2/5/T3T t 19").find("Goats to move"), std::string::npos);
  EXPECT_NE(picture("T3T/5/5/5/T3T g 20").find("Goats to move"), std::string::npos);
}

constexpr std::string_view last_move_colour = "#c1272d";
constexpr std::string_view mark_colour = "#23408e";

TEST(Svg, ShowsNoMoveAndNoMarksUnasked) {
  const std::string picture = svg(position_of("T3T/5/2G2/5/1T2T g 19"), bagh_chal_board());
  EXPECT_EQ(occurrences(picture, last_move_colour), 0);
  EXPECT_EQ(occurrences(picture, mark_colour), 0);
}

TEST(Svg, ShowsTheLastMoveAndMarks) {
  const Position position = position_of("T3T/5/2G2/5/1T2T g 19");
  const std::string picture =
      svg(position, bagh_chal_board(),
          {.last_move = Move::step(point_of("a1"), point_of("b1")), .marked = points_of("b2 c2")});
  EXPECT_TRUE(well_formed(picture));
  EXPECT_EQ(occurrences(picture, last_move_colour), 1);
  EXPECT_EQ(occurrences(picture, mark_colour), 1);
}

TEST(Svg, CrossesOutTheVictimOfACapture) {
  const Position position = position_of("T3T/5/2T2/5/4T g 19");
  const auto picture = [&](Move move) {
    return svg(position, bagh_chal_board(), {.last_move = move});
  };
  const Point from = point_of("a1");
  const Point to = point_of("c3");
  const std::string capture = picture(Move::capture(from, point_of("b2"), to));
  EXPECT_TRUE(well_formed(capture));
  EXPECT_GT(capture.size(), picture(Move::step(from, to)).size());
}

TEST(Svg, EscapesTheNameOfTheBoard) {
  const Geometry board = alquerque_board("Tigers & <goats>", 3, {"a1", "c3"}, 2);
  const std::string picture = svg(Position::start(board), board);
  EXPECT_TRUE(well_formed(picture));
  EXPECT_NE(picture.find("Tigers &amp; &lt;goats&gt;"), std::string::npos);
}

// A line's path names the places of its points as "x y", a piece its own as "translate(x y)".
TEST(Svg, PutsPiecesWhereTheLinesMeet) {
  const Position position = position_of("T3T/5/2G2/5/T3T t 19");
  const std::string picture = svg(position, bagh_chal_board());
  const std::string start = "class=\"on-board\" transform=\"translate(";
  ASSERT_EQ(occurrences(picture, start), count(position.occupied()));
  for (auto at = picture.find(start); at != std::string::npos; at = picture.find(start, at + 1)) {
    const auto from = at + start.size();
    const std::string place = picture.substr(from, picture.find(')', from) - from);
    EXPECT_GE(occurrences(picture, "M" + place + "L") + occurrences(picture, "L" + place), 2)
        << place;
  }
}

RC_GTEST_PROP(SvgProperty, HasOneShapeAPieceInItsPlace, ()) {
  const Variant variant = *rc::gen::element(traditional(), small_variant());
  const Position position = *any_kind_of_position(variant);
  const std::string picture = svg(position, *variant.board);
  RC_ASSERT(well_formed(picture));
  RC_ASSERT(pieces(picture, "tiger", "on-board") == count(position.tigers()));
  RC_ASSERT(pieces(picture, "goat", "on-board") == count(position.goats()));
  RC_ASSERT(pieces(picture, "goat", "in-hand") == position.hand());
  RC_ASSERT(pieces(picture, "goat", "captured") == position.captured(*variant.board));
}

}  // namespace
}  // namespace baghchal
