// Matches between players that stand in for real ones.
#include "baghchal/arena/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <stdexcept>

#include "baghchal/arena/engine_player.hpp"
#include "baghchal/arena/match_log.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// Plays the first legal move, or the one its seed says.
class SimplePlayer : public Player {
 public:
  explicit SimplePlayer(bool by_chance = true) : by_chance_(by_chance) {}

  OrForfeit<void> begin(const Game& /*game*/, std::uint64_t seed,
                        const std::stop_token& /*stop*/) override {
    seed_ = by_chance_ ? seed : 0;
    return {};
  }
  OrForfeit<Move> choose(const Game& game, const MoveLimit& /*limit*/,
                         const std::stop_token& /*stop*/) override {
    const MoveList moves = game.legal_moves();
    return moves[static_cast<int>(seed_ % static_cast<std::uint64_t>(moves.size()))];
  }

 private:
  bool by_chance_;
  std::uint64_t seed_ = 0;
};

/// Cannot go on in some games.
class FailingPlayer : public SimplePlayer {
 public:
  enum class Fault : std::uint8_t { will_not_begin, gives_up, plays_nonsense };
  explicit FailingPlayer(Fault fault) : fault_(fault) {}

  OrForfeit<void> begin(const Game& game, std::uint64_t seed,
                        const std::stop_token& stop) override {
    if (fault_ == Fault::will_not_begin) return tl::unexpected<std::string>("would not begin");
    return SimplePlayer::begin(game, seed, stop);
  }
  OrForfeit<Move> choose(const Game& game, const MoveLimit& limit,
                         const std::stop_token& stop) override {
    if (fault_ == Fault::gives_up) return tl::unexpected<std::string>("gave up");
    if (fault_ == Fault::plays_nonsense) return Move::step(0, 0);
    return SimplePlayer::choose(game, limit, stop);
  }

 private:
  Fault fault_;
};

std::unique_ptr<Player> simple_player(Contestant /*who*/) {
  return std::make_unique<SimplePlayer>();
}

MatchPlan small_plan(int games) {
  return {.variant = small_variant(), .games = games, .opening_plies = 2, .seed = 3};
}

std::map<int, MatchGame> games_of(const MatchPlan& plan, const MakePlayer& make_player,
                                  const std::set<int>& played = {}) {
  std::map<int, MatchGame> games;
  play_match(plan, played, make_player,
             [&](const MatchGame& game) { games.emplace(game.number, game); }, {});
  return games;
}

std::string all_moves(const std::map<int, MatchGame>& games) {
  std::string text;
  for (const auto& [number, game] : games) {
    text += std::to_string(number) + ':';
    for (const Move move : game.game.moves()) text += std::to_string(move.pack()) + ' ';
  }
  return text;
}

TEST(Match, PlaysEveryGameToItsEnd) {
  const auto games = games_of(small_plan(7), simple_player);
  ASSERT_EQ(games.size(), 7U);
  for (const auto& [number, game] : games) {
    EXPECT_TRUE(game.game.outcome().has_value());
    EXPECT_TRUE(game.forfeit.empty());
  }
}

TEST(Match, SidesChangeAndTwoGamesShareAnOpening) {
  EXPECT_EQ(contestant(1, Side::goats), Contestant::a);
  EXPECT_EQ(contestant(1, Side::tigers), Contestant::b);
  EXPECT_EQ(contestant(2, Side::goats), Contestant::b);
  MatchPlan plan{.variant = traditional(), .games = 6, .opening_plies = 4, .seed = 1};
  plan.variant.rules.ply_limit = 8;
  const auto games = games_of(plan, simple_player);
  const auto opening = [&](int number) {
    const auto moves = games.at(number).game.moves().first(4);
    return std::vector<Move>(moves.begin(), moves.end());
  };
  EXPECT_EQ(opening(1), opening(2));
  EXPECT_EQ(opening(3), opening(4));
  EXPECT_NE(opening(1), opening(3));
  EXPECT_NE(opening(3), opening(5));
}

TEST(Match, TheSameSeedPlaysTheSameGamesInAnyNumberOfThreads) {
  MatchPlan plan = small_plan(20);
  const std::string alone = all_moves(games_of(plan, simple_player));
  plan.threads = 3;
  EXPECT_EQ(all_moves(games_of(plan, simple_player)), alone);
  plan.seed = 4;
  EXPECT_NE(all_moves(games_of(plan, simple_player)), alone);
}

TEST(Match, LevelsPlayTheSameGamesWithTheSameSeed) {
  const MatchPlan plan{
      .variant = traditional(), .games = 4, .opening_plies = 4, .seed = 5, .threads = 2};
  const auto make_level = [](Contestant who) {
    const Strength strength = Strength::level(who == Contestant::a ? 1 : 2);
    return std::make_unique<EnginePlayer>(make_engine({}), strength);
  };
  EXPECT_EQ(all_moves(games_of(plan, make_level)), all_moves(games_of(plan, make_level)));
}

TEST(Match, GoesOnWithTheGamesThatAreLeft) {
  const MatchPlan plan = small_plan(9);
  auto whole = games_of(plan, simple_player);
  const auto rest = games_of(plan, simple_player, {1, 2, 3, 7});
  EXPECT_EQ(rest.size(), 5U);
  std::erase_if(whole, [&](const auto& game) { return !rest.contains(game.first); });
  EXPECT_EQ(all_moves(rest), all_moves(whole));
}

TEST(Match, WhoCannotGoOnHasLost) {
  using Fault = FailingPlayer::Fault;
  for (const auto& [fault, reason] :
       {std::pair{Fault::will_not_begin, "would not begin"}, std::pair{Fault::gives_up, "gave up"},
        std::pair{Fault::plays_nonsense, "played a move that is not legal"}}) {
    const auto make_player = [&](Contestant who) -> std::unique_ptr<Player> {
      if (who == Contestant::a) return std::make_unique<FailingPlayer>(fault);
      return std::make_unique<SimplePlayer>();
    };
    for (const auto& [number, game] : games_of(small_plan(2), make_player)) {
      EXPECT_EQ(result_for_a(number, *game.game.outcome()), Tally{.losses = 1});
      EXPECT_EQ(ending(*game.game.outcome()), "forfeit");
      EXPECT_THAT(game.forfeit, HasSubstr(reason));
    }
  }
}

TEST(Match, AStopDropsTheGamesThatHaveNotEnded) {
  for (const int threads : {1, 2}) {
    MatchPlan plan = small_plan(1000);
    plan.threads = threads;
    std::stop_source stop;
    int games = 0;
    const auto on_game = [&](const MatchGame& /*game*/) {
      if (++games == 3) stop.request_stop();
    };
    play_match(plan, {}, simple_player, on_game, stop.get_token());
    EXPECT_GE(games, 3);
    EXPECT_LE(games, 2 + threads);
  }
}

TEST(Match, WhatIsThrownEndsItAndComesOut) {
  const auto fails = [](Contestant /*who*/) -> std::unique_ptr<Player> {
    throw std::runtime_error("no player");
  };
  EXPECT_THROW(play_match(small_plan(3), {}, fails, [](const MatchGame&) {}, {}),
               std::runtime_error);
  MatchPlan plan = small_plan(1000);
  plan.threads = 2;
  const auto full_disk = [](const MatchGame& /*game*/) { throw std::runtime_error("full"); };
  EXPECT_THROW(play_match(plan, {}, simple_player, full_disk, {}), std::runtime_error);
}

}  // namespace
}  // namespace baghchal
