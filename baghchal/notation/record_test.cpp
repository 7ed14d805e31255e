// Our game record, read and written: what is meant to be there. What is not: bad_records_test.cpp.
#include "baghchal/notation/record.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <sstream>

#include "baghchal/notation/dialects.hpp"
#include "baghchal/notation/move_text.hpp"
#include "tests/support/any_record.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

Record read(std::string_view text) {
  const std::vector<ReadRecord> records = read_records(text, Dialect::record);
  EXPECT_EQ(records.size(), 1U);
  if (records.empty()) return {};
  EXPECT_TRUE(records[0]) << records[0].error().reason;
  return records[0].value_or(Record{});
}

std::string write(const Record& record) {
  return write_records({&record, 1}, Dialect::record).value_or("");
}

std::string moves_text(const Record& record) {
  std::string text;
  for (const Move move : main_line(record)) text += to_text(move, *record.variant.board) + ' ';
  return text;
}

RC_GTEST_PROP(Record, WhatIsWrittenIsReadAsTheSame, ()) {
  const std::vector<Record> records{any_record(), any_record()};
  const auto text = write_records(records, Dialect::record);
  RC_ASSERT(text.has_value());
  const std::vector<ReadRecord> again = read_records(*text, Dialect::record);
  RC_ASSERT(again.size() == records.size());
  std::vector<Record> read_again;
  for (std::size_t i = 0; i < records.size(); ++i) {
    RC_ASSERT(again[i].has_value());
    RC_ASSERT(same(*again[i], records[i]));
    read_again.push_back(*again[i]);
  }
  RC_ASSERT(write_records(read_again, Dialect::record).value() == *text);
}

RC_GTEST_PROP(Record, LinesAreBrokenBetweenTokens, ()) {
  const Record record = any_plain_record();
  std::istringstream lines(write(record));
  for (std::string line; std::getline(lines, line);) RC_ASSERT(line.size() <= 80U);
}

TEST(Record, IsWrittenLikeThis) {
  Record record = read(
      "[Event \"Tea\"]\n[Goats \"A \\\"B\\\" C\\\\D\"]\n[Opening \"centre\"]\n\n"
      "{start}1.c3!(1.d3 a1-b2 (1...e1-d2?!)2.a2)a1-b2{why?}2.e3 b2xd4 1-0\n");
  EXPECT_EQ(write(record),
            "[Event \"Tea\"]\n"
            "[Goats \"A \\\"B\\\" C\\\\D\"]\n"
            "[Result \"1-0\"]\n"
            "[Opening \"centre\"]\n"
            "[Variant \"Bagh-Chal\"]\n"
            "[Rules \"traditional\"]\n"
            "\n"
            "{start} 1. c3 $1 (1. d3 a1-b2 (1... e1-d2 $6) 2. a2) 1... a1-b2 {why?} 2. e3\n"
            "b2xd4 1-0\n");
}

TEST(Record, StartsFromAPositionThatItNames) {
  const std::string text =
      "[Result \"*\"]\n[Variant \"Bagh-Chal\"]\n[Rules \"solver\"]\n[SetUp \"1\"]\n"
      "[Position \"T3T/5/2G2/5/T3T t 19 0 1\"]\n\n1... a1-b2 2. a1 *\n";
  const Record record = read(text);
  EXPECT_EQ(record.start, position_of("T3T/5/2G2/5/T3T t 19 0"));
  EXPECT_EQ(record.start_ply, 1);
  EXPECT_EQ(record.variant.rules, *find_rules("solver"));
  EXPECT_EQ(write(record), text);
}

TEST(Record, APositionWithoutPlyStartsAtZero) {
  const Record record = read("[Position \"T3T/5/2G2/5/T3T t 19 0\"]\n\na1-b2 c2");
  EXPECT_EQ(record.start_ply, 0);
  EXPECT_THAT(write(record), HasSubstr("\n\n1... a1-b2 2. c2 *\n"));
}

TEST(Record, UnknownTagsStayInTheirOrder) {
  const Record record = read("[Zeta \"1\"]\n[Date \"2\"]\n[Alpha_3 \"\"]\n\n*");
  EXPECT_THAT(record.tags, ElementsAre(Pair("Zeta", "1"), Pair("Date", "2"), Pair("Alpha_3", "")));
}

TEST(Record, SignsAreReadAsGlyphs) {
  const Record record = read("1. c3! a1-b2? 2. d3!! b2-a1?? 3. d4!? a1-b2?! 4. e3 $146 $3");
  std::vector<int> nags;
  for (const RecordedMove& move : record.line.moves) {
    nags.insert(nags.end(), move.nags.begin(), move.nags.end());
  }
  EXPECT_THAT(nags, ElementsAre(1, 2, 3, 4, 5, 6, 146, 3));
}

TEST(Record, CommentsAreKeptAsTheyAre) {
  const Record record =
      read("{ [%value draw]\n\t[%distance 23] }{}\n1. c3 ; to the end (really\r\na1-b2 {(d3} *");
  EXPECT_THAT(record.line.comments, ElementsAre(" [%value draw]\n\t[%distance 23] ", ""));
  EXPECT_THAT(record.line.moves[0].comments, ElementsAre(" to the end (really"));
  EXPECT_THAT(record.line.moves[1].comments, ElementsAre("(d3"));
}

TEST(Record, VariationsReplaceTheMoveBeforeThem) {
  const Record record = read("1. c3 (1. a2 {x}) (1. a3 a1-b2) a1-b2 (e1-d2) *");
  EXPECT_EQ(moves_text(record), "c3 a1-b2 ");
  ASSERT_EQ(record.line.moves[0].variations.size(), 2U);
  EXPECT_EQ(record.line.moves[0].variations[1].moves.size(), 2U);
  ASSERT_EQ(record.line.moves[1].variations.size(), 1U);
  EXPECT_EQ(record.line.moves[1].variations[0].moves[0].move,
            Move::step(point_of("e1"), point_of("d2")));
}

TEST(Record, MoveNumbersMayTakeAnyForm) {
  EXPECT_EQ(moves_text(read("1.c3 1...a1-b2 2 . d3 2. ... e1-d2 3 e2")), "c3 a1-b2 d3 e1-d2 e2 ");
}

TEST(Record, ABareNumberIsNoMoveNumberUnlessItIsDue) {
  for (const char* const bad : {"1. c3 33 a1-a2", "1. c3 a1-a2 24", "1. c3 a1-a2 3 d4", "0 c3"}) {
    const auto records = read_records(bad, Dialect::record);
    ASSERT_EQ(records.size(), 1U) << bad;
    ASSERT_FALSE(records[0]) << bad;
    EXPECT_THAT(records[0].error().reason, testing::HasSubstr("is no move")) << bad;
  }
}

TEST(Record, DecorationIsPassedOver) {
  EXPECT_EQ(moves_text(read("1. c3+ a1-b2# 2. E3 B2xD4+ *")), "c3 a1-b2 e3 b2xd4 ");
}

TEST(Record, LineEndsMarksAndEscapesOfOthersAreRead) {
  const Record record = read(
      "\xEF\xBB\xBF%made by hand\r\n[Event \"x\"]\r\n% more\r\n\r\n1.\tc3\r\n%no\r\na1-b2\r\n");
  EXPECT_THAT(record.tags, ElementsAre(Pair("Event", "x")));
  EXPECT_EQ(moves_text(record), "c3 a1-b2 ");
}

TEST(Record, ResultsMayStandInEitherPlace) {
  EXPECT_EQ(read("[Result \"0-1\"]\n\n1. c3").result, RecordResult::tigers_win);
  EXPECT_EQ(read("1. c3 1/2-1/2").result, RecordResult::draw);
  EXPECT_EQ(read("[Result \"1-0\"]\n\n1. c3 1-0").result, RecordResult::goats_win);
  EXPECT_EQ(read("1. c3").result, RecordResult::unknown);
}

TEST(Record, GamesFollowEachOther) {
  const auto records = read_records(
      "1. c3 * 1. d3 1-0\n[Event \"a\"]\n\n[Event \"b\"]\n[Site \"c\"]\n\n1. d3\n[Event \"d\"]\n1. "
      "e3 "
      "0-1",
      Dialect::record);
  std::vector<std::size_t> lengths;
  for (const ReadRecord& record : records) {
    ASSERT_TRUE(record) << record.error().reason;
    lengths.push_back(record->line.moves.size());
  }
  EXPECT_THAT(lengths, ElementsAre(1, 1, 0, 1, 1));
}

TEST(Record, AnEmptyTextHoldsNone) {
  EXPECT_TRUE(read_records("", Dialect::record).empty());
  EXPECT_TRUE(read_records("\xEF\xBB\xBF \r\n\t\n", Dialect::record).empty());
}

TEST(Record, ManyGamesAreReadInOneGo) {
  const std::string one = write(read("[Event \"x\"]\n\n1. c3 {a} a1-b2 (e1-d2) 2. d3 b2-a1 *"));
  std::string many;
  for (int i = 0; i < 2000; ++i) many += one + '\n';
  const auto records = read_records(many, Dialect::record);
  EXPECT_EQ(records.size(), 2000U);
  EXPECT_TRUE(std::ranges::all_of(records, [](const ReadRecord& r) { return r.has_value(); }));
}

}  // namespace
}  // namespace baghchal
