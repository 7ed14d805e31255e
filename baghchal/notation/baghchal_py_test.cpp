#include "baghchal/notation/baghchal_py.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "tests/support/any_record.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Record read(std::string_view text) {
  const auto records = read_baghchal_py(text);
  EXPECT_EQ(records.size(), 1U);
  if (records.size() != 1) return {};
  EXPECT_TRUE(records[0]) << records[0].error().reason;
  return records[0].value_or(Record{});
}

RecordFault fault(std::string_view text) {
  const auto records = read_baghchal_py(text);
  EXPECT_EQ(records.size(), 1U);
  return records.size() == 1 && !records[0] ? records[0].error() : RecordFault{};
}

std::vector<std::string_view> problems(std::string_view text) {
  const auto line = read_baghchal_py_position(text);
  std::vector<std::string_view> names;
  if (line) return {"none"};
  for (const Problem& problem : line.error()) names.push_back(problem.name);
  return names;
}

RC_GTEST_PROP(BaghchalPy, WhatIsWrittenIsReadAsTheSame, ()) {
  Record record = any_plain_record();
  record.result = *rc::gen::element(RecordResult::goats_win, RecordResult::draw);
  const auto text = write_baghchal_py(record);
  RC_ASSERT(text.has_value());
  const auto again = read_baghchal_py(*text);
  RC_ASSERT(again.size() == 1U);
  RC_ASSERT(again[0].has_value());
  RC_ASSERT(same(*again[0], record));
  RC_ASSERT(write_baghchal_py(*again[0]).value() == *text);
}

RC_GTEST_PROP(BaghchalPy, PositionsAreReadAsTheSame, ()) {
  const PositionLine line{*any_kind_of_position(traditional()), std::nullopt};
  const auto text = write_baghchal_py_position(line);
  RC_ASSERT(text.has_value());
  const auto again = read_baghchal_py_position(*text);
  RC_ASSERT(again.has_value());
  RC_ASSERT(again->position == line.position);
  RC_ASSERT(write_baghchal_py_position(*again).value() == *text);
}

TEST(BaghchalPy, ReadsAGame) {
  const Record record = read("1. G14 Bx1513 2. G53 B5545 1/2-1/2");
  EXPECT_THAT(
      main_line(record),
      ElementsAre(Move::placement(point_of("d5")),
                  Move::capture(point_of("e5"), point_of("d5"), point_of("c5")),
                  Move::placement(point_of("c1")), Move::step(point_of("e1"), point_of("e2"))));
  EXPECT_EQ(record.result, RecordResult::draw);
}

TEST(BaghchalPy, TakesWhatThePackageTakes) {
  EXPECT_EQ(main_line(read("1.G33 B1122 2.G44")), main_line(read("1. G33 B1122 2. G44")));
  EXPECT_EQ(main_line(read("1. G33\r\n B1122\r\n")), main_line(read("1. G33 B1122")));
}

TEST(BaghchalPy, EmptyLinesAndResultsPartGames) {
  const auto records = read_baghchal_py("\n\n1. G33\n\n\n1. G34 B1122 1-0 1. G35\n \t\n1-0");
  std::vector<std::size_t> lengths;
  for (const ReadRecord& record : records) lengths.push_back(record.value().line.moves.size());
  EXPECT_THAT(lengths, ElementsAre(1, 2, 1, 0));
}

TEST(BaghchalPy, AMissingResultIsWhatThePositionSays) {
  const std::string game = "1. G14 Bx1513 2. G14 Bx1315 3. G14 Bx1513 4. G14 Bx1315 5. G14 ";
  EXPECT_EQ(read(game).result, RecordResult::unknown);
  EXPECT_EQ(read(game + "Bx1513#").result, RecordResult::tigers_win);
  EXPECT_THAT(write_baghchal_py(read(game + "Bx1513")).value(), HasSubstr("Bx1513# 0-1\n"));
}

TEST(BaghchalPy, FaultsNameLinePlyAndReason) {
  const auto is = [](std::string_view text, int line, int ply, std::string_view reason) {
    const RecordFault found = fault(text);
    EXPECT_EQ(found.line, line) << text;
    EXPECT_EQ(found.ply, ply) << text;
    EXPECT_THAT(found.reason, HasSubstr(reason)) << text;
  };
  is("1. G33\nB1133", 2, 2, "B1133: a5-c3: a goat stands on c3");
  is("1. G33 G34", 1, 2, "G34: it is the tigers' turn");
  is("1. B1122", 1, 1, "B1122: it is the goats' turn");
  is("1. G33 B1144", 1, 2, "no line joins a5 and d2");
  is("1. G33 Bx1122", 1, 2, "Bx1122: a5xb4: a5 and b4 are neighbours");
  is("1. G33 B1122 2. G3334", 1, 3, "goats stay put");
  is("1. G14 B1513", 1, 2, "a capture is written");
  is("1. G33 5142 2. G24", 1, 2, "\"5142\" is no move");
  is("1. G33 B1122 24", 1, 3, "\"24\" is no move");
  for (const char* const bad : {"G3", "G36", "G03", "Gx1122", "B11", "Bx11", "Bx112", "B11223",
                                "c3", "[Event", "\"", "G", "B", "Bx"}) {
    EXPECT_TRUE(fault(bad).ply == 1) << bad;
  }
}

TEST(BaghchalPy, AGameMustHoldSomething) {
  EXPECT_THAT(fault("1.\n\n").reason, HasSubstr("neither a move nor a result"));
  EXPECT_THAT(fault("*").reason, HasSubstr("neither a move nor a result"));
  EXPECT_THAT(fault("# #").reason, HasSubstr("neither a move nor a result"));
}

TEST(BaghchalPy, AfterAFaultTheNextGameIsRead) {
  const auto records =
      read_baghchal_py("1. G33 zz 1-0\n1. G33 1-0\n\n1. G99 1-0 2. G33\n\n1. G44 0-1\n");
  ASSERT_EQ(records.size(), 4U);
  EXPECT_FALSE(records[0]);
  EXPECT_TRUE(records[1]);
  EXPECT_FALSE(records[2]);
  EXPECT_TRUE(records[3]);
}

TEST(BaghchalPyPosition, GoatTurnsSayHandCapturedAndPly) {
  const auto line = read_baghchal_py_position("B3B/5/2G2/5/B3B B 5");
  ASSERT_TRUE(line);
  EXPECT_EQ(line->position.hand(), 15);
  EXPECT_EQ(line->position.captured(bagh_chal_board()), 4);
  EXPECT_EQ(line->ply, 9);
  EXPECT_EQ(read_baghchal_py_position("GGGBG/GGGGG/G1GGG/BGBGG/GGGBG B 21")->ply, 41);
  EXPECT_EQ(read_baghchal_py_position("B3B/5/5/5/B3B G 0")->ply, 0);
  EXPECT_EQ(read_baghchal_py_position("B3B/5/5/5/B3B B 0")->ply, std::nullopt);
}

TEST(BaghchalPyPosition, ProblemsAreNamedAllAtOnce) {
  EXPECT_THAT(problems("B3B/5/5/5/B3B G 21x"), ElementsAre("bad-ply"));
  EXPECT_THAT(problems("B3B/5/5/5/B3B G -1"), ElementsAre("bad-ply"));
  EXPECT_THAT(problems("B3B/5/2GG1/5/B3B G 1"), ElementsAre("goat-count"));
  EXPECT_THAT(problems("B3B/5/2G2/5/B3B G 7"), ElementsAre("game-over-before"));
  EXPECT_THAT(problems("T3B/5/4/B3B g"), ElementsAre("unknown-piece", "row-length", "row-count",
                                                     "bad-side", "missing-field", "tiger-count"));
  EXPECT_THAT(problems("B3B/5/5/5/B3B G 0 0"), ElementsAre("extra-field"));
}

TEST(BaghchalPyPosition, APlyThatDoesNotAddUpIsNotWritten) {
  const auto refusal = [](PositionLine line) {
    const auto text = write_baghchal_py_position(line);
    return text ? *text : text.error();
  };
  const Position position = position_of("T3T/5/2G2/5/T3T t 19 0");
  EXPECT_EQ(refusal({position, 1}), "B3B/5/2G2/5/B3B B 1");
  EXPECT_THAT(refusal({position, 2}), HasSubstr("ply 2 does not go with 19 goats in hand"));
  EXPECT_THAT(refusal({position, 7}), HasSubstr("ply 7 does not go with"));
}

TEST(BaghchalPy, CarriesGamesFromTheSetUpOnly) {
  const auto refusal = [](const Record& record) {
    const auto text = write_baghchal_py(record);
    return text ? "" : text.error();
  };
  Record record;
  EXPECT_THAT(refusal(record), HasSubstr("neither a move nor a result"));
  record.line.moves.push_back({Move::placement(point_of("c3"))});
  EXPECT_EQ(refusal(record), "");
  record.start_ply = 2;
  EXPECT_THAT(refusal(record), HasSubstr("set-up"));
}

}  // namespace
}  // namespace baghchal
