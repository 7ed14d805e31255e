#include "baghchal/board/symmetry.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "baghchal/board/perft.hpp"
#include "baghchal/board/unmoves.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_rules.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

const Symmetry& any_symmetry(const Geometry& board) {
  return board.symmetries()[*rc::gen::inRange<std::size_t>(0, board.symmetries().size())];
}

std::set<std::uint16_t> packed_moves(const MoveList& moves, const Symmetry& symmetry) {
  std::set<std::uint16_t> words;
  for (const Move move : moves) words.insert(transform(move, symmetry).pack());
  return words;
}

using PackedPredecessors = std::set<std::pair<std::uint64_t, std::uint16_t>>;

PackedPredecessors packed_predecessors(const Position& position, const Variant& variant,
                                       const Symmetry& symmetry) {
  PackedPredecessors packed;
  for (const auto& [before, move] : predecessors(position, variant)) {
    packed.insert(
        {transform(before, symmetry).pack(*variant.board), transform(move, symmetry).pack()});
  }
  return packed;
}

TEST(Symmetry, AQuarterTurnTakesTheRightPointsAlong) {
  const Geometry& board = bagh_chal_board();
  const auto turn = std::ranges::find_if(board.symmetries(), [](const Symmetry& symmetry) {
    return symmetry[point_of("a1")] == point_of("e1") && symmetry[point_of("a5")] == point_of("a1");
  });
  ASSERT_NE(turn, board.symmetries().end());
  EXPECT_EQ(transform(points_of("b1 c3 e5"), *turn), points_of("e2 c3 a5"));
  EXPECT_EQ(transform(Move::placement(point_of("b1")), *turn), Move::placement(point_of("e2")));
  EXPECT_EQ(transform(Move::step(point_of("a1"), point_of("b2")), *turn),
            Move::step(point_of("e1"), point_of("d2")));
  EXPECT_EQ(transform(Move::capture(point_of("a1"), point_of("b1"), point_of("c1")), *turn),
            Move::capture(point_of("e1"), point_of("e2"), point_of("e3")));
}

TEST(Symmetry, HandAndSideStayAsTheyAre) {
  const Position position = position_of("T1T2/1G1G1/GTG1G/2G2/G1T1G t 9 3");
  for (const Symmetry& symmetry : bagh_chal_board().symmetries()) {
    EXPECT_EQ(transform(position, symmetry).hand(), 9);
    EXPECT_EQ(transform(position, symmetry).side(), Side::tigers);
  }
}

RC_GTEST_PROP(Symmetry, InverseTakesBack, ()) {
  const Geometry& board = bagh_chal_board();
  const Position position = *any_position(traditional());
  const Symmetry& symmetry = any_symmetry(board);
  RC_ASSERT(transform(transform(position, symmetry), inverse(symmetry, board)) == position);
}

RC_GTEST_PROP(Symmetry, CommutesWithLegalMovesAndPlay, ()) {
  const Variant variant = traditional();
  const Position position = *any_kind_of_position(variant);
  const Symmetry& symmetry = any_symmetry(*variant.board);
  const Position image = transform(position, symmetry);
  const MoveList moves = legal_moves(position, variant);
  RC_ASSERT(packed_moves(moves, symmetry) ==
            packed_moves(legal_moves(image, variant), variant.board->symmetries().front()));
  for (const Move move : moves) {
    RC_ASSERT(play_unchecked(image, transform(move, symmetry)) ==
              transform(play_unchecked(position, move), symmetry));
  }
}

RC_GTEST_PROP(Symmetry, CommutesWithDecisionAndCounting, ()) {
  const Variant variant = traditional();
  const Position position = *any_kind_of_position(variant);
  const Position image = transform(position, any_symmetry(*variant.board));
  RC_ASSERT(decision(image, variant) == decision(position, variant));
  RC_ASSERT(perft(image, 2, variant) == perft(position, 2, variant));
}

RC_GTEST_PROP(Symmetry, CommutesWithPredecessors, ()) {
  const Variant variant = traditional();
  const Position position = *any_kind_of_position(variant);
  const Symmetry& symmetry = any_symmetry(*variant.board);
  RC_ASSERT(packed_predecessors(position, variant, symmetry) ==
            packed_predecessors(transform(position, symmetry), variant,
                                variant.board->symmetries().front()));
}

RC_GTEST_PROP(Canonical, IsTheSameForAllImagesAndItsOwn, ()) {
  const Geometry& board = bagh_chal_board();
  const Position position = *any_kind_of_position(traditional());
  const Canonical form = canonical(position, board);
  RC_ASSERT(transform(position, *form.by) == form.position);
  RC_ASSERT(canonical(form.position, board).position == form.position);
  for (const Symmetry& symmetry : board.symmetries()) {
    const Position image = transform(position, symmetry);
    RC_ASSERT(canonical(image, board).position == form.position);
    RC_ASSERT(form.position.pack(board) <= image.pack(board));
  }
}

/// Counted without the canonical form: by Burnside's lemma there are as many classes as positions
/// that a symmetry leaves as they are, on average over the symmetries.
TEST(Canonical, TellsApartAsManyPositionsAsThereAre) {
  const Variant variant = small_variant();
  const Geometry& board = *variant.board;
  std::set<std::uint64_t> forms;
  std::ptrdiff_t fixed = 0;
  for (const Position& position : all_positions(variant)) {
    forms.insert(canonical(position, board).position.pack(board));
    for (const Symmetry& symmetry : board.symmetries()) {
      fixed += transform(position, symmetry) == position ? 1 : 0;
    }
  }
  EXPECT_EQ(std::ssize(forms) * std::ssize(board.symmetries()), fixed);
}

}  // namespace
}  // namespace baghchal
