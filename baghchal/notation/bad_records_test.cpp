// Our game record, malformed in every way: refused with line, ply and reason, and the reader goes
// on with the next game.
#include <gmock/gmock.h>

#include "baghchal/notation/dialects.hpp"
#include "tests/support/any_record.hpp"

namespace baghchal {
namespace {

using testing::HasSubstr;

std::vector<ReadRecord> read(std::string_view text) {
  return read_records(text, Dialect::record);
}

/// What is wrong with the first game of a text, behind which a sound game follows.
RecordFault fault(std::string_view text) {
  const auto records = read(std::string(text) + "\n\n[Event \"sound\"]\n\n1. c3 *\n");
  EXPECT_EQ(records.size(), 2U) << text;
  if (records.size() != 2) return {};
  EXPECT_FALSE(records[0]) << text;
  EXPECT_TRUE(records[1]) << text << ": " << records[1].error().reason;
  return records[0] ? RecordFault{} : records[0].error();
}

struct BadText {
  std::string_view text;
  int line;
  std::optional<int> ply;
  std::string_view reason;
};

void PrintTo(const BadText& bad, std::ostream* out) {
  *out << bad.text;
}

class BadRecord : public testing::TestWithParam<BadText> {};

TEST_P(BadRecord, IsRefusedWithLineAndReason) {
  const RecordFault found = fault(GetParam().text);
  EXPECT_EQ(found.line, GetParam().line) << GetParam().text;
  EXPECT_EQ(found.ply, GetParam().ply) << GetParam().text;
  EXPECT_THAT(found.reason, HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(
    Moves, BadRecord,
    testing::Values(BadText{"1. c3 a1-a3", 1, 2, "a1-a3: "},
                    BadText{"1. c3\na1-b2\n2. c3", 3, 3, "c3: a goat stands on c3"},
                    BadText{"1. c3 hello", 1, 2, "\"hello\" is no move"},
                    BadText{"1. c3 a1-b2 2. f9", 1, 3, "no point \"f9\""},
                    BadText{"1. c3 (1. d3 b1-b2)", 1, 2, "b1-b2: nothing stands on b1"},
                    BadText{"1. c3 12c4", 1, 2, "\"12c4\" is no move"},
                    BadText{"1. c3 #", 1, 2, "\"\" is no move"},
                    BadText{"1. c3 \xD1\x82", 1, 2, "\"\\xd1\\x82\" is no move"},
                    BadText{{"1. c3 a1\0b2", 11}, 1, 2, "\"a1\\x00b2\" is no move"},
                    BadText{{"\0\0\0\0", 4}, 1, 1, "\"\\x00\\x00\\x00\\x00\" is no move"},
                    BadText{"[Position \"T3T/5/2G2/5/T3T t 14 5\"]\n\na1-b2", 3, 1,
                            "the game is over"},
                    BadText{"[Position \"T3T/5/2G2/5/T3T t 19 0 7\"]\n\na1-a5", 3, 8, "a1-a5: "}));

INSTANTIATE_TEST_SUITE_P(
    Signs, BadRecord,
    testing::Values(BadText{"1. c3 {no end", 1, {}, "never closed"},
                    BadText{"1. c3 }", 1, {}, "a } without a {"},
                    BadText{"1. c3 ; end } here\n", 1, {}, "may hold no }"},
                    BadText{"1. c3 (1. d3", 3, {}, "next game begins inside a variation"},
                    BadText{"1. c3 (1. d3 1-0", 1, {}, "a result inside a variation"},
                    BadText{"1. c3)", 1, {}, "a ) without a ("},
                    BadText{"(1. c3)", 1, {}, "a variation before any move"},
                    BadText{"1. c3 ({only words}) *", 1, {}, "a variation without a move"},
                    BadText{"$1 1. c3", 1, {}, "a glyph before any move"},
                    BadText{"1. c3 $256", 1, {}, "$ and a number from 0 to 255"},
                    BadText{"1. c3 $", 1, {}, "$ and a number from 0 to 255"},
                    BadText{"1. c3 !!!", 1, {}, "signs after a move"},
                    BadText{"1. c3 [Event \"x\"]", 1, {}, "a tag among the moves"},
                    BadText{"1. c3 ]", 1, {}, "a ] without a ["},
                    BadText{"1. c3 \"x\"", 1, {}, "a quotation mark"}));

INSTANTIATE_TEST_SUITE_P(
    Tags, BadRecord,
    testing::Values(BadText{"[Event \"x]\n\n1. c3 *", 1, {}, "a tag is written"},
                    BadText{"[Event x]\n[Site \"y\"]\n\n1. c3 *", 1, {}, "a tag is written"},
                    BadText{"[Event \"x\"\n\n*", 1, {}, "a tag is written"},
                    BadText{"[Site \"y\"]\n[]\n\n1. c3 *", 2, {}, "a tag is written"},
                    BadText{"[Site \"y\"]\n[Event \"x\\\"]\n\n*", 2, {}, "a tag is written"},
                    BadText{"[Site \"y\"]\n[Site \"z\"]\n\n*", 2, {}, "\"Site\" stands twice"},
                    BadText{"[Variant \"Chess\"]\n\n1. e4", 1, {}, "no board called \"Chess\""},
                    BadText{
                        "[A \"\"]\n[Rules \"mine\"]\n\n*", 2, {}, "no rule set is called \"mine\""},
                    BadText{"[Result \"2-0\"]\n\n*", 1, {}, "Result: \"2-0\" is none of"},
                    BadText{"[Result \"1-0\"]\n\n1. c3\n0-1", 4, {}, "end with 0-1"},
                    BadText{"[Result \"1-0\"]\n\n1. c3\n*", 4, {}, "end with *"},
                    BadText{"[SetUp \"1\"]\n\n*", 1, {}, "there is no Position"},
                    BadText{"[SetUp \"yes\"]\n\n*", 1, {}, "neither 0 nor 1"},
                    BadText{"[SetUp \"0\"]\n[Position \"T3T/5/5/5/T3T g 20 0\"]\n\n*",
                            1,
                            {},
                            "there is a Position"},
                    BadText{"[Position \"T3T/5/4/5/T4 g 20 0\"]\n\n*",
                            1,
                            {},
                            "row 3 from the top, \"4\", has 4 points instead of 5; 3 tigers"}));

TEST(BadRecords, AreEachRefusedByThemselves) {
  const auto records =
      read("1. zz 1-0\n1. c3 1-0\n[Event \"x\n[Site \"\"]\n\n1. c3 (d3 *)\n*\n1. d3 *");
  ASSERT_EQ(records.size(), 4U);
  EXPECT_FALSE(records[0]);
  EXPECT_TRUE(records[1]);
  EXPECT_FALSE(records[2]);
  EXPECT_TRUE(records[3]);
  EXPECT_EQ(records[2].error().line, 3);
}

TEST(BadRecords, CommentsHideNothingWhileTheReaderGoesOn) {
  const auto records = read("1. zz {\n[Event \"no\"]\n1-0\n} 2. c3 1-0\n\n1. c3 *");
  ASSERT_EQ(records.size(), 2U);
  EXPECT_TRUE(records[1]);
}

std::string nested(int depth) {
  std::string text = "1. c3 ";
  for (int i = 0; i < depth; ++i) text += "(1. d3 ";
  return text + std::string(static_cast<std::size_t>(depth), ')');
}

TEST(BadRecords, VariationsNestOnlySoDeep) {
  EXPECT_TRUE(read(nested(100))[0]);
  EXPECT_THAT(fault(nested(101)).reason, HasSubstr("more than 100 deep"));
  EXPECT_THAT(fault(nested(500'000)).reason, HasSubstr("more than 100 deep"));
}

TEST(BadRecords, HostileTextTakesLinearTime) {
  constexpr int times = 200'000;
  for (const std::string_view piece : {"[A \"b\"]\n{\n", "{", "[", "(", "\"", "[A \"b\n", "$",
                                       "%\n", "1-0 ", "1. ", "c3 (", "\n\n[A \"\"]\n[A \"\"]\n"}) {
    std::string text;
    for (int i = 0; i < times; ++i) text += piece;
    const auto records = read(text);
    EXPECT_LE(records.size(), static_cast<std::size_t>(times)) << piece;
  }
}

TEST(BadRecords, GamesMayBreakOffAnywhere) {
  const std::string text =
      "[Event \"a \\\" b\"]\n[Position \"T3T/5/2G2/5/T3T t 19 0 1\"]\n\n1... a1-b2 $1 {c} (1... "
      "e1-d2 2. a1) 2. a1 ; d\n 1-0\n";
  for (std::size_t length = 0; length <= text.size(); ++length) {
    for (const ReadRecord& record : read(text.substr(0, length))) {
      EXPECT_TRUE(record || !record.error().reason.empty());
    }
  }
}

TEST(UnwritableRecords, AreRefusedWithASentence) {
  const auto refusal = [](const Record& record) {
    const auto text = write_records({&record, 1}, Dialect::record);
    return text ? "" : text.error();
  };
  const auto with = [](auto change) {
    Record record;
    record.line.moves.push_back({Move::placement(point_of("c3"))});
    change(record);
    return record;
  };
  EXPECT_EQ(refusal(with([](Record&) {})), "");
  EXPECT_THAT(refusal(with([](Record& r) { r.line.comments = {"}"}; })),
              HasSubstr("game 1 cannot be written as record: a comment holds a }"));
  EXPECT_THAT(refusal(with([](Record& r) { r.line.moves[0].comments = {"a}b"}; })),
              HasSubstr("a comment holds a }"));
  EXPECT_THAT(refusal(with([](Record& r) { r.line.moves[0].nags = {256}; })), HasSubstr("$256"));
  EXPECT_THAT(refusal(with([](Record& r) { r.line.moves[0].nags = {-1}; })), HasSubstr("$-1"));
  EXPECT_THAT(refusal(with([](Record& r) { r.line.moves[0].variations = {RecordedLine{}}; })),
              HasSubstr("a variation has no move"));
  EXPECT_THAT(refusal(with([](Record& r) { r.tags = {{"a b", ""}}; })), HasSubstr("\"a b\""));
  EXPECT_THAT(refusal(with([](Record& r) { r.tags = {{"", ""}}; })),
              HasSubstr("cannot name a tag"));
  EXPECT_THAT(refusal(with([](Record& r) { r.tags = {{"Result", ""}}; })), HasSubstr("twice"));
  EXPECT_THAT(refusal(with([](Record& r) { r.tags = {{"A", ""}, {"A", ""}}; })),
              HasSubstr("twice"));
  EXPECT_THAT(refusal(with([](Record& r) { r.tags = {{"A", "b\nc"}}; })), HasSubstr("one line"));
  EXPECT_THAT(refusal(with([](Record& r) { r.start_ply = -1; })), HasSubstr("ply -1"));
  EXPECT_THAT(refusal(with([](Record& r) {
                for (int i = 0; i < 101; ++i) r.line.moves[0].variations = {RecordedLine(r.line)};
              })),
              HasSubstr("more than 100 deep"));
}

}  // namespace
}  // namespace baghchal
