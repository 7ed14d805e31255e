// Search against its slow obvious twin: plain minimax over games of their own.

#include <gtest/gtest.h>

#include <algorithm>

#include "baghchal/game/game.hpp"
#include "baghchal/search/evaluation.hpp"
#include "baghchal/search/search.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_solver.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

Score for_mover(Score for_tigers, const Position& position) {
  return position.side() == Side::tigers ? for_tigers : -for_tigers;
}

class PlainSearch {
 public:
  explicit PlainSearch(const Prober* prober = nullptr) : prober_(prober) {}

  Score value_after(const Game& game, Move move, int depth, int plies_from_root = 0) const {
    Game next = game;
    EXPECT_TRUE(next.play(move).has_value());
    return -value(next, depth - 1, plies_from_root + 1);
  }

 private:
  Score value(const Game& game, int depth, int plies_from_root) const {
    if (const auto outcome = game.outcome()) return end(*outcome, game, plies_from_root);
    if (prober_ != nullptr) {
      const auto known = prober_->probe(game.position(), plies_from_root);
      if (known) return later(*known, plies_from_root);
    }
    if (depth == 0) return evaluate(game.position(), game.variant());
    Score best = -win_score;
    for (const Move move : game.legal_moves()) {
      best = std::max(best, value_after(game, move, depth, plies_from_root));
    }
    return best;
  }

  static Score end(const Outcome& outcome, const Game& game, int plies_from_root) {
    const Position& position = game.position();
    if (!outcome.winner) {
      return for_mover(drawn_with(position.captured(game.board()), game.variant().rules), position);
    }
    return *outcome.winner == position.side() ? won_in(plies_from_root) : lost_in(plies_from_root);
  }

  static Score later(Score score, int plies) {
    if (!is_forced(score)) return score;
    return score > 0 ? score - plies : score + plies;
  }

  const Prober* prober_;
};

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

/// Searches with what it remembers of earlier searches, in a small table and a large one, and
/// with nothing, and compares each with the twin.
class Comparison {
 public:
  explicit Comparison(const Prober* prober = nullptr) : prober_(prober), plain_(prober) {}

  void expect_as_plain(const Game& game, int depth_plies, Score margin) {
    Searcher fresh(1 << 16);
    for (Searcher* searcher : {&fresh, &small_, &large_}) {
      const Stop never;
      const SearchResult result = searcher->search(
          game.history(), {.depth_plies = depth_plies, .margin = margin}, never, prober_);
      ASSERT_NO_FATAL_FAILURE(compare(game, result, depth_plies, margin));
      forced_ += is_forced(result.moves.front().score) ? 1 : 0;
    }
  }

  int forced() const { return forced_; }

 private:
  void compare(const Game& game, const SearchResult& result, int depth_plies, Score margin) {
    const Score best = result.moves.front().score;
    ASSERT_EQ(static_cast<int>(result.moves.size()), game.legal_moves().size());
    ASSERT_TRUE(result.depth_plies == depth_plies || is_forced(best) ||
                std::ranges::all_of(result.moves, &ScoredMove::proved));
    for (const ScoredMove& scored : result.moves) {
      const Score plain = plain_.value_after(game, scored.move, result.depth_plies);
      if (scored.score > best - margin) {
        ASSERT_EQ(scored.score, plain);
      } else {
        ASSERT_LE(plain, scored.score);
      }
    }
  }

  const Prober* prober_;
  PlainSearch plain_;
  Searcher small_{1};
  Searcher large_{1 << 20};
  int forced_ = 0;
};

Variant some_small_variant(int i) {
  const Rules rules{.captures_to_win = 1 + i % 3,
                    .last_stand = i % 5 == 0 ? 2 : 0,
                    .confinement = i % 2 == 0 ? Confinement::illegal : Confinement::tigers_win,
                    .repetition = static_cast<Repetition>(i % 3),
                    .ply_limit = i % 4 == 0 ? 24 : 0};
  return {i % 2 == 0 ? &crowded_board() : &small_board(), rules};
}

TEST(SearchTwin, AgreesOnSmallBoardsWithAPast) {
  Random random(11);
  int forced = 0;
  for (int i = 0; i < 30; ++i) {
    Comparison comparison;
    const Variant variant = some_small_variant(i);
    // Several positions of several games, so that one search leaves results to the next.
    for (int j = 0; j < 6; ++j) {
      const Game game = random_opening(variant, Position::start(*variant.board), 16 + j, random);
      ASSERT_NO_FATAL_FAILURE(comparison.expect_as_plain(game, 3 + j % 3, 1 + 20 * (i % 4)))
          << "game " << i << " " << j;
    }
    forced += comparison.forced();
  }
  EXPECT_GT(forced, 30);
}

TEST(SearchTwin, AgreesMoveByMoveInOneGame) {
  Random random(12);
  for (int i = 0; i < 12; ++i) {
    Comparison comparison;
    const Variant variant = some_small_variant(i);
    Game game = random_opening(variant, Position::start(*variant.board), 10, random);
    for (int ply = 0; ply < 12 && !game.outcome(); ++ply) {
      ASSERT_NO_FATAL_FAILURE(comparison.expect_as_plain(game, 4, 1)) << i << " " << ply;
      const MoveList moves = game.legal_moves();
      ASSERT_TRUE(game.play(moves[random_number(0, moves.size() - 1, random)]).has_value());
    }
  }
}

TEST(SearchTwin, AgreesLateInGames) {
  Random random(12);
  Comparison comparison;
  for (int i = 0; i < 60; ++i) {
    Variant variant{&bagh_chal_board(), {.repetition = static_cast<Repetition>(i % 3)}};
    const Position position =
        i % 2 == 0 ? random_tight_position(variant, random) : random_position(variant, random);
    variant.rules.captures_to_win = position.captured(*variant.board) + 1;
    const Game game(variant, position, 0);
    if (game.outcome()) continue;
    ASSERT_NO_FATAL_FAILURE(comparison.expect_as_plain(game, 3, 1)) << "game " << i;
  }
  EXPECT_GT(comparison.forced(), 15);
}

/// Everything about a variant in which endless play is a draw.
class Truth {
 public:
  explicit Truth(const Variant& variant) : variant_(variant), solver_(variant) {}

  Score of(const Position& position) const {
    const Verdict verdict = solver_.verdict(position);
    if (verdict.value == Value::draw) {
      return for_mover(drawn_with(*verdict.forced_captures, variant_.rules), position);
    }
    const Score won = won_in(*verdict.distance_plies);
    return for_mover(verdict.value == Value::tigers ? won : -won, position);
  }
  /// Of the position after a move, for who makes it, as a search tells it.
  Score after(const Position& position, Move move) const {
    const Score score = -of(play_unchecked(position, move));
    if (!is_forced(score)) return score;
    return score > 0 ? score - 1 : score + 1;
  }

 private:
  Variant variant_;
  PlainSolver solver_;
};

/// Knows the truth of one position in `share`, with or without the distances.
class PartialProber : public Prober {
 public:
  PartialProber(const Variant& variant, const Truth& truth, std::uint64_t share, bool distances)
      : variant_(variant), truth_(truth), share_(share), distances_(distances) {}

  std::optional<Score> probe(const Position& position, int /*plies_from_root*/) const override {
    const std::uint64_t number = position.pack(*variant_.board) * 0x9e3779b97f4a7c15 >> 40;
    if (number % share_ != 0) return std::nullopt;
    const Score score = truth_.of(position);
    if (!is_forced(score) || distances_) return score;
    return score > 0 ? won_in(unknown_plies) : lost_in(unknown_plies);
  }

 private:
  Variant variant_;
  const Truth& truth_;
  std::uint64_t share_;
  bool distances_;
};

const Variant& free_variant(int number) {
  static const std::array<Variant, 2> variants{
      Variant{&small_board(),
              {.captures_to_win = 2, .repetition = Repetition::free, .ply_limit = 0}},
      Variant{&crowded_board(),
              {.captures_to_win = 2,
               .confinement = Confinement::tigers_win,
               .repetition = Repetition::free,
               .ply_limit = 0}}};
  return variants[static_cast<std::size_t>(number)];
}

const Truth& truth_of(int number) {
  static const std::array<Truth, 2> truths{Truth(free_variant(0)), Truth(free_variant(1))};
  return truths[static_cast<std::size_t>(number)];
}

TEST(SearchTwin, AgreesWhereAProberKnowsSomePositions) {
  Random random(13);
  for (int i = 0; i < 16; ++i) {
    const Variant& variant = free_variant(i % 2);
    const PartialProber prober(variant, truth_of(i % 2), std::uint64_t{1} << (i % 4), i % 3 > 0);
    Comparison comparison(&prober);
    for (int j = 0; j < 5; ++j) {
      const Game game = random_opening(variant, Position::start(*variant.board), 3 + j, random);
      ASSERT_NO_FATAL_FAILURE(comparison.expect_as_plain(game, 3 + j % 3, 1 + 20 * (i % 4)))
          << i << " " << j;
    }
  }
}

/// Where a score says that it is proved, it is true: the winner is, and where the distance is
/// within the depth, that too; a bound is one.
void expect_true(const SearchResult& result, Score margin, const Position& position,
                 const Truth& truth, int& proved) {
  for (const ScoredMove& scored : result.moves) {
    if (!scored.proved) continue;
    ++proved;
    const Score real = truth.after(position, scored.move);
    const bool far_off =
        is_forced(scored.score) && distance_plies(scored.score) > result.depth_plies;
    const bool same_winner = is_forced(real) && (real > 0) == (scored.score > 0);
    if (far_off && same_winner) continue;
    if (scored.score <= result.moves.front().score - margin) {
      ASSERT_LE(real, scored.score);
    } else {
      ASSERT_EQ(real, scored.score);
    }
  }
}

TEST(SearchTwin, WhatItProvesIsTrue) {
  Random random(14);
  int proved = 0;
  for (int i = 0; i < 60; ++i) {
    const Variant& variant = free_variant(i % 2);
    const Truth& truth = truth_of(i % 2);
    const PartialProber prober(variant, truth, std::uint64_t{1} << (i % 5), i % 3 > 0);
    const Game game = random_opening(variant, Position::start(*variant.board), i % 12, random);
    const Score margin = i % 3 == 0 ? 150 : 1;
    const Stop never;
    const SearchResult result =
        Searcher(i % 2 == 0 ? 1 : 1 << 16)
            .search(game.history(), {.depth_plies = 3 + i % 5, .margin = margin}, never, &prober);
    ASSERT_NO_FATAL_FAILURE(expect_true(result, margin, game.position(), truth, proved)) << i;
  }
  EXPECT_GT(proved, 100);
}

TEST(SearchTwin, SearchedToTheLimitEverythingIsProved) {
  Random random(15);
  for (int i = 0; i < 12; ++i) {
    Variant variant = some_small_variant(i);
    variant.rules.ply_limit = 12;
    const Game game = random_opening(variant, Position::start(*variant.board), 7, random);
    const Stop never;
    const SearchResult result =
        Searcher(1 << 16).search(game.history(), {.margin = win_score}, never);
    for (const ScoredMove& scored : result.moves) {
      ASSERT_TRUE(scored.proved || is_forced(result.moves.front().score));
      if (!scored.proved) continue;
      ASSERT_EQ(scored.score, PlainSearch().value_after(game, scored.move, 12)) << i;
    }
  }
}

TEST(SearchTwin, BrokenOffItsBestMoveIsNoWorseAtTheGreaterDepth) {
  Random random(16);
  int others_found = 0;
  for (int i = 0; i < 40; ++i) {
    const Variant variant = some_small_variant(i);
    const Game game = random_opening(variant, Position::start(*variant.board), 4, random);
    const Stop never;
    const SearchResult part =
        Searcher(1 << 16).search(game.history(), {.nodes = 40 + 13 * i}, never);
    const SearchResult whole =
        Searcher(1 << 16).search(game.history(), {.depth_plies = part.depth_plies}, never);
    const Move found = part.moves.front().move;
    EXPECT_EQ(found, part.line.front());
    EXPECT_TRUE(std::ranges::is_sorted(part.moves, std::greater{}, &ScoredMove::score));
    if (found == whole.moves.front().move) continue;
    ++others_found;
    EXPECT_GE(PlainSearch().value_after(game, found, part.depth_plies + 1),
              PlainSearch().value_after(game, whole.moves.front().move, part.depth_plies + 1));
  }
  EXPECT_GT(others_found, 0);
}

}  // namespace
}  // namespace baghchal
