// obx and pybaghchal: games as rows of positions, and their lines.
#include "baghchal/notation/position_rows.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "tests/support/any_record.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

constexpr std::array both{Dialect::obx, Dialect::pybaghchal};

std::vector<std::string_view> problems(std::string_view text, Dialect dialect = Dialect::obx) {
  const auto line = read_position(text, dialect);
  std::vector<std::string_view> names;
  if (line) return {"none"};
  for (const Problem& problem : line.error()) names.push_back(problem.name);
  return names;
}

RecordFault fault(std::string_view text, Dialect dialect = Dialect::obx) {
  const auto records = read_records(text, dialect);
  EXPECT_EQ(records.size(), 1U);
  return records.size() == 1 && !records[0] ? records[0].error() : RecordFault{};
}

std::string write(const Record& record, Dialect dialect) {
  const auto text = write_records({&record, 1}, dialect);
  return text ? *text : text.error();
}

/// Any game, from any position.
Record any_game_record() {
  Record record;
  if (*rc::gen::arbitrary<bool>()) {
    record.start = *any_position(traditional());
    record.line = any_line(record.start, record.variant, 10, 3);
  } else {
    record = any_plain_record();
  }
  return record;
}

RC_GTEST_PROP(PositionRows, MovesComeBack, ()) {
  const std::vector<Record> records{any_game_record(), any_game_record()};
  for (const Dialect dialect : both) {
    const auto text = write_records(records, dialect);
    RC_ASSERT(text.has_value());
    const auto again = read_records(*text, dialect);
    RC_ASSERT(again.size() == records.size());
    for (std::size_t i = 0; i < records.size(); ++i) {
      RC_ASSERT(again[i].has_value());
      RC_ASSERT(again[i]->start == records[i].start);
      RC_ASSERT(main_line(*again[i]) == main_line(records[i]));
      RC_ASSERT(again[i]->start_ply == 0);
    }
    RC_ASSERT(write_records(std::vector{*again[0], *again[1]}, dialect).value() == *text);
  }
}

RC_GTEST_PROP(PositionRows, PositionsComeBack, ()) {
  const Position position = *any_kind_of_position(traditional());
  const int ply = 2 * *rc::gen::inRange(1, 50) - (position.side() == Side::tigers ? 1 : 0);
  const std::optional<int> maybe = *rc::gen::arbitrary<bool>() ? std::optional(ply) : std::nullopt;
  for (const Dialect dialect : both) {
    const auto text = write_position({position, maybe}, dialect);
    RC_ASSERT(text.has_value());
    const auto again = read_position(*text, dialect);
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->position == position);
    if (dialect == Dialect::obx) RC_ASSERT(again->ply == maybe);
  }
}

Record short_game() {
  Record record;
  record.line.moves = {{Move::placement(point_of("b4"))},
                       {Move::capture(point_of("a5"), point_of("b4"), point_of("c3"))}};
  return record;
}

TEST(Obx, IsWrittenLikeThis) {
  EXPECT_EQ(write(short_game(), Dialect::obx),
            "TXXXT/XXXXX/XXXXX/XXXXX/TXXXT g @20 c0 - #\n"
            "TXXXT/XGXXX/XXXXX/XXXXX/TXXXT t @19 c0 mB2 #g1\n"
            "XXXXT/XXXXX/XXTXX/XXXXX/TXXXT g @19 c1 mA1C3(B2) #t1\n");
}

TEST(Pybaghchal, IsWrittenLikeThis) {
  EXPECT_EQ(write(short_game(), Dialect::pybaghchal),
            "T3T/5/5/5/T3T g g20 c0 m\n"
            "T3T/1G3/5/5/T3T t g19 c0 mB2\n"
            "4T/5/2T2/5/T3T g g19 c1 mA1C3\n");
}

TEST(Obx, LeavesOutWhatVersionTwoLeavesOut) {
  const auto line = read_position("XXXXT/XXXXX/XXTXX/XXXXX/TXXXT g c1 mA1C3", Dialect::obx);
  ASSERT_TRUE(line);
  EXPECT_EQ(line->position.hand(), 19);
  EXPECT_EQ(line->ply, std::nullopt);
}

TEST(Obx, MoveNumbersArePlies) {
  const auto ply = [](std::string_view number) {
    return read_position("GXXXT/TXXXX/XXXXX/XXXXX/TXXXT t @19 c0 " + std::string(number),
                         Dialect::obx)
        ->ply;
  };
  EXPECT_EQ(ply("- #"), 0);
  EXPECT_EQ(ply("mA1 #"), std::nullopt);
  EXPECT_EQ(ply("mA1 -"), std::nullopt);
  EXPECT_EQ(ply("mA1 #g3"), 5);
}

TEST(Obx, AMoveNumberMustBeOneOfTheOtherSide) {
  constexpr std::string_view line = "GXXXT/TXXXX/XXXXX/XXXXX/TXXXT t @19 c0 mA1 ";
  for (const char* const bad : {"#t1", "#g0", "#g", "#x1", "1", "#g1x", "##"}) {
    EXPECT_THAT(problems(std::string(line) + bad), ElementsAre("bad-move-number")) << bad;
  }
  EXPECT_THAT(problems(std::string(line) + "#g1 more"), ElementsAre("extra-field"));
}

TEST(Obx, AGameFromTheMiddleStartsWithItsFirstLine) {
  const auto records = read_records(
      "XXXXT/XXXXX/XXTXX/XXXXX/TXXXT g @19 c1 mA1C3 #t4\nGXXXT/XXXXX/XXTXX/XXXXX/TXXXT t @18 c1 "
      "mA1 #g5\n",
      Dialect::obx);
  ASSERT_EQ(records.size(), 1U);
  ASSERT_TRUE(records[0]) << records[0].error().reason;
  EXPECT_EQ(records[0]->start_ply, 8);
  EXPECT_THAT(main_line(*records[0]), ElementsAre(Move::placement(point_of("a5"))));
  EXPECT_THAT(write(*records[0], Dialect::obx), HasSubstr("c1 - #t4\n"));
}

TEST(Obx, TigersMayStart) {
  Record record;
  record.start = position_of("T3T/5/2G2/5/T3T t 19 0");
  record.line.moves = {{Move::step(point_of("a1"), point_of("a2"))},
                       {Move::placement(point_of("a1"))}};
  const std::string text = write(record, Dialect::obx);
  EXPECT_THAT(text, HasSubstr(" - #\n"));
  EXPECT_THAT(text, HasSubstr(" #t1\n"));
  EXPECT_THAT(text, HasSubstr(" #g2\n"));
  record.start_ply = 4;
  EXPECT_THAT(write(record, Dialect::obx), HasSubstr("after 4 plies the tigers would not be to"));
}

TEST(LastMove, AllThatIsWrongIsNamed) {
  EXPECT_THAT(
      problems("XXTXT/XXXXX/XXGXX/XXXXX/TXXXX g @19 c1 mA1C3(B1) #t1"),
      UnorderedElementsAre("tiger-count", "goat-count", "victim-not-between", "mover-missing"));
  EXPECT_THAT(
      problems("TXXXT/XGXXX/XXXXX/XXXXX/TXXXT g @19 c1 mA1C3"),
      UnorderedElementsAre("goat-count", "victim-stands", "mover-missing", "origin-occupied"));
}

TEST(LastMove, EachProblemHasItsName) {
  const auto goats = [](std::string_view move) {
    return problems("GXXXT/TXXXX/XXXXX/XXXXX/TXXXT t @19 c0 " + std::string(move));
  };
  EXPECT_THAT(goats("mA1"), ElementsAre("none"));
  EXPECT_THAT(goats("mB1"), ElementsAre("mover-missing"));
  EXPECT_THAT(goats("mB1A1"), ElementsAre("goat-moved"));
  EXPECT_THAT(goats("mC1A1"), ElementsAre("goat-moved", "goat-jumped", "none-captured"));
  EXPECT_THAT(goats("mE3A1"), ElementsAre("goat-moved", "no-line"));
  const auto tigers = [](std::string_view move) {
    return problems("XXTXT/TXXXX/XXXXX/XXXXX/TXXXX g @19 c1 " + std::string(move));
  };
  EXPECT_THAT(tigers("mA1C1"), ElementsAre("none"));
  EXPECT_THAT(tigers("mA1C1(B1)"), ElementsAre("none"));
  EXPECT_THAT(tigers("mB1C1"), ElementsAre("none"));
  EXPECT_THAT(tigers("mB1C1(A1)"), ElementsAre("victim-not-between"));
  EXPECT_THAT(tigers("mA1C1(D1)"), ElementsAre("victim-not-between"));
  EXPECT_THAT(tigers("mC1"), ElementsAre("tiger-placed"));
  EXPECT_THAT(tigers("mE1C1"), ElementsAre("origin-occupied"));
  EXPECT_THAT(tigers("mC1A1"), ElementsAre("mover-missing", "origin-occupied"));
  EXPECT_THAT(problems("XTTXT/XXXXX/XXXXX/XXXXX/TXXXX g @19 c1 mA1C1"),
              ElementsAre("victim-is-tiger"));
  for (const char* const bad : {"m", "mA", "mA1B", "mF1", "mA6", "ma1", "A1C1", "mA1C1(B1",
                                "mA1C1()", "mA1C1(Z1)", "mA1C1[B1]", "mA1C1(B1)x", "--"}) {
    EXPECT_THAT(tigers(bad), ElementsAre("bad-last-move")) << bad;
  }
}

TEST(Obx, EveryFieldIsChecked) {
  EXPECT_THAT(problems("TXXX/XXXXX/XXXXX/XXXXX/TXXXT g @20 c0 - #"),
              UnorderedElementsAre("row-length", "tiger-count"));
  EXPECT_THAT(problems("T3T/XXXXX/XXXXX/XXXXX/TXXXT g @20 c0 -"), ElementsAre("unknown-piece"));
  EXPECT_THAT(problems("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT G @x cx -"),
              ElementsAre("bad-side", "bad-hand", "bad-captured"));
  EXPECT_THAT(problems("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT g @20"),
              ElementsAre("missing-field", "missing-field"));
  EXPECT_THAT(problems("TXXXT/XGGGG/GGGGG/GGGGG/TGGGT g c5 -"), ElementsAre("goat-count"));
  EXPECT_THAT(problems(""), ElementsAre("missing-field", "missing-field", "missing-field",
                                        "missing-field", "tiger-count"));
}

TEST(Pybaghchal, EveryFieldIsChecked) {
  const auto found = [](std::string_view text) { return problems(text, Dialect::pybaghchal); };
  EXPECT_THAT(found("1GG1G/1GGGT/GGGGG/1GTGG/GTGTG t g0 c3 mA1B1"), ElementsAre("none"));
  EXPECT_THAT(found("1GG1G/1GGGT/GGGGG/1GTGG/GTGTG t g1 c3 mA1B1"),
              ElementsAre("goat-moved", "goat-count"));
  EXPECT_THAT(found("T3T/5/5/5/T3T g 20 0 m"), ElementsAre("bad-hand", "bad-captured"));
  EXPECT_THAT(found("T3T/5/5/5/T3T g g20 c0 -"), ElementsAre("bad-last-move"));
  EXPECT_THAT(found("T3T/5/5/5/T3T g g20 c0"), ElementsAre("missing-field"));
  EXPECT_THAT(found("T3T/5/5/5/T3T g g20 c0 m 1"), ElementsAre("extra-field"));
}

constexpr std::string_view start = "TXXXT/XXXXX/XXXXX/XXXXX/TXXXT g @20 c0 - #\n";

TEST(PositionRows, FaultsNameLinePlyAndReason) {
  const auto is = [](std::string_view line, std::string_view reason) {
    const RecordFault found = fault(std::string(start) + "\r\n" + std::string(line));
    EXPECT_EQ(found.line, 3) << line;
    EXPECT_EQ(found.ply, 1) << line;
    EXPECT_THAT(found.reason, HasSubstr(reason)) << line;
  };
  is("TXXXT/XXXXG/XXXXX/XXXXX/TXXXT t @19 c0 mE3 #g1", "no goat stands on E3");
  is("TXXXT/XXXXG/XXGXX/XXXXX/TXXXT t @18 c0 mE2 #g1", "e4: the board is not what that leads to");
  is("TXXXT/XXXXG/XXXXX/XXXXX/TXXXT t @18 c1 mE2 #g1", "e4: hand is 18 instead of 19");
  is("XXXXT/TXXXX/XXXXX/XXXXX/TXXXT g @20 c0 mA1A2", "a5-a4: a tiger stands on a5");
  is("total nonsense", "\"total nonsense\" is no position");
}

TEST(PositionRows, AfterAFaultTheNextGameIsRead) {
  for (const Dialect dialect : both) {
    const std::string good = write(short_game(), dialect);
    const std::string text = "nonsense\n" + good + "nonsense\n" + good + good;
    const auto records = read_records(text, dialect);
    ASSERT_EQ(records.size(), 4U);
    EXPECT_FALSE(records[0]);
    EXPECT_FALSE(records[1]);
    EXPECT_EQ(records[1].error().line, 5);
    EXPECT_TRUE(records[2]);
    EXPECT_TRUE(records[3]);
  }
}

TEST(PositionRows, AMoveAfterTheEndIsAFault) {
  const RecordFault found = fault(
      "XXTXT/TXXXX/XXXXX/XXXXX/TXXXX g @15 c5 mA1C1 #t5\n"
      "GXTXT/TXXXX/XXXXX/XXXXX/TXXXX t @14 c5 mA1 #g6\n");
  EXPECT_EQ(found.line, 2);
  EXPECT_EQ(found.ply, 11);
  EXPECT_THAT(found.reason, HasSubstr("the game is over"));
}

TEST(PositionRows, TheResultIsWhatTheLastPositionSays) {
  const auto records =
      read_records("XXTXT/TXXXX/XXXXX/XXXXX/TXXXX g @15 c5 mA1C1 #t5\n", Dialect::obx);
  EXPECT_EQ(records.at(0)->result, RecordResult::tigers_win);
  EXPECT_EQ(read_records(start, Dialect::obx).at(0)->result, RecordResult::unknown);
}

TEST(PositionRows, NothingIsReadFromNothing) {
  for (const Dialect dialect : both) {
    EXPECT_TRUE(read_records("", dialect).empty());
    EXPECT_TRUE(read_records("\xEF\xBB\xBF\r\n \t\n", dialect).empty());
  }
}

}  // namespace
}  // namespace baghchal
