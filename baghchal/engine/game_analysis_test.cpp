#include "baghchal/engine/game_analysis.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/generators.hpp"
#include "tests/support/plain_solution.hpp"
#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;

Game random_game_from(const Position& start, int plies, Random& random) {
  Variant variant = solved_roomy_board().variant();
  variant.rules.repetition = Repetition::free;
  variant.rules.ply_limit = 0;
  Game game(variant, start, 0);
  for (int i = 0; i < plies && !game.outcome(); ++i) {
    const MoveList moves = game.legal_moves();
    EXPECT_TRUE(game.play(moves[random_number(0, moves.size() - 1, random)]).has_value());
  }
  return game;
}

/// What a move cost, straight from the plain solver's verdicts after it and after the best.
void expect_cost(const JudgedMove& judged, const Position& before) {
  const Side side = before.side();
  std::vector<Verdict> after;
  for (const Move move : legal_moves(before, solved_roomy_board().variant())) {
    after.push_back(solved_roomy_board().verdict(play_unchecked(before, move)));
  }
  const Verdict best = *std::ranges::min_element(
      after, [&](const Verdict& a, const Verdict& b) { return compare_for(side, a, b) < 0; });
  const Verdict played = solved_roomy_board().verdict(play_unchecked(before, judged.played));
  EXPECT_TRUE(judged.proved);
  EXPECT_EQ(judged.cost == Cost::nothing, compare_for(side, best, played) == 0);
  EXPECT_EQ(judged.cost == Cost::win || judged.cost == Cost::draw, best.value != played.value);
  EXPECT_EQ(judged.cost == Cost::goats,
            best.value == played.value && best.forced_captures != played.forced_captures);
  if (best.value != played.value) {
    EXPECT_EQ(judged.cost, best.value == Value::draw ? Cost::draw : Cost::win);
  }
  if (judged.cost == Cost::goats) {
    EXPECT_EQ(judged.goats, std::abs(*best.forced_captures - *played.forced_captures));
  }
  if (judged.cost == Cost::time && best.distance_plies && played.distance_plies) {
    EXPECT_EQ(judged.plies, std::abs(*best.distance_plies - *played.distance_plies));
  }
  EXPECT_EQ(judged.punishment.empty(),
            judged.cost == Cost::nothing ||
                decision(play_unchecked(before, judged.played), solved_roomy_board().variant()) !=
                    Decision::none);
}

TEST(GameAnalysis, JudgesEveryMoveAsTheValuesDo) {
  Random random(51);
  const auto engine =
      make_engine({.tables = &solved_roomy_board().tablebase(), .memory_bytes = 1 << 16});
  const Stop never;
  std::array<int, 5> costs{};
  for (int i = 0; i < 60; ++i) {
    const Game game =
        random_game_from(random_position(solved_roomy_board().variant(), random), 12, random);
    const GameAnalysis analysis = analyse_game(*engine, game, {.depth_plies = 1}, never);
    ASSERT_EQ(analysis.moves.size(), game.moves().size());
    std::vector<int> turning_points;
    for (std::size_t ply = 0; ply < analysis.moves.size(); ++ply) {
      const JudgedMove& judged = analysis.moves[ply];
      expect_cost(judged, game.positions()[ply]);
      ASSERT_FALSE(HasFailure()) << "game " << i << " ply " << ply;
      ++costs[static_cast<std::size_t>(judged.cost)];
      if (solved_roomy_board().verdict(game.positions()[ply]).value !=
          solved_roomy_board().verdict(game.positions()[ply + 1]).value) {
        turning_points.push_back(static_cast<int>(ply));
      }
    }
    EXPECT_EQ(analysis.turning_points, turning_points);
  }
  EXPECT_THAT(costs, testing::Each(testing::Gt(5)));
}

TEST(GameAnalysis, PerfectPlayIsAccurate) {
  const auto engine =
      make_engine({.tables = &solved_roomy_board().tablebase(), .memory_bytes = 1 << 16});
  const Stop never;
  Game game(solved_roomy_board().variant());
  for (int i = 0; i < 20 && !game.outcome(); ++i) {
    ASSERT_TRUE(game.play(engine->choose(game, {}, never).move).has_value());
  }
  const GameAnalysis analysis = analyse_game(*engine, game, {}, never);
  EXPECT_EQ(analysis.goats_accuracy.value_or(100), 100);
  EXPECT_EQ(analysis.tigers_accuracy.value_or(100), 100);
  EXPECT_TRUE(analysis.turning_points.empty());
}

/// Says what it was told to say, and counts how often it was asked.
class ScriptedEngine : public Engine {
 public:
  explicit ScriptedEngine(std::vector<PositionAnalysis> says) : says_(std::move(says)) {}

  Choice choose(const Game& game, const PlayOrder&, const Stop&) override {
    return {game.legal_moves()[0], {}};
  }
  bool accepts_draw(const Game&, Side, Strength) override { return false; }
  PositionAnalysis analyse(const Game&, const SearchLimits&, const Stop&,
                           const Searcher::Report&) override {
    return says_.at(asked_++);
  }
  void forget() override {}
  std::size_t asked() const { return asked_; }

 private:
  std::vector<PositionAnalysis> says_;
  std::size_t asked_ = 0;
};

AssessedMove estimated(const std::string& text, Score for_tigers, const Geometry& board) {
  const Game game(traditional());
  return {game.resolve(attempt_of_text(text, board)).value(), {std::nullopt, for_tigers}};
}

/// An estimate of a position, with two moves of that worth or another.
PositionAnalysis estimate(Score now, Score other) {
  const Geometry& board = bagh_chal_board();
  return {.assessment = {std::nullopt, now},
          .moves = {estimated("c3", now, board), estimated("b2", other, board)},
          .line = {Move::placement(point_of("c3"))},
          .threat = std::nullopt,
          .from_tables = false,
          .depth_plies = 3,
          .nodes = 1};
}

TEST(GameAnalysis, JudgesEstimatesByGoatsAndOnlyWhereTheyDifferMuch) {
  Game game(traditional());
  play_moves(game, "b2 a1xc3 a2 c3-c4 c2");
  const Score even = drawn_with(2, game.variant().rules);
  // The goats lose a goat and a half, the tigers half a one, the goats their draw.
  ScriptedEngine engine({estimate(even, even), estimate(even + 150, even),
                         estimate(even + 100, even), estimate(even + 100, even + 100),
                         estimate(even + 50, even - 100), estimate(even + 1000, even)});
  const Stop never;
  std::vector<double> progress;
  const GameAnalysis analysis =
      analyse_game(engine, game, {}, never, [&](double done) { progress.push_back(done); });
  std::vector<Cost> costs;
  for (const JudgedMove& judged : analysis.moves) {
    costs.push_back(judged.cost);
    EXPECT_FALSE(judged.proved);
  }
  EXPECT_THAT(costs,
              ElementsAre(Cost::goats, Cost::nothing, Cost::nothing, Cost::nothing, Cost::draw));
  EXPECT_EQ(analysis.moves[0].goats, 2);
  EXPECT_THAT(analysis.turning_points, ElementsAre(4));
  EXPECT_EQ(engine.asked(), 6U);
  EXPECT_THAT(progress, ElementsAre(0.2, 0.4, 0.6, 0.8, 1.0));
}

TEST(GameAnalysis, AProvedLossCostsADrawHoweverNearTheEstimateWas) {
  Game game(traditional());
  play_moves(game, "c2");
  const Rules& rules = game.variant().rules;
  const Score nearly_lost = drawn_with(rules.captures_to_win, rules) - goat_score * 6 / 10;
  PositionAnalysis lost = estimate(0, 0);
  lost.assessment = assessment_of({.value = Value::tigers, .distance_plies = 1}, rules);
  ScriptedEngine engine({estimate(nearly_lost, nearly_lost), lost});
  const Stop never;
  const GameAnalysis analysis = analyse_game(engine, game, {}, never);
  EXPECT_EQ(analysis.moves.front().cost, Cost::draw);
  EXPECT_THAT(analysis.turning_points, ElementsAre(0));
}

TEST(GameAnalysis, ItTurnsWhereTheMovesThatHoldHaveRunOut) {
  Game game(traditional());
  play_moves(game, "c3 a1-a2");
  const auto known = [&](const Move move, const Verdict& verdict) {
    const Assessment assessment = assessment_of(verdict, game.variant().rules);
    PositionAnalysis analysis = estimate(0, 0);
    analysis.assessment = assessment;
    analysis.moves = {{move, assessment}};
    analysis.from_tables = true;
    return analysis;
  };
  const Verdict draw{.value = Value::draw, .forced_captures = 3};
  const Verdict lost{.value = Value::goats, .distance_plies = 8};
  ScriptedEngine engine(
      {known(game.moves()[0], draw), known(game.moves()[1], lost), estimate(0, 0)});
  EXPECT_THAT(analyse_game(engine, game, {}, Stop()).turning_points, ElementsAre(1));
}

TEST(GameAnalysis, TellsOfDamagedTablesInTheLastPositionToo) {
  Game game(traditional());
  play_moves(game, "b2 a1xc3");
  std::vector<PositionAnalysis> found(3, estimate(0, 0));
  found[1].damage = "a";
  found[2].damage = "b";
  ScriptedEngine engine(found);
  EXPECT_THAT(analyse_game(engine, game, {}, Stop()).damage, ElementsAre("a", "b"));
}

TEST(GameAnalysis, StoppedItReturnsWhatItHas) {
  Game game(traditional());
  play_moves(game, "b2 a1xc3 a2");
  const auto engine = make_engine({.tables = nullptr, .memory_bytes = 1 << 16});
  Stop stop;
  const GameAnalysis analysis =
      analyse_game(*engine, game, {.depth_plies = 1}, stop, [&](double) { stop.request(); });
  EXPECT_EQ(analysis.moves.size(), 1U);
}

TEST(GameAnalysis, AStopIsHeardWhereNothingIsSearched) {
  Game game(traditional());
  play_moves(game, "b2 a1xc3 a2");
  ScriptedEngine engine(std::vector(4, estimate(0, 0)));
  EXPECT_TRUE(analyse_game(engine, game, {}, Stop([] { return true; })).moves.empty());
  ScriptedEngine again(std::vector(4, estimate(0, 0)));
  const Stop later([&] { return again.asked() == 3; });
  EXPECT_EQ(analyse_game(again, game, {}, later).moves.size(), 2U);
}

TEST(GameAnalysis, AGameWithoutMovesHasNothingToJudge) {
  const auto engine = make_engine({.tables = nullptr, .memory_bytes = 1 << 16});
  const Stop never;
  Game game(traditional());
  game.resign(Side::goats);
  const GameAnalysis analysis = analyse_game(*engine, game, {.depth_plies = 1}, never);
  EXPECT_TRUE(analysis.moves.empty());
  EXPECT_FALSE(analysis.goats_accuracy);
  EXPECT_FALSE(analysis.tigers_accuracy);
}

}  // namespace
}  // namespace baghchal
