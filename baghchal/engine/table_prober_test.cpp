#include "baghchal/engine/table_prober.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "baghchal/engine/assessment.hpp"
#include "baghchal/tablebase/zstd_codec.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_solution.hpp"
#include "tests/support/plain_value.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

TableProber prober_at(const Variant& variant, const Position& position, int ply = 0) {
  return {&solved_crowded_board().tablebase(), History(variant, position, ply)};
}

TEST(TableProber, SaysWhatTheTablesSayWhereNothingLimitsAGame) {
  const Variant variant = under(solved_crowded_board(), Repetition::free, 0);
  for (const Position& position : solved_crowded_board().plain().positions()) {
    if (decision(position, variant) != Decision::none) continue;
    const TableProber prober = prober_at(variant, position);
    const Verdict verdict = solved_crowded_board().verdict(position);
    ASSERT_EQ(prober.in_tables(position), verdict);
    ASSERT_EQ(prober.in_game(position, 3), verdict);
    const Score for_tigers = assessment_of(verdict, variant.rules).for_tigers;
    ASSERT_EQ(prober.probe(position, 3),
              position.side() == Side::tigers ? for_tigers : -for_tigers);
  }
}

/// A game of random moves from a position; where they end it, the last is taken back.
History random_past(const Variant& variant, const Position& start, int ply, int plies,
                    Random& random) {
  History history(variant, start, ply);
  for (int i = 0; i < plies && !history.outcome(); ++i) {
    const MoveList moves = history.legal_moves();
    history.append(moves[random_number(0, moves.size() - 1, random)]);
  }
  if (history.outcome() && !history.moves().empty()) history.take_back();
  return history;
}

struct Claims {
  int wins = 0;
  int near_past = 0;  ///< those of them that a position of the past might have been in the way of
  int forbidden = 0;  ///< wins of the tables that do not stand though there would be time
  int rightly_forbidden = 0;
  int late = 0;  ///< wins of the tables that there is no time for
};

bool was_nearer_win(const History& history, const TableProber& tables, const Verdict& verdict) {
  return std::ranges::any_of(history.positions(), [&](const Position& position) {
    const auto past = tables.in_tables(position);
    return !position.placement_phase() && past->value == verdict.value &&
           past->distance_plies < verdict.distance_plies;
  });
}

/// A claim about the last position against going through all lines of play.
void check_claim(History& history, const TableProber& prober, int plies, Claims& claims) {
  const auto in_tables = prober.in_tables(history.position());
  const auto in_game = prober.in_game(history.position(), plies);
  const Value value = plain_value(history);
  if (in_tables->value == Value::draw) {
    const bool exact = history.variant().rules.repetition != Repetition::forbidden;
    if (in_game && exact) {
      EXPECT_EQ(value, Value::draw);
    }
  } else if (in_game) {
    EXPECT_EQ(value, in_game->value);
    ++claims.wins;
    claims.near_past += was_nearer_win(history, prober, *in_game) ? 1 : 0;
  } else if (in_tables->distance_plies <= history.plies_left()) {
    ++claims.forbidden;
    claims.rightly_forbidden += value == in_tables->value ? 0 : 1;
  } else {
    ++claims.late;
  }
}

/// The claims about the positions one and two plies on.
void check_claims(History& history, const TableProber& prober, int plies, Claims& claims) {
  for (const Move move : history.legal_moves()) {
    history.append(move);
    if (!history.outcome()) {
      check_claim(history, prober, plies, claims);
      if (plies < 2) check_claims(history, prober, plies + 1, claims);
    }
    history.take_back();
  }
}

TEST(TableProber, WhatItSaysStandsWhateverThePastAndTheLimitForbid) {
  Random random(21);
  for (const Repetition repetition : {Repetition::forbidden, Repetition::draw_on_third}) {
    Claims claims;
    for (int i = 0; i < 8000; ++i) {
      const Variant variant = under(solved_crowded_board(), repetition, 60);
      const Position start = random_position(variant, random);
      if (decision(start, variant) != Decision::none) continue;
      History history = random_past(variant, start, random_number(0, 30, random), 60, random);
      if (history.outcome() || *history.plies_left() > 9) continue;
      const TableProber prober(&solved_crowded_board().tablebase(), history);
      check_claims(history, prober, 1, claims);
      ASSERT_FALSE(HasFailure()) << "game " << i;
    }
    EXPECT_GT(claims.wins, 100);
    EXPECT_GT(claims.near_past, 10);
    EXPECT_GT(claims.rightly_forbidden, 2);
    EXPECT_GT(claims.late, 10);
  }
}

/// The fewest plies before the limit with which something still stands.
int plies_asked_for(const Position& position) {
  constexpr int limit = 200;
  const Variant variant = under(solved_crowded_board(), Repetition::free, limit);
  int plies = 0;
  while (!prober_at(variant, position, limit - plies).in_game(position, 0)) ++plies;
  return plies;
}

TEST(TableProber, AsksForAsManyPliesAsAWinOrTheLastForcedCaptureTakes) {
  const Geometry& board = *solved_crowded_board().variant().board;
  for (const Position& position : solved_crowded_board().plain().positions()) {
    if (decision(position, solved_crowded_board().variant()) != Decision::none) continue;
    const Verdict right = solved_crowded_board().plain().verdict(position);
    const int plies = right.value == Value::draw ? right.forced_captures_in_plies.value_or(0)
                                                 : *right.distance_plies;
    if (position.placement_phase()) {
      ASSERT_GE(plies_asked_for(position), plies);
    } else {
      ASSERT_EQ(plies_asked_for(position), plies);
    }
    const bool nothing_to_come = right.forced_captures == position.captured(board);
    if (nothing_to_come) {
      ASSERT_EQ(plies_asked_for(position), 0);
    }
  }
}

TEST(TableProber, WithoutDistancesPromisesNothingThatTheLimitCouldCut) {
  PlainSolution values(solved_crowded_board().variant());
  PlainTable table =
      plain_table(values.plain(), values.variant(), values.tablebase().classes(), values.goats());
  for (PlainTable::Tier& tier : table.tiers) {
    for (Symbol& symbol : tier.symbols) symbol.plies = Symbol::no_plies;
  }
  values.add(table);
  const Position won = *std::ranges::find_if(values.plain().positions(), [&](const Position& p) {
    const Verdict verdict = values.plain().verdict(p);
    return !p.placement_phase() && verdict.value == Value::tigers && *verdict.distance_plies > 1;
  });
  const auto stands = [&](int ply_limit) {
    const Variant variant = under(solved_crowded_board(), Repetition::free, ply_limit);
    const TableProber prober(&values.tablebase(), History(variant, won, 0));
    EXPECT_EQ(prober.in_tables(won), (Verdict{.value = Value::tigers}));
    return prober.in_game(won, 0).has_value();
  };
  EXPECT_TRUE(stands(0));
  EXPECT_FALSE(stands(200));
}

TEST(TableProber, KnowsNothingOfOtherGamesThanTheTables) {
  const auto knows = [](const Variant& variant) {
    const Position start = Position::start(*variant.board);
    const TableProber prober = prober_at(variant, start);
    EXPECT_EQ(prober.applies(), prober.in_tables(start).has_value());
    return prober.applies();
  };
  const Variant same = solved_crowded_board().variant();
  const Geometry equal_board = crowded_board().with_goats(6);
  EXPECT_TRUE(knows(same));
  EXPECT_TRUE(knows({&equal_board, same.rules}));
  EXPECT_FALSE(knows({&crowded_board(), same.rules}));
  EXPECT_FALSE(knows({same.board, Rules{.captures_to_win = 2}}));
  EXPECT_FALSE(knows({same.board, Rules{.captures_to_win = 3, .last_stand = 1}}));
  EXPECT_FALSE(
      knows({same.board, Rules{.captures_to_win = 3, .confinement = Confinement::tigers_win}}));
  EXPECT_FALSE(TableProber(nullptr, History(same, Position::start(*same.board), 0)).applies());
}

TEST(TableProber, KnowsNothingMoreOnceATableIsDamaged) {
  const PlainSolution solution(small_variant());
  std::vector<std::byte> file =
      to_bytes(plain_table(solution.plain(), solution.variant(), solution.tablebase().classes(),
                           solution.goats()),
               solution.variant(), solution.tablebase().classes(), Codec::zstd, 16);
  file.back() ^= std::byte{1};
  Tablebase tables(solution.variant());
  ASSERT_TRUE(tables.add("placed-03.table", file, open_zstd));
  const History history(solution.variant(), Position::start(small_board()), 0);
  const TableProber prober(&tables, history);
  int known = 0;
  for (const Position& position : solution.plain().positions()) {
    if (position.placement_phase() || decision(position, solution.variant()) != Decision::none)
      continue;
    const bool whole = !prober.damage();
    const bool answers = prober.in_tables(position).has_value();
    ASSERT_TRUE(whole || !answers);
    known += answers ? 1 : 0;
  }
  EXPECT_GT(known, 0);
  ASSERT_TRUE(prober.damage());
  EXPECT_EQ(prober.damage()->substr(0, 15), "placed-03.table");
}

}  // namespace
}  // namespace baghchal
