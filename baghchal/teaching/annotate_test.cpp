// Notes in records: what is written, that nothing else changes, and that it is found again.
#include "baghchal/teaching/annotate.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "baghchal/notation/dialects.hpp"
#include "tests/support/any_record.hpp"
#include "tests/support/judged.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Record read(std::string_view text) {
  return read_records(text, Dialect::record).at(0).value();
}

std::string write(const Record& record) {
  return write_records({&record, 1}, Dialect::record).value();
}

/// Two moves: the first a mistake, whose best line is known.
struct Example {
  GameAnalysis analysis;
  GameNotes notes;
};

Example example() {
  Game game(traditional());
  Example made;
  made.analysis = judge_all(game, {{.played = "b4",
                                    .moves = {{"c1", draw(3)}, {"b4", win(Value::tigers, 12)}},
                                    .cost = Cost::draw,
                                    .line = {"c1", "a1-a2", "c5"}},
                                   {.played = "a1-a2", .moves = {{"a1-a2", guess(3)}}}});
  made.notes = {.summary = "In short.",
                .moves = {{.glyphs = {blunder},
                           .text = "Too bold.",
                           .better = made.analysis.moves[0].before.moves[0].move},
                          {.glyphs = {}, .text = ""}}};
  return made;
}

std::string annotated_text(const std::string& moves) {
  const Example made = example();
  const std::string text = write(annotated(read(moves), made.analysis, made.notes));
  return text.substr(text.find("\n\n") + 2);
}

TEST(Annotate, WritesLikeThis) {
  EXPECT_EQ(annotated_text("1. b4 a1-a2 *"),
            "{[%baghchal] In short.} 1. b4 $4\n"
            "{[%baghchal $4] [%value tigers] [%distance 12] Too bold.} (1. c1\n"
            "{[%baghchal] [%value draw] [%captures 3]} 1... a1-a2 2. c5) 1... a1-a2\n"
            "{[%baghchal] [%estimate 3.0]} *\n");
}

TEST(Annotate, KeepsWhatAPersonHasWritten) {
  const std::string text =
      annotated_text("{Mine.} 1. b4 $1 {Well.} (1. c1 {Tame.} a1-a2 2. c5) a1-a2 *");
  EXPECT_THAT(text, HasSubstr("{Mine.}"));
  EXPECT_THAT(text, HasSubstr("1. b4 $1 {Well.}"));
  EXPECT_THAT(text, HasSubstr("{[%baghchal] [%value tigers]"));  // a person's glyph stands
  EXPECT_THAT(text, HasSubstr("(1. c1 {Tame.} 1... a1-a2\n2. c5)"));
  EXPECT_EQ(text.find("(1. c1 {[%baghchal]"), text.npos);  // the line is there already
}

TEST(Annotate, AVariationSomebodyAddedToBecomesTheirs) {
  const Record plain = without_annotations(read(
      "1. b4 (1. c1 {[%baghchal] [%value draw]} a1-a2 2. c5 {Or c4!}) (1. c2 {[%baghchal]}) *"));
  EXPECT_THAT(write(plain), HasSubstr("1. b4 (1. c1 a1-a2 2. c5 {Or c4!}) *"));
}

TEST(Annotate, AnAnalysisThatWasStoppedLeavesTheRestAlone) {
  Example made = example();
  made.analysis.moves.pop_back();
  made.notes.moves.pop_back();
  const Record record = annotated(read("1. b4 a1-a2 *"), made.analysis, made.notes);
  EXPECT_THAT(record.line.moves[1].comments, IsEmpty());
  EXPECT_THAT(record.line.moves[0].nags, ElementsAre(int{blunder}));
}

// --- any record ---

Assessment any_assessment() {
  switch (*rc::gen::inRange(0, 3)) {
    case 0:
      return draw(*rc::gen::inRange(0, 5));
    case 1:
      return win(*rc::gen::element(Value::tigers, Value::goats), *rc::gen::inRange(0, 99));
    default:
      return guess(*rc::gen::inRange(0, 5));
  }
}

/// Judgements that mean nothing, of the record's first moves.
Example any_example(const Record& record) {
  Example made;
  made.notes.summary = *rc::gen::element("", "In short.");
  Position position = record.start;
  const auto judged = static_cast<std::size_t>(
      *rc::gen::inRange(0, static_cast<int>(record.line.moves.size()) + 1));
  for (std::size_t i = 0; i < judged; ++i) {
    const Move played = record.line.moves[i].move;
    const MoveList moves = legal_moves(position, record.variant);
    const Move best = moves[*rc::gen::inRange(0, moves.size())];
    made.analysis.moves.push_back({.played = played,
                                   .before = {.assessment = any_assessment(),
                                              .moves = {{best, any_assessment()}},
                                              .line = {best},
                                              .threat = {},
                                              .from_tables = true,
                                              .depth_plies = 0,
                                              .nodes = 0},
                                   .after = any_assessment(),
                                   .punishment = {}});
    Note note{.glyphs = {}, .text = *rc::gen::element("", "Why?")};
    if (*rc::gen::arbitrary<bool>()) note.glyphs = {*rc::gen::element<int>(good, mistake, blunder)};
    if (*rc::gen::arbitrary<bool>()) note.better = best;
    made.notes.moves.push_back(note);
    position = play_unchecked(position, played);
  }
  return made;
}

RC_GTEST_PROP(Annotate, ChangesNothingElse, ()) {
  const Record record = any_record();
  const Example made = any_example(record);
  const Record written = annotated(record, made.analysis, made.notes);
  RC_ASSERT(main_line(written) == main_line(record));
  RC_ASSERT(same(without_annotations(written), record));
}

RC_GTEST_PROP(Annotate, TwiceIsOnce, ()) {
  const Record record = any_record();
  const Example made = any_example(record);
  const Record once = annotated(record, made.analysis, made.notes);
  RC_ASSERT(same(annotated(once, made.analysis, made.notes), once));
  const Example other = any_example(record);
  RC_ASSERT(same(annotated(once, other.analysis, other.notes),
                 annotated(record, other.analysis, other.notes)));
}

RC_GTEST_PROP(Annotate, WhatIsWrittenIsReadAsTheSame, ()) {
  const Record record = any_record();
  const Example made = any_example(record);
  const Record written = annotated(record, made.analysis, made.notes);
  RC_ASSERT(same(read(write(written)), written));
}

}  // namespace
}  // namespace baghchal
