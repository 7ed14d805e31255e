// Games against their slow obvious twin: the laws of clauses 4, 7 and 8 worked out anew from the
// moves each time.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "baghchal/game/game.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_rules.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

class PlainGame {
 public:
  PlainGame(const Variant& variant, const Position& start, int start_ply,
            std::span<const Move> moves)
      : variant_(variant), plain_(variant), start_ply_(start_ply), positions_{start} {
    for (const Move move : moves) positions_.push_back(plain_.play(now(), move));
  }

  std::optional<Outcome> outcome() const {
    const Side mover = now().side();
    switch (plain_.decision(now())) {
      case Decision::captured:
        return Outcome{Side::tigers, OutcomeReason::captures};
      case Decision::trapped:
        return Outcome{Side::goats, OutcomeReason::trapped};
      case Decision::confined:
        return Outcome{Side::tigers, OutcomeReason::confined};
      case Decision::none:
        break;
    }
    if (allowed().empty()) {
      return Outcome{opponent(mover), mover == Side::tigers ? OutcomeReason::tigers_exhausted
                                                            : OutcomeReason::goats_exhausted};
    }
    if (last_stand_left() == 0) return Outcome{Side::tigers, OutcomeReason::last_stand_failed};
    if (variant_.rules.repetition == Repetition::draw_on_third && times(now()) >= 3) {
      return Outcome{std::nullopt, OutcomeReason::third_occurrence};
    }
    const int limit = variant_.rules.ply_limit;
    if (limit > 0 && start_ply_ + static_cast<int>(positions_.size()) - 1 >= limit) {
      return Outcome{std::nullopt, OutcomeReason::ply_limit};
    }
    return std::nullopt;
  }

  std::vector<Move> legal_moves() const { return outcome() ? std::vector<Move>() : allowed(); }

  std::vector<Move> forbidden_moves() const {
    std::vector<Move> found;
    for (const Move move : plain_.legal_moves(now())) {
      if (forbidden(move)) found.push_back(move);
    }
    return found;
  }

  std::optional<int> last_stand_left() const {
    int left = variant_.rules.last_stand;
    if (left == 0 || !enough_captured(now())) return std::nullopt;
    for (std::size_t i = 0; i + 1 < positions_.size(); ++i) {
      if (enough_captured(positions_[i]) && positions_[i].side() == Side::goats) --left;
    }
    return left;
  }

 private:
  const Position& now() const { return positions_.back(); }

  bool enough_captured(const Position& position) const {
    return variant_.board->goats() - position.hand() - count(position.goats()) >=
           variant_.rules.captures_to_win;
  }

  int times(const Position& wanted) const {
    if (wanted.hand() > 0) return 0;
    return static_cast<int>(std::ranges::count_if(positions_, [&](const Position& past) {
      return past.hand() == 0 && past.tigers() == wanted.tigers() &&
             past.goats() == wanted.goats() && past.side() == wanted.side();
    }));
  }

  bool forbidden(Move move) const {
    return variant_.rules.repetition == Repetition::forbidden &&
           times(plain_.play(now(), move)) > 0;
  }

  std::vector<Move> allowed() const {
    std::vector<Move> found;
    for (const Move move : plain_.legal_moves(now())) {
      if (!forbidden(move)) found.push_back(move);
    }
    return found;
  }

  Variant variant_;
  PlainRules plain_;
  int start_ply_;
  std::vector<Position> positions_;
};

bool less_packed(Move a, Move b) {
  return a.pack() < b.pack();
}

std::vector<Move> sorted(std::vector<Move> moves) {
  std::ranges::sort(moves, less_packed);
  return moves;
}

void expect_same(const Game& game) {
  const PlainGame twin(game.variant(), game.start(), game.start_ply(), game.moves());
  ASSERT_EQ(game.outcome(), twin.outcome());
  ASSERT_EQ(game.last_stand_left(), twin.last_stand_left());
  const MoveList legal = game.legal_moves();
  ASSERT_EQ(sorted({legal.begin(), legal.end()}), sorted(twin.legal_moves()));
  std::vector<Move> forbidden;
  for (const ForbiddenMove& each : game.forbidden_moves()) {
    forbidden.push_back(each.move);
    const auto place = static_cast<std::size_t>(each.recreates_ply - game.start_ply());
    ASSERT_EQ(game.positions()[place], play_unchecked(game.position(), each.move));
    const auto refused = game.resolve(attempt_of(each.move));
    ASSERT_FALSE(refused.has_value());
    ASSERT_EQ(refused.error().reason,
              game.outcome() ? RefusalReason::game_over : RefusalReason::repeats_position);
  }
  ASSERT_EQ(sorted(forbidden), sorted(twin.forbidden_moves()));
}

// Long games: rather steps than captures, so that positions come back.
Move random_move(const Game& game, Random& random) {
  const MoveList moves = game.legal_moves();
  Move move = moves[random_number(0, moves.size() - 1, random)];
  for (int tries = 0; move.is_capture() && tries < 3; ++tries) {
    move = moves[random_number(0, moves.size() - 1, random)];
  }
  return move;
}

Variant random_variant(Random& random) {
  static const Geometry roomy = bagh_chal_board().with_goats(2);
  const std::vector<const Geometry*> boards{&bagh_chal_board(), &small_board(), &crowded_board(),
                                            &roomy};
  const Geometry* board = boards[static_cast<std::size_t>(random_number(0, 3, random))];
  const Rules rules{
      .captures_to_win = random_number(1, board->goats(), random),
      .last_stand = random_number(0, 1, random) * random_number(0, 3, random),
      .confinement =
          random_number(0, 1, random) == 0 ? Confinement::illegal : Confinement::tigers_win,
      .repetition = static_cast<Repetition>(random_number(0, 2, random)),
      .ply_limit = random_number(0, 1, random) * random_number(20, 120, random),
  };
  return {board, rules};
}

void wander(Game& game, int turns, Random& random, std::set<OutcomeReason>& met) {
  for (int turn = 0; turn < turns; ++turn) {
    const bool back = game.outcome() || random_number(0, 4, random) == 0;
    if (back && game.can_undo()) {
      for (int i = random_number(1, 4, random); i > 0 && game.can_undo(); --i) game.undo();
      if (random_number(0, 1, random) == 0) game.redo();
    } else if (!game.outcome()) {
      ASSERT_TRUE(game.play(random_move(game, random)).has_value());
    }
    ASSERT_NO_FATAL_FAILURE(expect_same(game));
    if (const auto outcome = game.outcome()) met.insert(outcome->reason);
  }
}

TEST(GameTwin, AgreesInRandomGamesWithUndoAndRedoUnderRandomRules) {
  Random random(1);
  std::set<OutcomeReason> met;
  for (int i = 0; i < 100; ++i) {
    const Variant variant = random_variant(random);
    Game game(variant);
    ASSERT_NO_FATAL_FAILURE(wander(game, 80, random, met)) << "game " << i;
  }
  EXPECT_GE(met.size(), 6U) << "hardly any way to end a game has come up";
}

TEST(GameTwin, AgreesInGamesSetUpAnywhere) {
  Random random(2);
  std::set<OutcomeReason> met;
  for (int i = 0; i < 100; ++i) {
    const Variant variant = random_variant(random);
    Game game(variant, random_position(variant, random), random_number(0, 30, random));
    ASSERT_NO_FATAL_FAILURE(wander(game, 40, random, met)) << "game " << i;
  }
  EXPECT_GE(met.size(), 6U) << "hardly any way to end a game has come up";
}

TEST(GameTwin, AgreesInGamesThatRunOutOfNewPositions) {
  Random random(7);
  std::set<OutcomeReason> met;
  for (int i = 0; i < 30; ++i) {
    const Geometry& board = i % 2 == 0 ? small_board() : crowded_board();
    Game game({&board, {.captures_to_win = board.goats(), .ply_limit = 0}});
    while (!game.outcome()) ASSERT_TRUE(game.play(random_move(game, random)).has_value());
    met.insert(game.outcome()->reason);
    ASSERT_NO_FATAL_FAILURE(expect_same(game));
    game.undo();
    ASSERT_NO_FATAL_FAILURE(expect_same(game));
  }
  EXPECT_TRUE(met.contains(OutcomeReason::tigers_exhausted));
  EXPECT_TRUE(met.contains(OutcomeReason::goats_exhausted));
}

// What can be seen of a game, to compare it before and after.
void expect_equal(const Game& a, const Game& b) {
  ASSERT_EQ(a.position(), b.position());
  ASSERT_EQ(a.ply(), b.ply());
  ASSERT_EQ(a.outcome(), b.outcome());
  const MoveList a_moves = a.legal_moves();
  const MoveList b_moves = b.legal_moves();
  ASSERT_TRUE(std::ranges::equal(a_moves, b_moves));
  ASSERT_EQ(a.forbidden_moves().size(), b.forbidden_moves().size());
}

TEST(GameTwin, PlayThenUndoThenRedoIsTheIdentity) {
  Random random(3);
  int repetitions_met = 0;
  for (int i = 0; i < 60; ++i) {
    Game game({&small_board(), {.captures_to_win = 3}});
    while (!game.outcome()) {
      const Game before = game;
      const Move move = random_move(game, random);
      ASSERT_TRUE(game.play(move).has_value());
      const Game after = game;
      game.undo();
      ASSERT_NO_FATAL_FAILURE(expect_equal(game, before));
      game.redo();
      ASSERT_NO_FATAL_FAILURE(expect_equal(game, after));
      repetitions_met += static_cast<int>(game.forbidden_moves().size());
    }
  }
  EXPECT_GT(repetitions_met, 100);
}

TEST(GameTwin, AWholeGameTakenBackIsTheStart) {
  Random random(4);
  for (int i = 0; i < 30; ++i) {
    Game game({&small_board(), {.captures_to_win = 3}});
    while (!game.outcome()) ASSERT_TRUE(game.play(random_move(game, random)).has_value());
    const Game end = game;
    while (game.can_undo()) game.undo();
    ASSERT_NO_FATAL_FAILURE(expect_equal(game, Game(game.variant())));
    while (game.can_redo()) game.redo();
    ASSERT_NO_FATAL_FAILURE(expect_equal(game, end));
  }
}

}  // namespace
}  // namespace baghchal
