#include "baghchal/engine/levels.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

#include "baghchal/search/evaluation.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

Game game_from(const std::string& line, Rules rules = {}) {
  return {{&bagh_chal_board(), rules}, position_of(line), 0};
}

bool plays_legally(const Game& game, Move move) {
  const MoveList legal = game.legal_moves();
  return std::ranges::find(legal, move) != legal.end();
}

/// The program at a level.
class LevelOpponent {
 public:
  LevelOpponent(int level, std::uint64_t seed) : order_{Strength::level(level), seed, {}} {}

  Move choose(const Game& game, const Stop& stop) {
    return choose_at_level(searcher_, game, order_, stop).move;
  }
  bool accepts_draw(const Game& game, Side side) {
    return level_accepts_draw(searcher_, game, side, order_.strength.level());
  }

 private:
  PlayOrder order_;
  Searcher searcher_{1 << 20};
};

std::unique_ptr<LevelOpponent> make_opponent(int level, std::uint64_t seed) {
  return std::make_unique<LevelOpponent>(level, seed);
}

/// Anybody who moves: an opponent of the layer, or somebody simple.
using Mover = std::function<Move(const Game&)>;

Mover level(int level, std::uint64_t seed) {
  return [opponent = std::shared_ptr(make_opponent(level, seed))](const Game& game) {
    const Stop never;
    return opponent->choose(game, never);
  };
}

Mover random_mover(std::uint64_t seed) {
  return [random = Random(seed)](const Game& game) mutable {
    const MoveList moves = game.legal_moves();
    return moves[random_number(0, moves.size() - 1, random)];
  };
}

/// Takes every free goat, and as the goats leaves as few as possible to take.
Mover careful_mover(std::uint64_t seed) {
  return [random = Random(seed)](const Game& game) mutable {
    const auto merit = [&](Move move) {
      if (game.position().side() == Side::tigers) return move.is_capture() ? 1 : 0;
      const Position after = play_unchecked(game.position(), move);
      return -count(goats_in_danger(after, game.board()));
    };
    MoveList moves = game.legal_moves();
    std::ranges::shuffle(moves.begin(), moves.end(), random);
    return *std::ranges::max_element(moves.begin(), moves.end(), {}, merit);
  };
}

Game played(Game game, const Mover& goats, const Mover& tigers, int plies = 1000) {
  for (int i = 0; i < plies && !game.outcome(); ++i) {
    const Move move = game.position().side() == Side::goats ? goats(game) : tigers(game);
    EXPECT_TRUE(plays_legally(game, move));
    if (!game.play(move)) break;
  }
  return game;
}

/// How many of the games the first wins, as each side half of them.
int wins(const std::function<Mover(std::uint64_t)>& first,
         const std::function<Mover(std::uint64_t)>& second, std::uint64_t games_a_side) {
  int won = 0;
  for (std::uint64_t seed = 1; seed <= games_a_side; ++seed) {
    const Game start(traditional());
    const Game as_goats = played(start, first(seed), second(seed));
    const Game as_tigers = played(start, second(seed), first(seed));
    won += as_goats.outcome()->winner == Side::goats ? 1 : 0;
    won += as_tigers.outcome()->winner == Side::tigers ? 1 : 0;
  }
  return won;
}

/// The lower levels, which are quick, play whole games; the higher some moves.
int plies_to_watch(int strength) {
  return strength <= 4 ? 1000 : 4;
}

TEST(Levels, EveryLevelPlaysLegallyUnderAllNamedRules) {
  for (const NamedRules& named : named_rules()) {
    Rules rules = named.rules;
    if (rules.ply_limit == 0) rules.ply_limit = 300;
    for (int strength = lowest_level; strength <= highest_level; ++strength) {
      const Game start({&bagh_chal_board(), rules});
      played(start, level(strength, 1), level(strength, 2), plies_to_watch(strength));
    }
  }
}

TEST(Levels, PlaysLegallyOnSmallBoardsUnderAnyRules) {
  for (const Variant& variant : small_variants()) {
    for (int strength = lowest_level; strength <= 5; ++strength) {
      played(Game(variant), level(strength, 3), level(strength, 4));
    }
  }
  played(Game(small_variant()), level(highest_level, 3), level(highest_level, 4), 6);
}

TEST(Levels, PlaysLegallyFromRandomPositions) {
  Random random(15);
  for (int i = 0; i < 100; ++i) {
    const Game game(traditional(), random_position(traditional(), random), 0);
    played(game, level(1 + i % 6, 5), level(1 + i % 6, 6), 4);
  }
}

TEST(Levels, PlaysTheSameGameWithTheSameSeed) {
  for (const int strength : {1, 3, 5}) {
    const Game start(traditional());
    const Game one = played(start, level(strength, 7), level(strength, 8));
    const Game other = played(start, level(strength, 7), level(strength, 8));
    EXPECT_TRUE(std::ranges::equal(one.moves(), other.moves()));
  }
}

TEST(Levels, PlaysAnotherGameWithAnotherSeed) {
  const Game start(traditional());
  const Game one = played(start, level(5, 1), level(5, 1));
  const Game other = played(start, level(5, 2), level(5, 2));
  EXPECT_FALSE(std::ranges::equal(one.moves(), other.moves()));
}

TEST(Levels, ChoosesByTheGameAndNotByWhatItWasAskedBefore) {
  Game game(traditional());
  const auto opponent = make_opponent(1, 9);
  const Stop never;
  const Move first = opponent->choose(game, never);
  play_moves(game, "b2 a1xc3");
  opponent->choose(game, never);
  game.undo();
  game.undo();
  EXPECT_EQ(opponent->choose(game, never), first);
}

TEST(Levels, AskedToStopItStillMoves) {
  const Game game(traditional());
  Stop stop;
  stop.request();
  for (int strength = lowest_level; strength <= highest_level; ++strength) {
    EXPECT_TRUE(plays_legally(game, make_opponent(strength, 1)->choose(game, stop)));
  }
}

TEST(Levels, FromLevelThreeTakesAWinInOne) {
  const Stop never;
  for (int strength = 3; strength <= highest_level; ++strength) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const auto opponent = make_opponent(strength, seed);
      EXPECT_TRUE(opponent->choose(game_from("T3T/5/5/1G3/T3T t 15"), never).is_capture());
      EXPECT_EQ(opponent->choose(game_from("TGGGT/GG1GG/G3G/GG1GG/TGGGT g 4"), never),
                Move::placement(point_of("c3")));
    }
  }
}

TEST(Levels, FromLevelThreeDoesNotLoseInTwoWhereThatCanBeHelped) {
  // Four goats are captured and one is in danger; only c3 and what else guards it keeps the game.
  const Game game = game_from("T3T/5/5/1G3/T3T g 15");
  for (int strength = 3; strength <= highest_level; ++strength) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Game next = game;
      ASSERT_TRUE(next.play(level(strength, seed)(game)).has_value());
      EXPECT_EQ(goats_in_danger(next.position(), next.board()), 0U);
    }
  }
}

TEST(Levels, LevelFiveBeatsSomebodyWhoMovesAtRandom) {
  const auto five = [](std::uint64_t seed) { return level(5, seed); };
  EXPECT_GE(wins(five, random_mover, 4), 7);
}

TEST(Levels, LevelOneLosesToSomebodyWhoTakesWhatIsFreeAndGuardsHisGoats) {
  const auto one = [](std::uint64_t seed) { return level(1, seed); };
  EXPECT_GE(wins(careful_mover, one, 20), 24);
}

TEST(Levels, AHigherLevelBeatsALower) {
  for (const auto& [higher, lower] : {std::pair(3, 1), {5, 3}, {7, 5}}) {
    const auto strong = [strength = higher](std::uint64_t seed) { return level(strength, seed); };
    const auto weak = [strength = lower](std::uint64_t seed) { return level(strength, seed); };
    EXPECT_GT(wins(strong, weak, 3), wins(weak, strong, 3)) << higher << " against " << lower;
  }
}

TEST(Levels, AgreesToADrawWhenItIsNotBetterOff) {
  const Game balanced = game_from("G4/5/5/4T/T2TT g 0", {.captures_to_win = 20});
  const auto opponent = make_opponent(5, 1);
  EXPECT_TRUE(opponent->accepts_draw(balanced, Side::goats));
  EXPECT_FALSE(opponent->accepts_draw(balanced, Side::tigers));
}

TEST(Levels, DoesNotAgreeToADrawEarlyOrAfterTheEnd) {
  Game game(traditional());
  const auto opponent = make_opponent(5, 1);
  EXPECT_FALSE(opponent->accepts_draw(game, Side::goats));
  game.resign(Side::goats);
  EXPECT_FALSE(opponent->accepts_draw(game, Side::goats));
}

}  // namespace
}  // namespace baghchal
