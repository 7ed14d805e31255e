#include "baghchal/solver/movement_moves.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "baghchal/board/moves.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

TEST(BitMap, SendsEachBitToItsOwn) {
  BitMap::Images images{};
  for (std::size_t bit = 0; bit < images.size(); ++bit) {
    images[bit] = GoatWord{1} << (bit * 5 + 3) % images.size();
  }
  images[9] = 0;
  const BitMap map(images);
  std::mt19937 random(1);
  for (int i = 0; i < 1000; ++i) {
    const GoatWord word = static_cast<GoatWord>(random()) >> (32 - BitMap::most_bits);
    GoatWord wanted = 0;
    for (const Point bit : each(word)) wanted |= images[bit];
    ASSERT_EQ(map(word), wanted) << word;
  }
}

/// A class and a goat word as the position it stands for, the tigers to move.
Position position_of(std::uint32_t tiger_class, GoatWord word, const TigerClasses& classes) {
  return Position::unchecked(classes.tigers(tiger_class), classes.goats(word, tiger_class), 0,
                             Side::tigers);
}

/// Classes and words that moves lead to, sorted.
using Targets = std::vector<std::pair<std::uint32_t, GoatWord>>;

/// By the rules alone.
Targets targets_by_rules(const Position& position, const Variant& variant,
                         const TigerClasses& classes) {
  Targets targets;
  for (const Move move : legal_moves(position, variant)) {
    const Position after = play_unchecked(position, move);
    const TigerPlace place = classes.locate(after.tigers());
    targets.emplace_back(place.tiger_class, classes.goat_word(after.goats(), place));
  }
  std::ranges::sort(targets);
  return targets;
}

/// By taking every word of the classes around back.
Targets targets_by_back(std::uint32_t tiger_class, GoatWord word, const MovementMoves& moves,
                        int goat_bits) {
  Targets targets;
  for (const TigerMove& move : moves.tiger_moves(tiger_class)) {
    for (GoatWord after = 0; after < GoatWord{1} << goat_bits; ++after) {
      if ((after & move.vacated) != 0) continue;
      if (((*move.back)(after) | move.victim) != word) continue;
      EXPECT_TRUE(move.possible(word));
      targets.emplace_back(move.target, after);
    }
  }
  std::ranges::sort(targets);
  return targets;
}

TEST(MovementMoves, OfTigersLeadWhereTheRulesSayAndBack) {
  for (const Geometry* board : {&small_board(), &crowded_board()}) {
    // Clause 6 stays out of the way where confined goats have lost.
    const Variant variant{board,
                          Rules{.captures_to_win = 3, .confinement = Confinement::tigers_win}};
    const TigerClasses classes(*board);
    const MovementMoves moves(classes);
    ASSERT_EQ(moves.classes(), classes.size());
    for (std::uint32_t tiger_class = 0; tiger_class < classes.size(); ++tiger_class) {
      for (GoatWord word = 0; word < GoatWord{1} << classes.goat_bits(); ++word) {
        const Position position = position_of(tiger_class, word, classes);
        if (position.captured(*board) < 0 || position.captured(*board) > 2) continue;
        ASSERT_EQ(targets_by_back(tiger_class, word, moves, classes.goat_bits()),
                  targets_by_rules(position, variant, classes))
            << "class " << tiger_class << ", word " << word;
      }
    }
  }
}

TEST(MovementMoves, OfGoatsGoAlongTheBoardsLines) {
  const Geometry& board = bagh_chal_board();
  const TigerClasses classes(board);
  const MovementMoves moves(classes);
  for (std::uint32_t tiger_class = 0; tiger_class < classes.size(); ++tiger_class) {
    std::size_t ends = 0;
    for (int bit = 0; bit < classes.goat_bits(); ++bit) {
      const PointSet near = board.near(classes.point_of(bit, tiger_class));
      ASSERT_EQ(classes.goats(moves.near(bit, tiger_class), tiger_class),
                near & ~classes.tigers(tiger_class));
      ends += static_cast<std::size_t>(count(moves.near(bit, tiger_class)));
    }
    ASSERT_EQ(moves.joined(tiger_class).size() * 2, ends);
    for (const GoatWord line : moves.joined(tiger_class)) {
      ASSERT_EQ(count(line), 2);
      ASSERT_NE(moves.near(first(line), tiger_class) & line, 0U);
    }
  }
}

}  // namespace
}  // namespace baghchal
