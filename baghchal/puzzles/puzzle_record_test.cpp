#include "baghchal/puzzles/puzzle_record.hpp"

#include <gtest/gtest.h>

#include "baghchal/notation/dialects.hpp"
#include "tests/support/any_record.hpp"
#include "tests/support/position_text.hpp"

namespace baghchal {
namespace {

const Variant& variant() {
  static const Variant solved{&bagh_chal_board(), *find_rules("solver")};
  return solved;
}

/// The goats trap the tigers at once; then the tigers are to move and cannot.
Puzzle trap() {
  const Position position = position_of("GGGGG/GGGG1/TT1TG/GTGG1/GGGGG g 0 2");
  const Move key = Move::step(point_of("c4"), point_of("c3"));
  return {.position = position,
          .answer = {.kind = PuzzleKind::trap,
                     .verdict = {.value = Value::goats, .distance_plies = 1},
                     .moves = {key},
                     .line = {key}},
          .themes = {Theme::net, Theme::only_moves},
          .effort = {1, 2, 0, 0, 1}};
}

TEST(PuzzleRecord, SaysAllInAGameRecord) {
  const Record record = to_record(trap(), variant());
  EXPECT_EQ(write_records(std::vector{record}, Dialect::record).value(),
            "[Event \"Puzzle 7krmxlhls4\"]\n"
            "[Result \"1-0\"]\n"
            "[Kind \"trap\"]\n"
            "[Themes \"net only-moves\"]\n"
            "[Difficulty \"2 easy\"]\n"
            "[Variant \"Bagh-Chal\"]\n"
            "[Rules \"solver\"]\n"
            "[SetUp \"1\"]\n"
            "[Position \"GGGGG/GGGG1/TT1TG/GTGG1/GGGGG g 0 2 0\"]\n"
            "\n"
            "{Goats to move: trap the tigers in 1 ply.} 1. c4-c3 $1 {Solved.} 1-0\n");
}

TEST(PuzzleRecord, IsReadAgain) {
  const Record record = to_record(trap(), variant());
  const auto text = write_records(std::vector{record}, Dialect::record);
  ASSERT_TRUE(text) << text.error();
  const auto read = read_records(*text, Dialect::record);
  ASSERT_EQ(read.size(), 1U);
  ASSERT_TRUE(read[0]) << read[0].error().reason;
  EXPECT_TRUE(same(*read[0], record));
}

}  // namespace
}  // namespace baghchal
