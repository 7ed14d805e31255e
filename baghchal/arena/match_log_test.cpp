#include "baghchal/arena/match_log.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "baghchal/arena/engine_player.hpp"

namespace baghchal {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

const PlayerNames names{"1", "ugi:engine \"x\""};

MatchPlan plan() {
  MatchPlan plan{
      .variant = traditional(), .games = 5, .opening_plies = 2, .seed = 9, .limit = {.nodes = 100}};
  plan.variant.rules.ply_limit = 30;
  return plan;
}

std::vector<MatchGame> games() {
  std::vector<MatchGame> games;
  const auto make_player = [](Contestant /*who*/) {
    return std::make_unique<EnginePlayer>(make_engine({}), Strength::level(1));
  };
  play_match(plan(), {}, make_player, [&](const MatchGame& game) { games.push_back(game); }, {});
  return games;
}

MatchLog log_of(const std::vector<MatchGame>& games) {
  MatchLog log(plan(), names);
  for (const MatchGame& game : games) EXPECT_TRUE(log.add(game, "2026.03.01").has_value());
  return log;
}

std::string problem_with(std::string_view text, const MatchPlan& of_plan = plan()) {
  MatchLog log(of_plan, names);
  const auto read = log.read(text);
  EXPECT_EQ(log.standing().games(), 0);
  return read ? "none" : read.error();
}

void expect_same(const Standing& a, const Standing& b) {
  EXPECT_EQ(a.as(Side::goats), b.as(Side::goats));
  EXPECT_EQ(a.as(Side::tigers), b.as(Side::tigers));
  EXPECT_EQ(a.endings(), b.endings());
  EXPECT_EQ(a.average_plies(), b.average_plies());
}

TEST(MatchLog, StandsAsItStoodWhenItIsReadAgain) {
  const MatchLog log = log_of(games());
  MatchLog again(plan(), names);
  ASSERT_TRUE(again.read(log.text()).has_value());
  EXPECT_EQ(again.text(), log.text());
  EXPECT_THAT(again.numbers(), ElementsAre(1, 2, 3, 4, 5));
  expect_same(again.standing(), log.standing());
}

TEST(MatchLog, GamesStandInTheOrderOfTheirNumbersHoweverTheyCame) {
  std::vector<MatchGame> all = games();
  const std::string text = log_of(all).text();
  std::ranges::reverse(all);
  EXPECT_EQ(log_of(all).text(), text);
}

TEST(MatchLog, GoesOnWhereATextEnds) {
  const std::vector<MatchGame> all = games();
  MatchLog log(plan(), names);
  ASSERT_TRUE(log.read(log_of({all[0], all[3]}).text()).has_value());
  for (const std::size_t i : {1U, 2U, 4U}) ASSERT_TRUE(log.add(all[i], "2026.03.01").has_value());
  EXPECT_EQ(log.text(), log_of(all).text());
  expect_same(log.standing(), log_of(all).standing());
}

TEST(MatchLog, CountsForEachSideAndEnding) {
  MatchGame won{.number = 1, .game = Game(plan().variant), .opening_plies = 0};
  won.game.resign(Side::tigers);  // A has the goats
  MatchGame lost{
      .number = 2, .game = Game(plan().variant), .opening_plies = 0, .forfeit = "left {}"};
  lost.game.resign(Side::tigers);
  const MatchLog log = log_of({won, lost});
  EXPECT_EQ(log.standing().as(Side::goats), Tally{.wins = 1});
  EXPECT_EQ(log.standing().as(Side::tigers), Tally{.losses = 1});
  EXPECT_EQ(log.standing().endings().at("forfeit"), 2);
  EXPECT_THAT(log.text(), AllOf(HasSubstr("[Goats \"ugi:engine \\\"x\\\"\"]"),
                                HasSubstr("{1 left {)}"), HasSubstr("[Termination \"forfeit\"]")));
}

TEST(MatchLog, ReadsNothingFromNothing) {
  MatchLog log(plan(), names);
  EXPECT_TRUE(log.read("").has_value());
  EXPECT_EQ(log.standing().games(), 0);
  EXPECT_EQ(log.text(), "");
}

TEST(MatchLog, RefusesAnotherMatch) {
  const std::string text = log_of(games()).text();
  MatchPlan other = plan();
  other.games = 100;
  EXPECT_TRUE(MatchLog(other, names).read(text).has_value());
  other.seed = 10;
  EXPECT_THAT(problem_with(text, other),
              AllOf(HasSubstr("another match"), HasSubstr("seed 9"), HasSubstr("seed 10")));
  other = plan();
  other.variant.rules.ply_limit = 31;
  EXPECT_THAT(problem_with(text, other), HasSubstr("another match"));
  other = plan();
  other.limit = {.time = std::chrono::milliseconds(5)};
  EXPECT_THAT(problem_with(text, other), HasSubstr("5 ms a move"));
}

TEST(MatchLog, RefusesWhatIsNoGameOfAMatch) {
  const std::string text = log_of(games()).text();
  const auto with = [&](std::string_view part, std::string_view other) {
    std::string changed = text;
    changed.replace(changed.find(part), part.size(), other);
    return changed;
  };
  EXPECT_THAT(problem_with("1. c3 *\n"), HasSubstr("not of a match"));
  EXPECT_THAT(problem_with("nonsense"), HasSubstr("line 1"));
  EXPECT_THAT(problem_with(with("[Round \"2\"]", "[Round \"1\"]")), HasSubstr("twice"));
  EXPECT_THAT(problem_with(with("[Round \"1\"]", "[Round \"one\"]")), HasSubstr("no number"));
  EXPECT_THAT(problem_with(with("[Rules \"traditional,ply_limit=30\"]", "[Rules \"traditional\"]")),
              HasSubstr("game 1 has other rules"));
}

}  // namespace
}  // namespace baghchal
