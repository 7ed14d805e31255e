#include "baghchal/search/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "baghchal/game/game.hpp"
#include "baghchal/search/evaluation.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

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

Score plain_value_after(const Game& game, Move move, int depth, int distance);

/// The slow obvious twin: every line of play, each on a game of its own.
Score plain_value(const Game& game, int depth, int distance = 0) {
  if (const auto outcome = game.outcome()) {
    if (!outcome->winner) {
      const Score draw = drawn_with(game.position().captured(game.board()), game.variant().rules);
      return game.position().side() == Side::tigers ? draw : -draw;
    }
    return *outcome->winner == game.position().side() ? won_in(distance) : lost_in(distance);
  }
  if (depth == 0) return evaluate(game.position(), game.variant());
  Score best = -win_score;
  for (const Move move : game.legal_moves()) {
    best = std::max(best, plain_value_after(game, move, depth, distance));
  }
  return best;
}

Score plain_value_after(const Game& game, Move move, int depth, int distance) {
  Game next = game;
  EXPECT_TRUE(next.play(move).has_value());
  return -plain_value(next, depth - 1, distance + 1);
}

void expect_as_plain(const Game& game, int depth_plies, Score margin) {
  const SearchResult result = searched(game, depth_plies, margin);
  const Score best = result.moves.front().score;
  ASSERT_EQ(static_cast<int>(result.moves.size()), game.legal_moves().size());
  ASSERT_TRUE(result.depth_plies == depth_plies || is_forced(best));
  for (const ScoredMove& scored : result.moves) {
    const Score plain = plain_value_after(game, scored.move, result.depth_plies, 0);
    if (scored.score > best - margin) {
      ASSERT_EQ(scored.score, plain);
    } else {
      ASSERT_LE(plain, scored.score);
    }
  }
}

/// A game of some random moves; where they end it, the last is taken back.
Game random_opening(const Variant& variant, const Position& start, int plies, Random& random) {
  Game game(variant, start, 0);
  for (int i = 0; i < plies && !game.outcome(); ++i) {
    const MoveList moves = game.legal_moves();
    EXPECT_TRUE(game.play(moves[random_number(0, moves.size() - 1, random)]).has_value());
  }
  if (game.outcome() && game.can_undo()) game.undo();
  return game;
}

TEST(Search, AgreesWithPlainMinimaxOnSmallBoardsWithAPast) {
  Random random(11);
  int forced = 0;
  for (int i = 0; i < 120; ++i) {
    const Rules rules{.captures_to_win = 1 + i % 3,
                      .last_stand = i % 5 == 0 ? 2 : 0,
                      .confinement = i % 2 == 0 ? Confinement::illegal : Confinement::tigers_win,
                      .repetition = static_cast<Repetition>(i % 3),
                      .ply_limit = i % 4 == 0 ? 24 : 0};
    const Variant variant{i % 2 == 0 ? &crowded_board() : &small_board(), rules};
    const Game game = random_opening(variant, Position::start(*variant.board), 20, random);
    ASSERT_NO_FATAL_FAILURE(expect_as_plain(game, 4, 1 + i % 50)) << "game " << i;
    forced += is_forced(searched(game, 4).moves.front().score) ? 1 : 0;
  }
  EXPECT_GT(forced, 10);
}

TEST(Search, AgreesWithPlainMinimaxLateInGames) {
  Random random(12);
  int forced = 0;
  for (int i = 0; i < 60; ++i) {
    Variant variant{&bagh_chal_board(), {.repetition = static_cast<Repetition>(i % 3)}};
    const Position position =
        i % 2 == 0 ? random_tight_position(variant, random) : random_position(variant, random);
    variant.rules.captures_to_win = position.captured(*variant.board) + 1;
    const Game game(variant, position, 0);
    if (game.outcome()) continue;
    ASSERT_NO_FATAL_FAILURE(expect_as_plain(game, 3, 1)) << "game " << i;
    forced += is_forced(searched(game, 3).moves.front().score) ? 1 : 0;
  }
  EXPECT_GT(forced, 5);
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

}  // namespace
}  // namespace baghchal
