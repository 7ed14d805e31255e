#include "baghchal/notation/text.hpp"

#include <gmock/gmock.h>

namespace baghchal {
namespace {

using testing::ElementsAre;

TEST(InQuotes, ShowsPrintableTextAsItIs) {
  EXPECT_EQ(in_quotes("a1-b2"), "\"a1-b2\"");
}

TEST(InQuotes, SpellsOutWhatCannotBePrinted) {
  EXPECT_EQ(in_quotes({"a\0\n\xff", 4}), "\"a\\x00\\x0a\\xff\"");
}

TEST(InQuotes, CutsLongText) {
  EXPECT_LT(in_quotes(std::string(100'000, 'x')).size(), 60);
}

TEST(ParseNumber, TakesDigitsOnlyAndStaysInRange) {
  EXPECT_EQ(parse_number("20", 20), 20);
  EXPECT_EQ(parse_number("0", 20), 0);
  for (const char* const bad : {"", "21", "-1", "+1", "1x", " 1", "99999999999999999999"}) {
    EXPECT_FALSE(parse_number(bad, 20)) << bad;
  }
}

TEST(Words, StandBetweenBlanksOfAnyKind) {
  EXPECT_THAT(words("  one\ttwo\r\nthree "), ElementsAre("one", "two", "three"));
  EXPECT_THAT(words(" \t"), ElementsAre());
}

TEST(TakeLine, KnowsBothLineEnds) {
  std::string_view rest = "one\r\ntwo\n\nlast";
  std::vector<std::string_view> lines;
  while (!rest.empty()) lines.push_back(take_line(rest));
  EXPECT_THAT(lines, ElementsAre("one", "two", "", "last"));
}

TEST(LineCounter, CountsForwardsAndStartsAgainBackwards) {
  LineCounter counter("a\nb\nc\n");
  EXPECT_EQ(counter.line_of(0), 1);
  EXPECT_EQ(counter.line_of(2), 2);
  EXPECT_EQ(counter.line_of(6), 4);
  EXPECT_EQ(counter.line_of(3), 2);
}

}  // namespace
}  // namespace baghchal
