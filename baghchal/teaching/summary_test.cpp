#include "baghchal/teaching/summary.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "baghchal/teaching/moment.hpp"
#include "tests/support/judged.hpp"

namespace baghchal {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

Rules with(Repetition repetition) {
  return {.repetition = repetition};
}

bool same_value(const Assessment& a, const Assessment& b) {
  return a.verdict->value == b.verdict->value;
}

/// A move of a game that wanders about: its value before it and after it.
HandMade turn(const std::string& played, const Assessment& before, const Assessment& after) {
  const std::string other = played == "c3" ? "c2" : played == "a1-a2" ? "e1-e2" : "c4";
  return {.played = played,
          .moves = before == after
                       ? std::vector<std::pair<std::string, Assessment>>{{played, after}}
                       : std::vector<std::pair<std::string, Assessment>>{{other, before},
                                                                         {played, after}},
          .cost = before == after || !before.verdict || same_value(before, after) ? Cost::nothing
                                                                                  : Cost::draw};
}

struct Played {
  Game game;
  GameAnalysis analysis;
};

/// Values of the start and after each of up to three moves.
Played played(const std::vector<Assessment>& values,
              Repetition repetition = Repetition::forbidden) {
  constexpr std::array moves{"c3", "a1-a2", "e3"};
  Played made{Game({&bagh_chal_board(), with(repetition)}), {}};
  for (std::size_t i = 0; i + 1 < values.size(); ++i) {
    made.analysis.moves.push_back(judge(made.game, turn(moves[i], values[i], values[i + 1])));
  }
  return made;
}

TEST(Summary, SaysHowItEndedWhereItTurnedAndHowWellItWasPlayed) {
  Played made = played({draw(3), win(Value::tigers, 9), draw(3), draw(3)});
  made.game.resign(Side::goats);
  made.analysis.goats_accuracy = 71.6;
  made.analysis.tigers_accuracy = 40;
  EXPECT_EQ(
      summary(made.game, made.analysis),
      "The tigers win: the goats have resigned. The game took 3 plies. Neither side could force a "
      "win until 1. c3, which gave the tigers one in 9 plies. Then 1... a1-a2 let it slip. "
      "Accuracy: goats 72% and tigers 40%.");
}

TEST(Summary, ADrawIsCalledOneWhereTheRulesHaveIt) {
  const Played made = played({draw(3), win(Value::tigers)}, Repetition::free);
  EXPECT_THAT(summary(made.game, made.analysis),
              HasSubstr("The game was a draw until 1. c3, which gave the tigers a forced win."));
}

TEST(Summary, AGameThatNeverTurns) {
  const Played made = played({draw(3), draw(3)});
  EXPECT_EQ(summary(made.game, made.analysis),
            "A game of 1 ply without a result. Neither side could force a win from first to last.");
}

TEST(Summary, TheMovesThatHoldMayRunOut) {
  Played made = played({draw(3), draw(3)});
  made.analysis.moves.push_back(
      judge(made.game, {.played = "a1-a2", .moves = {{"a1-a2", win(Value::goats, 8)}}}));
  EXPECT_THAT(
      summary(made.game, made.analysis),
      HasSubstr("Neither side could force a win until 1... a1-a2, before which the moves that "
                "held had run out."));
}

TEST(Summary, AWonGame) {
  const Played made = played({win(Value::tigers), win(Value::tigers), win(Value::goats)});
  EXPECT_THAT(
      summary(made.game, made.analysis),
      HasSubstr("The tigers could force a win until 1... a1-a2, which gave the goats one."));
}

TEST(Summary, GoatsGivenAwayAreCounted) {
  Played made = played({draw(3), draw(4), draw(2)});
  made.analysis.moves[0].goats = 1;
  made.analysis.moves[1].goats = 2;
  EXPECT_THAT(
      summary(made.game, made.analysis),
      HasSubstr("While nobody was winning, the goats gave away one goat and the tigers let two "
                "goats off."));
}

TEST(Summary, EstimatesAreCalledSo) {
  EXPECT_THAT(
      summary(played({guess(2), guess(3)}).game, played({guess(2), guess(3)}).analysis),
      AllOf(HasSubstr("At the start it looked as if the tigers would take about two goats in "
                      "all."),
            HasSubstr("All of this is estimated, nothing is proved.")));
  const Played mixed = played({guess(3), draw(3), draw(3)});
  EXPECT_THAT(summary(mixed.game, mixed.analysis), HasSubstr("Of 2 moves 1 is estimated"));
}

TEST(Summary, ManyTurningPointsAreNotAllTold) {
  Game game(traditional());
  GameAnalysis analysis;
  const std::vector<std::string> goats{"c3", "c2", "c4", "e3", "d3"};
  for (std::size_t i = 0; i < goats.size(); ++i) {
    analysis.moves.push_back(
        judge(game, {.played = goats[i],
                     .moves = {{"b5", draw(3)}, {goats[i], win(Value::tigers)}},
                     .cost = Cost::draw}));
    const std::string reply = i % 2 == 0 ? "a1-a2" : "a2-a1";
    analysis.moves.push_back(
        judge(game, {.played = reply,
                     .moves = {{"e1-d1", win(Value::tigers)}, {reply, draw(3)}},
                     .cost = Cost::win}));
  }
  const std::string text = summary(game, analysis);
  EXPECT_THAT(text, HasSubstr("Then 1... a1-a2 let it slip"));
  EXPECT_THAT(text, HasSubstr("the game turned four times more and 5... a1-a2 let it slip."));
  EXPECT_THAT(text, Not(HasSubstr("4. e3")));
}

TEST(Summary, TellsHowWhoRanOutOfPositionsCameToThat) {
  Game game({&bagh_chal_board(), Rules()}, position_of("GGTTT/GGGGG/GGGGG/1GGGG/TGGG1 g 0"), 40);
  GameAnalysis analysis;
  for (const char* const move : {"d1-e1", "a1-a2", "e1-d1"}) {
    analysis.moves.push_back(judge(game, {.played = move, .moves = {{move, draw(3)}}}));
  }
  EXPECT_THAT(summary(game, analysis),
              HasSubstr("From 21... a1-a2 on, the tigers had but one move each time that led to a "
                        "new position."));
  analysis.moves.pop_back();
  EXPECT_THAT(summary(game, analysis), Not(HasSubstr("but one move")));
}

TEST(Summary, AnAnalysisThatWasStoppedSpeaksOfWhatIsDone) {
  Played made = played({draw(3), draw(3)});
  ASSERT_TRUE(made.game.play(move_in(made.game, "a1-a2")));
  EXPECT_THAT(summary(made.game, made.analysis),
              StartsWith("A game of 2 plies without a result. Neither side could force a win."));
}

}  // namespace
}  // namespace baghchal
