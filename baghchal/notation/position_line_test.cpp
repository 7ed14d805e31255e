#include "baghchal/notation/position_line.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "baghchal/notation/dialects.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

std::vector<std::string> problems(std::string_view text, const Variant& variant = traditional()) {
  std::vector<std::string> names;
  const auto line = parse_position(text, variant);
  if (line) return {"none"};
  for (const Problem& problem : line.error()) names.emplace_back(problem.name);
  return names;
}

std::string explanation(std::string_view text) {
  const auto line = parse_position(text, traditional());
  return line ? "" : sentences(line.error());
}

void reads_back(const PositionLine& line, const Variant& variant) {
  const std::string text = to_text(line, *variant.board);
  const auto again = parse_position(text, variant);
  RC_ASSERT(again.has_value());
  RC_ASSERT(*again == line);
  RC_ASSERT(to_text(*again, *variant.board) == text);
}

RC_GTEST_PROP(PositionLine, WhatIsWrittenIsReadAsTheSame, ()) {
  const auto ply = *rc::gen::maybe(rc::gen::inRange(0, 1000));
  const std::optional<int> optional = ply ? std::optional(*ply) : std::nullopt;
  reads_back({*any_kind_of_position(traditional()), optional}, traditional());
  reads_back({*any_kind_of_position(small_variant()), optional}, small_variant());
}

TEST(PositionLine, ShowsTheTopRowFirst) {
  const PositionLine start{Position::start(bagh_chal_board()), 0};
  EXPECT_EQ(to_text(start, bagh_chal_board()), "T3T/5/5/5/T3T g 20 0 0");
  const auto line = parse_position("TG2T/5/5/5/T2GT t 18 0", traditional());
  ASSERT_TRUE(line);
  EXPECT_EQ(line->position.goats(), points_of("b5 d1"));
  EXPECT_EQ(line->ply, std::nullopt);
}

TEST(PositionLine, BlanksMayBeMoreOrOthers) {
  EXPECT_TRUE(parse_position("  T3T/5/5/5/T3T\tg  20 0 7\r\n", traditional()));
  EXPECT_TRUE(parse_position("T3T/23/5/5/T111T g 20 0", traditional())) << "split runs";
}

TEST(PositionLine, NamesAllProblemsAtOnce) {
  EXPECT_THAT(problems("T4/5/4/5/T3T x 21 0 0"),
              UnorderedElementsAre("tiger-count", "row-length", "bad-side", "hand-range"));
  EXPECT_THAT(problems(""), ElementsAre("missing-field", "missing-field", "missing-field",
                                        "missing-field", "tiger-count"));
  EXPECT_THAT(
      problems("K3T/5/6/5/T3/T g x y z more"),
      UnorderedElementsAre("unknown-piece", "bad-run", "row-length", "row-count", "tiger-count",
                           "bad-hand", "bad-captured", "bad-ply", "extra-field"));
}

TEST(PositionLine, EachProblemHasItsName) {
  EXPECT_THAT(problems("T3T/5/5/T3T g 20 0"), ElementsAre("row-count"));
  EXPECT_THAT(problems("T3T/5/4/5/T3T g 20 0"), ElementsAre("row-length"));
  EXPECT_THAT(problems("T3T/5/6/5/T3T g 20 0"), ElementsAre("bad-run"));
  EXPECT_THAT(problems("T3T/5/50/5/T3T g 20 0"), ElementsAre("bad-run"));
  EXPECT_THAT(problems("T3T/5/2X2/5/T3T g 20 0"), ElementsAre("unknown-piece"));
  EXPECT_THAT(problems("T3T/5/5/5/T3T G 20 0"), ElementsAre("bad-side"));
  EXPECT_THAT(problems("T3T/5/5/5/T3T g 2O 0"), ElementsAre("bad-hand"));
  EXPECT_THAT(problems("T3T/5/5/5/T3T g -1 0"), ElementsAre("hand-range"));
  EXPECT_THAT(problems("T3T/5/5/5/T3T g 20 none"), ElementsAre("bad-captured"));
  EXPECT_THAT(problems("T3T/5/5/5/T3T g 20 0 -1"), ElementsAre("bad-ply"));
  EXPECT_THAT(problems("T3T/5/5/5/T3T g 20"), ElementsAre("missing-field"));
  EXPECT_THAT(problems("T3T/5/5/5/T3T g 20 0 0 9"), ElementsAre("extra-field"));
  EXPECT_THAT(problems("T3T/5/5/5/T3T g 19 0"), ElementsAre("goat-count"));
  EXPECT_THAT(problems("T3T/5/2G2/5/T3T t 13 6"), ElementsAre("game-over-before"));
}

TEST(PositionLine, SentencesSayWhatAndWhere) {
  EXPECT_THAT(explanation("T3T/5/4/5/T3T g 20 0"),
              HasSubstr("row 3 from the top, \"4\", has 4 points"));
  EXPECT_THAT(explanation("T3T/5/55555555/5/T3T g 20 0"), HasSubstr("has 40 points"));
  EXPECT_THAT(explanation("T3T/5/5/5/T3T g 2O 0"), HasSubstr("hand \"2O\""));
  EXPECT_THAT(explanation("T3T/5/5/5/T3T g 20"), HasSubstr("captured is missing"));
  EXPECT_THAT(explanation("T3T/5/5/5/T3T g 99999999999 0"), HasSubstr("from 0 to 20"));
}

TEST(PositionLine, NamesAllThatIsWrongInARow) {
  EXPECT_THAT(explanation("TAb?1/5/5/5/T3T g 20 0"), HasSubstr("\"Ab?\" is no piece"));
  EXPECT_THAT(explanation("T\xC3\xA9/5/5/5/T3T g 20 0"), HasSubstr("\"\\xc3\\xa9\" is no piece"));
  EXPECT_THAT(problems("T6x/5/5/5/TT1TT g 20 0"),
              UnorderedElementsAre("unknown-piece", "bad-run", "tiger-count"));
}

TEST(PositionLine, AByteOrderMarkIsPassedOver) {
  EXPECT_TRUE(parse_position("\xEF\xBB\xBFT3T/5/5/5/T3T g 20 0", traditional()));
  for (const Dialect dialect : dialects()) {
    const auto text = write_position({Position::start(bagh_chal_board()), 0}, dialect);
    ASSERT_TRUE(text) << name(dialect);
    EXPECT_TRUE(read_position("\xEF\xBB\xBF" + *text, dialect)) << name(dialect);
  }
}

TEST(PositionLine, PiecesAreCountedWhateverTheShape) {
  EXPECT_THAT(problems("TTTT g 20 0"), UnorderedElementsAre("row-length", "row-count"))
      << "four tigers are four tigers";
  EXPECT_THAT(problems("T3T3/5/5/5/T3T g 20 0"), ElementsAre("row-length"));
  EXPECT_THAT(problems("5T/5/5/5/5TTT g 20 0"), UnorderedElementsAre("row-length", "row-length"));
}

TEST(PositionLine, ALegalPositionNeedNotBeReachable) {
  EXPECT_TRUE(parse_position("T3T/5/5/5/T3T t 20 0 0", traditional()));
}

TEST(PositionLine, HostileTextIsRefusedWithFewWords) {
  const std::string slashes(1'000'000, '/');
  const std::string digits(1'000'000, '0');
  for (const std::string& text : {slashes, digits, digits + " " + digits + " " + digits}) {
    const auto line = parse_position(text, traditional());
    ASSERT_FALSE(line);
    EXPECT_LT(sentences(line.error()).size(), 2000);
  }
}

}  // namespace
}  // namespace baghchal
