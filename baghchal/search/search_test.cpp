#include "baghchal/search/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "baghchal/game/game.hpp"
#include "baghchal/search/evaluation.hpp"
#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"

namespace baghchal {
namespace {

// A tiger that steps between a1 and a2, a goat between d1 and e1; no other tiger can move.
constexpr auto pendulum = "GGTTT/GGGGG/GGGGG/1GGGG/TGGG1 g 0";
constexpr std::int64_t no_node_limit = 1'000'000'000;

Game game_from(const std::string& line, Rules rules = {}) {
  return {{&bagh_chal_board(), rules}, position_of(line), 0};
}

SearchResult searched(const Game& game, int depth_plies, Score margin = 1) {
  const Stop never;
  return Searcher(1 << 20).search(
      game.history(), {.depth_plies = depth_plies, .nodes = no_node_limit, .margin = margin},
      never);
}

TEST(Search, SeesAWinInOne) {
  const Game game = game_from("T3T/5/5/1G3/T3T t 15");
  const SearchResult result = searched(game, 6);
  EXPECT_EQ(result.moves.front().score, won_in(1));
  EXPECT_TRUE(result.moves.front().move.is_capture());
  EXPECT_EQ(result.depth_plies, 1);
}

TEST(Search, SeesTheGoatsTrapTheTigersByAPlacement) {
  const Game game = game_from("TGGGT/GG1GG/G3G/GG1GG/TGGGT g 4");
  const SearchResult result = searched(game, 6);
  EXPECT_EQ(result.moves.front().score, won_in(1));
  EXPECT_EQ(result.moves.front().move, Move::placement(point_of("c3")));
}

TEST(Search, SeesThatTheTigersRunOutOfNewPositions) {
  EXPECT_EQ(searched(game_from(pendulum), 5).moves.front().score, won_in(3));
}

TEST(Search, KnowsThePositionsOfTheGameBeforeTheSearch) {
  const auto score_of_return = [](Repetition repetition) {
    Game game = game_from(pendulum, {.repetition = repetition});
    play_moves(game, "d1-e1 a1-a2");
    const auto moves = searched(game, 1, win_score).moves;
    const Move back = Move::step(point_of("e1"), point_of("d1"));
    return std::ranges::find(moves, back, &ScoredMove::move)->score;
  };
  EXPECT_EQ(score_of_return(Repetition::forbidden), won_in(1));
  EXPECT_FALSE(is_forced(score_of_return(Repetition::free)));
}

TEST(Search, ALossIsPutOff) {
  Game game = game_from(pendulum);
  play_moves(game, "d1-e1");
  const SearchResult result = searched(game, 4);
  EXPECT_EQ(result.moves.front().score, lost_in(2));
  EXPECT_EQ(distance_plies(result.moves.front().score), 2);
}

TEST(Search, KeepsToItsNodesButForTheFirstPly) {
  const Game game(traditional());
  const Stop never;
  const SearchResult result =
      Searcher(1 << 20).search(game.history(), {.depth_plies = 50, .nodes = 5000}, never);
  EXPECT_LE(result.nodes, 5001);
  EXPECT_GE(result.depth_plies, 2);
  const SearchResult least =
      Searcher(1 << 20).search(game.history(), {.depth_plies = 50, .nodes = 1}, never);
  EXPECT_EQ(least.depth_plies, 1);
}

/// Legal from the game on, beginning with the best move; the game after it.
Game after_line(Game game, const SearchResult& result) {
  EXPECT_EQ(result.line.front(), result.moves.front().move);
  for (const Move move : result.line) EXPECT_TRUE(game.play(move).has_value());
  return game;
}

TEST(Search, ItsLineLeadsToItsScore) {
  for (const auto* line : {"T3T/5/5/5/T3T g 20", "4T/1G2T/G3G/T1G1G/4T t 14",
                           "TGGGT/G3G/G1TGG/G2GG/TGGGG t 3", "T1TGG/G2GG/GGGGG/TTGGG/G1GGG g 0"}) {
    const Game game = game_from(line);
    const SearchResult result = searched(game, 6);
    const Game after = after_line(game, result);
    ASSERT_EQ(result.line.size(), 6U);
    const Score estimate = evaluate(after.position(), after.variant());
    EXPECT_EQ(result.moves.front().score, estimate) << line;
  }
}

TEST(Search, FinishesTheWinsItFinds) {
  // Won by force for who is to move.
  for (const auto* line : {pendulum, "T3T/5/1G3/1G3/T3T t 14", "GGG1G/TGGGG/G1GGG/GTG1T/GGGGT g 0",
                           "GGGGG/1GGGG/TGG1G/G1TTG/GGT2 t 0"}) {
    Game game = game_from(line);
    Searcher searcher(1 << 20);
    const Stop never;
    int before = most_depth_plies;
    while (!game.outcome()) {
      const SearchResult result = searcher.search(game.history(), {.depth_plies = 9}, never);
      const Score score = result.moves.front().score;
      ASSERT_TRUE(is_forced(score)) << line;
      ASSERT_TRUE(result.moves.front().proved);
      ASSERT_LT(distance_plies(score), before);
      before = distance_plies(score);
      ASSERT_EQ(static_cast<int>(result.line.size()), before);
      ASSERT_TRUE(after_line(game, result).outcome().has_value());
      ASSERT_TRUE(game.play(result.moves.front().move).has_value());
    }
  }
}

TEST(Search, StoppedAtOnceStillKnowsTheLegalMoves) {
  const Game game(traditional());
  Stop stop;
  stop.request();
  const SearchResult result =
      Searcher(1 << 20).search(game.history(), {.depth_plies = 9, .nodes = 9999}, stop);
  EXPECT_EQ(result.depth_plies, 0);
  EXPECT_EQ(static_cast<int>(result.moves.size()), game.legal_moves().size());
  EXPECT_LE(result.nodes, 1);
}

TEST(Search, StopsSoonAfterItsTimeIsOver) {
  const Game game(traditional());
  int polls_left = 40;
  int polls_too_many = -1;
  const Stop stop([&] {
    if (polls_left == 0) ++polls_too_many;
    if (polls_left > 0) --polls_left;
    return polls_left == 0;
  });
  const SearchResult result = Searcher(1 << 20).search(game.history(), {}, stop);
  EXPECT_EQ(polls_too_many, -1) << "asked again after it had said so";
  EXPECT_GE(result.depth_plies, 2);
  EXPECT_LE(result.nodes, 40 * 1000) << "polled every few hundred positions";
}

/// Knows nothing, and has the search stopped when it is asked for the hundredth time.
class StoppingProber : public Prober {
 public:
  explicit StoppingProber(Stop& stop) : stop_(stop) {}

  std::optional<Score> probe(const Position& /*position*/, int /*plies_from_root*/) const override {
    if (++asked_ == 100) stop_.request();
    return std::nullopt;
  }
  int asked() const { return asked_; }

 private:
  Stop& stop_;
  mutable int asked_ = 0;
};

TEST(Search, LooksAtNothingMoreOnceItIsStopped) {
  const Game game(traditional());
  Stop stop;
  const StoppingProber prober(stop);
  Searcher(1 << 20).search(game.history(), {}, stop, &prober);
  EXPECT_EQ(prober.asked(), 100);
}

TEST(Search, ReportsEachDepthInTurn) {
  std::vector<int> depths;
  const Game game(traditional());
  const Stop never;
  const SearchResult last = Searcher(1 << 20).search(
      game.history(), {.depth_plies = 4}, never, nullptr,
      [&](const SearchResult& result) { depths.push_back(result.depth_plies); });
  EXPECT_EQ(depths, (std::vector{1, 2, 3, 4}));
  EXPECT_EQ(last.depth_plies, 4);
}

void expect_same(const SearchResult& a, const SearchResult& b) {
  EXPECT_EQ(a.nodes, b.nodes);
  EXPECT_EQ(a.line, b.line);
  EXPECT_TRUE(std::ranges::equal(a.moves, b.moves, [](const auto& one, const auto& other) {
    return one.move == other.move && one.score == other.score && one.proved == other.proved;
  }));
}

TEST(Search, AfterForgettingItIsAsNew) {
  const Game game = game_from("4T/1G2T/G3G/T1G1G/4T t 14");
  const Stop never;
  Searcher used(1 << 14);
  for (int i = 0; i < 3; ++i) {
    used.search(game_from("T3T/5/5/5/T3T g 20").history(), {.depth_plies = 4 + i}, never);
  }
  used.forget();
  Searcher fresh(1 << 14);
  for (const int depth : {5, 6}) {
    expect_same(used.search(game.history(), {.depth_plies = depth}, never),
                fresh.search(game.history(), {.depth_plies = depth}, never));
  }
}

TEST(Search, RemembersTheLastSearchOfTheGame) {
  Game game = game_from("4T/1G2T/G3G/T1G1G/4T t 14");
  const Stop never;
  Searcher searcher(1 << 20);
  searcher.search(game.history(), {.depth_plies = 7}, never);
  ASSERT_TRUE(game.play(searched(game, 7).line[0]).has_value());
  ASSERT_TRUE(game.play(searched(game, 6).line[0]).has_value());
  EXPECT_LT(searcher.search(game.history(), {.depth_plies = 5}, never).nodes,
            searched(game, 5).nodes);
}

}  // namespace
}  // namespace baghchal
