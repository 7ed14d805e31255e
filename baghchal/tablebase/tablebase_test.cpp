#include "baghchal/tablebase/tablebase.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "baghchal/notation/move_text.hpp"
#include "baghchal/tablebase/zstd_codec.hpp"
#include "tests/support/plain_solution.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using Bytes = std::vector<std::byte>;

TEST(Tablebase, KnowsEveryPosition) {
  for (const Variant& variant : solvable_small_variants()) {
    PlainSolution solution(variant);
    solution.add_all();
    for (const Position& position : solution.plain().positions()) {
      const auto verdict = solution.tablebase().probe(position);
      ASSERT_TRUE(verdict) << verdict.error();
      ASSERT_EQ(*verdict, solution.verdict(position)) << testing::PrintToString(position);
    }
  }
}

TEST(Tablebase, RatesEveryLegalMoveTheBestFirst) {
  PlainSolution solution({&crowded_board(), Rules{.captures_to_win = 2}});
  solution.add_all();
  for (const Position& position : solution.plain().positions()) {
    const auto rated = solution.tablebase().moves(position);
    ASSERT_TRUE(rated) << rated.error();
    ASSERT_EQ(rated->size(),
              static_cast<std::size_t>(count_legal_moves(position, solution.variant())));
    std::set<std::uint16_t> moves;
    for (const RatedMove& move : *rated) {
      moves.insert(move.move.pack());
      ASSERT_TRUE(is_legal(move.move, position, solution.variant()));
      ASSERT_EQ(move.verdict, solution.verdict(play_unchecked(position, move.move)));
    }
    ASSERT_EQ(moves.size(), rated->size());
    for (std::size_t i = 1; i < rated->size(); ++i) {
      const RatedMove& a = (*rated)[i - 1];
      const RatedMove& b = (*rated)[i];
      const int order = compare_for(position.side(), *a.verdict, *b.verdict);
      ASSERT_LE(order, 0);
      const Geometry& board = *solution.variant().board;
      if (order == 0) {
        ASSERT_LT(to_text(a.move, board), to_text(b.move, board));
      }
    }
  }
}

/// Best play keeps the value, and where plies are held each makes the end a ply nearer.
TEST(Tablebase, PlaysBestLinesThatEndAsTheVerdictSays) {
  PlainSolution solution({&crowded_board(), Rules{.captures_to_win = 2}});
  solution.add_all();
  for (Position position : solution.plain().positions()) {
    const auto line = solution.tablebase().line(position);
    ASSERT_TRUE(line) << line.error();
    const Verdict verdict = solution.verdict(position);
    if (verdict.distance_plies) {
      ASSERT_EQ(line->size(), static_cast<std::size_t>(*verdict.distance_plies));
    }
    for (const Move move : *line) position = play_unchecked(position, move);
    const Verdict end = solution.verdict(position);
    ASSERT_EQ(end.value, verdict.value);
    if (verdict.value != Value::draw) {
      ASSERT_NE(decision(position, solution.variant()), Decision::none);
    } else {
      ASSERT_EQ(end.forced_captures, verdict.forced_captures);
    }
  }
}

TEST(Tablebase, DoesNotKnowWhatItsTablesDoNotHold) {
  PlainSolution solution(small_variant());
  solution.add(solution.goats());
  for (const Position& position : solution.plain().positions()) {
    const auto verdict = solution.tablebase().probe(position);
    ASSERT_TRUE(verdict) << verdict.error();
    const bool over = decision(position, solution.variant()) != Decision::none;
    const bool last_placement = position.hand() == 1 && position.side() == Side::goats;
    if (over || !position.placement_phase() || last_placement) {
      ASSERT_EQ(*verdict, solution.verdict(position)) << testing::PrintToString(position);
    } else if (position.hand() > 1) {
      ASSERT_EQ(*verdict, std::nullopt) << testing::PrintToString(position);
    } else if (*verdict) {
      ASSERT_EQ(*verdict, solution.verdict(position)) << testing::PrintToString(position);
    }
  }
}

TEST(Tablebase, KnowsNothingWithoutTablesButWhatIsDecided) {
  const Tablebase tablebase(small_variant());
  for (const Position& position : all_positions(small_variant())) {
    const auto verdict = tablebase.probe(position);
    ASSERT_TRUE(verdict) << verdict.error();
    ASSERT_EQ(verdict->has_value(), decision(position, small_variant()) != Decision::none);
    const auto moves = tablebase.moves(position);
    ASSERT_TRUE(moves) << moves.error();
    ASSERT_EQ(moves->size(),
              static_cast<std::size_t>(count_legal_moves(position, small_variant())));
  }
  EXPECT_EQ(tablebase.line(Position::start(small_board()))->size(), 0U);
}

/// The small table that a browser reads: all goats placed, the tigers to move, grades alone.
TEST(Tablebase, DerivesTheGoatsSideFromATableForTheTigers) {
  for (const Variant& variant : solvable_small_variants()) {
    PlainSolution solution(variant);
    PlainTable content =
        plain_table(solution.plain(), variant, solution.tablebase().classes(), solution.goats());
    content.side = Side::tigers;
    for (PlainTable::Tier& tier : content.tiers) {
      const TigerClasses& classes = solution.tablebase().classes();
      const SubsetRank ranks(classes.goat_bits(), solution.goats() - tier.captured);
      for (std::size_t i = 0; i < tier.symbols.size(); ++i) {
        const auto tiger_class = static_cast<std::uint32_t>(i / ranks.size());
        const GoatWord word = ranks.word(static_cast<std::uint32_t>(i % ranks.size()));
        const Verdict verdict = solution.plain().verdict(Position::unchecked(
            classes.tigers(tiger_class), classes.goats(word, tiger_class), 0, Side::tigers));
        tier.symbols[i] = {verdict.value == Value::draw     ? draw_grade(*verdict.forced_captures)
                           : verdict.value == Value::tigers ? tigers_grade(variant.rules)
                                                            : goats_grade,
                           Symbol::no_plies};
      }
    }
    solution.add(content);
    for (const Position& position : solution.plain().positions()) {
      if (position.placement_phase()) continue;
      const auto verdict = solution.tablebase().probe(position);
      ASSERT_TRUE(verdict) << verdict.error();
      ASSERT_TRUE(verdict->has_value());
      const Verdict right = solution.verdict(position);
      ASSERT_EQ((*verdict)->value, right.value) << testing::PrintToString(position);
      ASSERT_EQ((*verdict)->forced_captures, right.forced_captures);
      if (decision(position, variant) == Decision::none) {
        ASSERT_EQ((*verdict)->distance_plies, std::nullopt);
        ASSERT_EQ((*verdict)->forced_captures_in_plies, std::nullopt);
      }
    }
  }
}

TEST(Tablebase, NamesTheTableThatIsRefused) {
  Tablebase tablebase(small_variant());
  const auto added = tablebase.add("small/placed-02.table", {}, open_zstd);
  ASSERT_FALSE(added);
  EXPECT_EQ(added.error(), "small/placed-02.table: it is no table of this program");
  EXPECT_EQ(tablebase.table(2), nullptr);
}

TEST(Tablebase, NamesTheTableThatIsDamagedInside) {
  const Variant variant = small_variant();
  Tablebase tablebase(variant);
  const PlainSolver plain(variant);
  Bytes file = to_bytes(plain_table(plain, variant, tablebase.classes(), 3), variant,
                        tablebase.classes(), Codec::none, 4096);
  file.back() ^= std::byte{1};
  ASSERT_TRUE(tablebase.add("small/placed-03.table", file, open_zstd));
  const std::string sentence =
      "small/placed-03.table: block 0 of its section for 1 captured is damaged";
  const Position position = position_of("T1T/1G1/1G1 g 0", small_board());
  EXPECT_EQ(tablebase.probe(position).error(), sentence);
  EXPECT_EQ(tablebase.moves(position).error(), sentence);
  EXPECT_EQ(tablebase.line(position).error(), sentence);
}

}  // namespace
}  // namespace baghchal
