// Each kind of sentence, on positions made by hand where what it says can be seen.
#include "baghchal/teaching/notes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/support/judged.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

/// Rules under which few goats on the board, all placed, do not mean that many were captured.
Rules lasting(Repetition repetition = Repetition::forbidden) {
  return {.captures_to_win = bagh_chal_board().goats(), .repetition = repetition};
}

std::vector<Note> notes_on(const std::string& position, const std::vector<HandMade>& moves,
                           const Rules& rules = lasting()) {
  Game game({&bagh_chal_board(), rules}, position_of(position), 0);
  const GameAnalysis analysis = judge_all(game, moves);
  return notes(game, analysis).moves;
}

Note note_on(const std::string& position, const HandMade& move, const Rules& rules = lasting()) {
  return notes_on(position, {move}, rules).front();
}

//   5  T───┬───┬───┬───T
//   4  ├───G───┼───┼───┤      a5 can jump b4
//   3  ├───┼───┼───┼───┤
constexpr auto b4_hangs = "T3T/1G3/5/5/T3T g 19 0";

// --- what it cost ---

TEST(CostNotes, AGoatGivenByTheGoats) {
  const Note note = note_on("T3T/5/5/5/T3T g 20 0", {.played = "b4",
                                                     .moves = {{"c1", draw(3)}, {"b4", draw(4)}},
                                                     .cost = Cost::goats,
                                                     .goats = 1,
                                                     .punishment = {"a5xc3"}});
  EXPECT_EQ(
      note.text,
      "Costs one goat: the tigers can now take four in all, where it was three. The goat hangs: "
      "the tiger on a5 jumps to c3. Only c1 held: it leaves no goat hanging.");
  EXPECT_THAT(note.glyphs, ElementsAre(doubtful));
}

TEST(CostNotes, TwoGoatsAreAMistake) {
  const Note note = note_on("T3T/5/5/5/T3T g 20 0", {.played = "b4",
                                                     .moves = {{"c1", draw(2)}, {"b4", draw(4)}},
                                                     .cost = Cost::goats,
                                                     .goats = 2});
  EXPECT_THAT(note.text, StartsWith("Costs two goats: the tigers can now take four in all, where "
                                    "it was two."));
  EXPECT_THAT(note.glyphs, ElementsAre(mistake));
}

TEST(CostNotes, AGoatLetOffByTheTigers) {
  const Note note =
      note_on("T3T/1G3/5/5/T3T t 19 0", {.played = "a1-a2",
                                         .moves = {{"a5xc3", draw(1)}, {"a1-a2", draw(0)}},
                                         .cost = Cost::goats,
                                         .goats = 1,
                                         .punishment = {"c3"}});
  EXPECT_EQ(note.text,
            "Lets one goat off: the tigers can now take none in all, where it was one. Now c3 "
            "covers b4. Only a5xc3 held: it takes the goat on b4.");
}

const HandMade draw_given_away{.played = "a4",
                               .moves = {{"c3", draw(3)}, {"a4", win(Value::tigers, 12)}},
                               .cost = Cost::draw,
                               .punishment = {"a5xc3"}};

TEST(CostNotes, ADrawIsNoForcedWinWherePositionsMayNotRepeat) {
  const Note note = note_on(b4_hangs, draw_given_away);
  EXPECT_EQ(
      note.text,
      "This gives the tigers a forced win in 12 plies; until now nobody had one. The goat on b4 "
      "still hangs: the tiger on a5 jumps to c3. Only c3 held: it covers b4.");
  EXPECT_THAT(note.glyphs, ElementsAre(blunder));
}

TEST(CostNotes, ADrawIsADrawWhereTheyMay) {
  const Note note = note_on(b4_hangs, draw_given_away, lasting(Repetition::draw_on_third));
  EXPECT_THAT(note.text, StartsWith("Gives away a draw: now the tigers win in 12 plies."));
}

TEST(CostNotes, AWinGivenUp) {
  const HandMade move{.played = "a1-a2",
                      .moves = {{"a5xc3", win(Value::tigers, 6)}, {"a1-a2", draw(3)}},
                      .cost = Cost::win,
                      .punishment = {"c3"}};
  constexpr auto position = "T3T/1G3/5/5/T3T t 19 0";
  EXPECT_THAT(note_on(position, move).text,
              StartsWith("Gives up a forced win in 6 plies: now neither side has one."));
  EXPECT_THAT(note_on(position, move, lasting(Repetition::free)).text,
              StartsWith("Throws away a win in 6 plies: now it is a draw."));
}

TEST(CostNotes, AWinTurnedIntoALoss) {
  const Note note =
      note_on("T3T/1G3/5/5/T3T t 19 0",
              {.played = "a1-a2",
               .moves = {{"a5xc3", win(Value::tigers)}, {"a1-a2", win(Value::goats, 40)}},
               .cost = Cost::win});
  EXPECT_THAT(note.text, StartsWith("Turns a win into a loss: now the goats can force a win in 40 "
                                    "plies."));
}

TEST(CostNotes, TimeIsWorthAWordWhereItIsLong) {
  HandMade move{.played = "a1-a2",
                .moves = {{"a5xc3", win(Value::tigers, 6)}, {"a1-a2", win(Value::tigers, 18)}},
                .cost = Cost::time,
                .plies = 12,
                .punishment = {"c3"}};
  const Note note = note_on("T3T/1G3/5/5/T3T t 19 0", move);
  EXPECT_EQ(
      note.text,
      "The win is still there, but takes 12 plies longer. Better was a5xc3, which takes the goat "
      "on b4.");
  EXPECT_THAT(note.glyphs, ElementsAre(doubtful));
  move.plies = 2;
  EXPECT_THAT(note_on("T3T/1G3/5/5/T3T t 19 0", move).text, IsEmpty());
}

TEST(CostNotes, TheEndMissedIsWorthAWordAlways) {
  const Note note =
      note_on("T3T/1G3/5/5/T3T t 19 0",
              {.played = "a1-a2",
               .moves = {{"a5xc3", win(Value::tigers, 0)}, {"a1-a2", win(Value::tigers, 2)}},
               .cost = Cost::time,
               .plies = 2});
  EXPECT_THAT(note.text, HasSubstr("a5xc3"));
}

TEST(CostNotes, TheLoserIsToldOfHisOwnPace) {
  const Note note =
      note_on(b4_hangs, {.played = "a4",
                         .moves = {{"c3", win(Value::tigers, 30)}, {"a4", win(Value::tigers, 11)}},
                         .cost = Cost::time,
                         .plies = 19});
  EXPECT_THAT(note.text,
              StartsWith("Loses 19 plies sooner than it had to: the tigers now win in 11 plies."));
}

TEST(CostNotes, EstimatesAreWordedSo) {
  const Note goats = note_on(b4_hangs, {.played = "a4",
                                        .moves = {{"c3", guess(2)}, {"a4", guess(4)}},
                                        .cost = Cost::goats,
                                        .goats = 2});
  EXPECT_THAT(goats.text, StartsWith("Seems to cost about two goats."));
  EXPECT_THAT(goats.text, HasSubstr("Perhaps c3 is better: it covers b4."));
  EXPECT_THAT(goats.glyphs, ElementsAre(doubtful));
  const Note lost = note_on(b4_hangs, {.played = "a4",
                                       .moves = {{"c3", guess(2)}, {"a4", win(Value::tigers, 5)}},
                                       .cost = Cost::draw});
  EXPECT_THAT(lost.text, StartsWith("This loses: now the tigers can force a win in 5 plies."));
  EXPECT_THAT(lost.glyphs, ElementsAre(mistake));
}

TEST(CostNotes, WhatIsGivenBackIsCalledSo) {
  const auto said =
      notes_on("T3T/5/5/5/T3T g 20 0", {{.played = "b4",
                                         .moves = {{"c1", draw(3)}, {"b4", draw(4)}},
                                         .cost = Cost::goats,
                                         .goats = 1},
                                        {.played = "a1-a2",
                                         .moves = {{"a5xc3", draw(4)}, {"a1-a2", draw(3)}},
                                         .cost = Cost::goats,
                                         .goats = 1}});
  EXPECT_THAT(said[1].text, StartsWith("Misses the chance: three in all again."));
}

TEST(CostNotes, TheSameIsSaidInOtherWordsNextTime) {
  std::vector<HandMade> moves;
  for (const char* const point : {"a2", "a3", "a4"}) {
    moves.push_back({.played = point,
                     .moves = {{"c1", draw(2)}, {point, draw(3)}},
                     .cost = Cost::goats,
                     .goats = 1});
    const std::string reply = moves.size() % 4 == 1 ? "e1-e2" : "e2-e1";
    moves.push_back({.played = reply, .moves = {{reply, draw(3)}}});
  }
  const auto said = notes_on("T3T/5/5/5/T3T g 20 0", moves);
  const std::set<std::string> different{said[0].text, said[2].text, said[4].text};
  EXPECT_EQ(different.size(), 3U);
}

// --- why ---

std::string why(const std::string& position, const std::string& played, const std::string& best,
                const std::vector<std::string>& punishment) {
  const bool goats = position.find(" g ") != position.npos;
  const Assessment after = goats ? draw(4) : draw(2);
  return note_on(position, {.played = played,
                            .moves = {{best, draw(3)}, {played, after}},
                            .cost = Cost::goats,
                            .goats = 1,
                            .punishment = punishment})
      .text;
}

TEST(Reasons, AGoatThatStepsAwayUncoversAnother) {
  EXPECT_THAT(why("T3T/1G3/2G2/5/T3T g 0 0", "c3-c2", "b4-b3", {"a5xc3"}),
              HasSubstr("Stepping away from c3 leaves b4 hanging: the tiger on a5 jumps to c3."));
}

//   4  ├───G───T───┼───┤      the tiger has come to c4: it jumps b4, and e1 jumps e2
//   2  ├───┼───┼───┼───G
//   1  T───┴───┴───┴───T
TEST(Reasons, ATigerThatForks) {
  EXPECT_THAT(why("1G2T/1G3/2T2/5/T3T g 18 0", "e2", "a4", {"c3-c4"}),
              HasSubstr("After c3-c4 the tigers threaten e2 and b4 at once."));
}

//   4  ├───┼───┼───┼───┤      When the tiger on c3 goes to b4, b3 can be jumped by it and, over the
//   3  T───G───T───┼───┤      point it has left, from a3.
TEST(Reasons, AGoatThatCannotBeSaved) {
  EXPECT_THAT(why("4T/5/TGT2/5/4T g 19 0", "c1", "b4", {"c3-b4"}),
              HasSubstr("After c3-b4 the tigers threaten b3, which cannot be saved."));
}

TEST(Reasons, TheWayToTheFirstCaptureIsShown) {
  EXPECT_THAT(why("T3T/5/5/2G2/T3T g 19 0", "a3", "c1", {"a1-b1", "c4", "b1-b2", "c5", "b2xd2"}),
              HasSubstr("The tigers get a goat by a1-b1 c4 b1-b2 c5 b2xd2."));
}

TEST(Reasons, AWayOpenedToATiger) {
  EXPECT_THAT(why("T3T/1G3/5/5/T2GT g 0 0", "b4-c4", "d1-c1", {"a5-b4"}),
              HasSubstr("It opens b4 to the tiger on a5"));
}

TEST(Reasons, WhatWouldBeSoAfterTheBetterMoveTooIsNoReason) {
  const auto no_reason = AllOf(StartsWith("Costs one goat: the tigers can now take four in all, "
                                          "where it was three. Only "),
                               Not(HasSubstr("hang")), Not(HasSubstr("opens")));
  EXPECT_THAT(why("T3T/1G3/2G2/5/T3T g 0 0", "c3-c2", "c3-d3", {"a5xc3"}), no_reason);
  EXPECT_THAT(why("T3T/1G3/5/5/T3T g 18 0", "d1", "e2", {"a5xc3"}), no_reason);
  EXPECT_THAT(why("T3T/1G3/5/5/T3T g 0 0", "b4-c4", "b4-b3", {"a5-b4"}), no_reason);
}

//   5  ┌───T───G───┬───T      On a5 the tiger has b5 to go back to, until a goat stands there.
//   4  G───G───┼───┼───┤
//   3  G───┼───G───┼───┤
TEST(Reasons, ATigerWalksIntoATrap) {
  EXPECT_THAT(why("1TG1T/GG3/G1G2/5/T3T t 15 0", "b5-a5", "a1-b1", {"b5"}),
              HasSubstr("The tiger walks into a trap: b5 shuts in the tiger on a5."));
}

TEST(Reasons, TheGoatsCoverWhatTheTigersLeft) {
  EXPECT_THAT(why("T3T/1G3/5/5/T3T t 19 0", "a1-a2", "a5xc3", {"c3"}),
              HasSubstr("Now c3 covers b4."));
}

// --- praise ---

TEST(Praise, TheOnlyMoveThatHoldsAndIsHardToSee) {
  const Note note =
      note_on("T3T/5/5/5/T3T g 20 0",
              {.played = "c1", .moves = {{"c1", draw(3)}, {"b4", win(Value::tigers)}}});
  // the game ends here: the last move is left alone
  EXPECT_THAT(note.text, IsEmpty());
  const auto said =
      notes_on("T3T/5/5/5/T3T g 20 0",
               {{.played = "c1", .moves = {{"c1", draw(3)}, {"b4", win(Value::tigers)}}},
                {.played = "a1-a2", .moves = {{"a1-a2", draw(3)}}}});
  EXPECT_EQ(said[0].text, "The only move that does not lose.");
  EXPECT_THAT(said[0].glyphs, ElementsAre(good));
}

TEST(Praise, TheObviousGetsNoGlyph) {
  const auto said =
      notes_on(b4_hangs, {{.played = "c3", .moves = {{"c3", draw(3)}, {"a4", win(Value::tigers)}}},
                          {.played = "a1-a2", .moves = {{"a1-a2", draw(3)}}}});
  EXPECT_EQ(said[0].text, "The only move that does not lose: it covers b4.");
  EXPECT_THAT(said[0].glyphs, IsEmpty());
}

TEST(Praise, NoneWhereSeveralHoldOrOnlyOneIsLegal) {
  const auto said =
      notes_on("T3T/5/5/5/T3T g 20 0",
               {{.played = "c1", .moves = {{"c1", draw(3)}, {"c5", draw(3)}, {"b4", draw(4)}}},
                {.played = "a1-a2", .moves = {{"a1-a2", draw(3)}}}});
  EXPECT_THAT(said[0].text, IsEmpty());
  EXPECT_THAT(said[1].text, IsEmpty());
}

// --- in passing ---

TEST(PassingNotes, AGoatThatWouldBeLostAnywayIsNoMistake) {
  const auto said = notes_on("T3T/5/5/5/T3T g 20 0",
                             {{.played = "b4", .moves = {{"b4", draw(3)}, {"c5", draw(3)}}},
                              {.played = "a5xc3", .moves = {{"a5xc3", draw(3)}}}});
  EXPECT_EQ(said[0].text,
            "A goat for nothing, yet one of the three that the tigers can take anyway.");
  EXPECT_THAT(said[0].glyphs, IsEmpty());
}

TEST(PassingNotes, AGameWasLostAlreadyOnlyWhereThatIsKnown) {
  const auto said_after = [](const Assessment& best) {
    return notes_on("T3T/5/5/5/T3T g 20 0",
                    {{.played = "b4", .moves = {{"c5", best}, {"b4", win(Value::tigers)}}},
                     {.played = "a5xc3", .moves = {{"a5xc3", win(Value::tigers)}}}})
        .front()
        .text;
  };
  EXPECT_EQ(said_after(win(Value::tigers)), "Another goat goes, but the game was lost already.");
  EXPECT_THAT(said_after(guess(5)), IsEmpty());
}

TEST(PassingNotes, TheMovesThatHoldMayRunOut) {
  const auto said = notes_on("T3T/5/5/5/T3T g 20 0",
                             {{.played = "c1", .moves = {{"c1", draw(3)}, {"c5", draw(3)}}},
                              {.played = "a1-a2", .moves = {{"a1-a2", win(Value::goats, 8)}}}});
  EXPECT_EQ(
      said[1].text,
      "No position may occur again, and of the moves left none holds: the goats can force a win "
      "in 8 plies.");
}

TEST(PassingNotes, TheLastPlacementIsMarked) {
  const Note note = note_on("T3T/5/GGG2/5/T3T g 1 0",
                            {.played = "c5", .moves = {{"c5", draw(2)}, {"c4", draw(2)}}});
  EXPECT_EQ(
      note.text,
      "All goats are placed: neither side can force a win; the tigers can take two goats in all.");
}

}  // namespace
}  // namespace baghchal
