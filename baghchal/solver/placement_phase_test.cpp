#include "baghchal/solver/placement_phase.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "baghchal/tablebase/subset_rank.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_solver.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

bool entry(const Row* rows, GoatWord word) {
  return (rows[word >> row_bits].words[word >> word_bits & (row_words - 1)] >> (word & 63) & 1U) !=
         0;
}

class WithEveryKernel : public testing::TestWithParam<Kernels> {};

/// A plane that is 1 for a random half of the positions after a move says of a random position
/// before it whether one of its moves leads there: as the rules have it, on the board itself.
TEST_P(WithEveryKernel, PlaneMovesAreTheTigersMoves) {
  Random random(1);
  const Geometry& board = bagh_chal_board();
  const TigerClasses classes(board);
  const int bits = classes.goat_bits();
  const auto in_plane = [&](const Position& position) {
    const TigerPlace place = classes.locate(position.tigers());
    const GoatWord word = classes.goat_word(position.goats(), place);
    return ((place.tiger_class * 0x9e3779b9U ^ word) * 0x85ebca6bU >> 31) != 0;
  };
  std::vector<Row> source(std::size_t{1} << (bits - row_bits));
  std::vector<Row> target(source.size());
  for (int i = 0; i < 6; ++i) {
    const auto tiger_class =
        static_cast<std::uint32_t>(random_number(0, static_cast<int>(classes.size()) - 1, random));
    std::fill(target.begin(), target.end(), Row{});
    for (const MoveSource& move : plane_moves(tiger_class, classes, bits)) {
      for (std::uint32_t word = 0; word < 1U << bits; ++word) {
        std::uint64_t& words = source[word >> row_bits].words[word >> word_bits & (row_words - 1)];
        const std::uint64_t bit = std::uint64_t{1} << (word & 63);
        const bool one = ((move.tiger_class * 0x9e3779b9U ^ word) * 0x85ebca6bU >> 31) != 0;
        words = one ? words | bit : words & ~bit;
      }
      GetParam().move(move.move, source.data(), target.data(), {0, bits});
    }
    for (int n = 0; n < 3000; ++n) {
      const auto word = static_cast<GoatWord>(random() & ((1U << bits) - 1));
      const Position before = Position::unchecked(
          classes.tigers(tiger_class), classes.goats(word, tiger_class), 1, Side::tigers);
      bool any = false;
      for (const Move move : legal_moves(before, {&board, {.captures_to_win = 30}})) {
        any = any || in_plane(play_unchecked(before, move));
      }
      ASSERT_EQ(entry(target.data(), word), any) << tiger_class << ' ' << word;
    }
  }
}

/// Solves a small game's stages from the plain solver's last one, and compares each with it.
TEST_P(WithEveryKernel, SolvesSmallGamesAsThePlainSolver) {
  static const Geometry seven_goats = small_board().with_goats(7);
  std::vector<Variant> variants{{&seven_goats, {.captures_to_win = 4}}};
  for (const Variant& variant : small_variants()) {
    if (variant.rules.last_stand == 0) variants.push_back(variant);
  }
  for (const Variant& variant : variants) {
    const PlainSolver plain(variant);
    const TigerClasses classes(*variant.board);
    Workers workers(2, {});
    PlacementPhase phase(variant, classes, workers, GetParam());
    const auto grades = [&](std::uint32_t tiger_class, int placed, int captured) {
      std::vector<Grade> result;
      const SubsetRank ranks(classes.goat_bits(), placed - captured);
      for (std::uint32_t rank = 0; rank < ranks.size(); ++rank) {
        const Position position = Position::unchecked(
            classes.tigers(tiger_class), classes.goats(ranks.word(rank), tiger_class),
            variant.board->goats() - placed, Side::tigers);
        result.push_back(grade_of(plain.verdict(position), variant.rules));
      }
      return result;
    };
    for (int placed = variant.board->goats(); placed >= 0; --placed) {
      if (placed < variant.board->goats()) {
        ASSERT_TRUE(phase.solve(placed, [](double) {}));
      }
      for (int captured = 0; captured < std::min(variant.rules.captures_to_win, placed + 1);
           ++captured) {
        for (std::uint32_t i = 0; i < classes.size(); ++i) {
          const std::vector<Grade> expected = grades(i, placed, captured);
          if (placed == variant.board->goats()) phase.set(i, placed, captured, expected);
          std::vector<std::uint16_t> codes(expected.size());
          phase.codes(i, placed, captured, codes);
          for (std::size_t rank = 0; rank < codes.size(); ++rank) {
            const Grade grade =
                codes[rank] == 0 ? goats_grade : static_cast<Grade>(codes[rank] + captured);
            ASSERT_EQ(grade, expected[rank])
                << placed << ' ' << captured << ' ' << i << ' ' << rank;
          }
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Kernels, WithEveryKernel,
                         testing::ValuesIn(available_kernels().begin(), available_kernels().end()),
                         [](const testing::TestParamInfo<Kernels>& tested) {
                           return std::string(tested.param.name);
                         });

}  // namespace
}  // namespace baghchal
