#include "baghchal/board/unmoves.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <unordered_map>

#include "tests/support/generators.hpp"
#include "tests/support/plain_rules.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

/// A predecessor in words that sort.
using Packed = std::pair<std::uint64_t, std::uint16_t>;

std::vector<Packed> packed(const std::vector<Predecessor>& list, const Geometry& board) {
  std::vector<Packed> words;
  for (const auto& [before, move] : list) words.emplace_back(before.pack(board), move.pack());
  std::ranges::sort(words);
  return words;
}

/// Plays every move of every position and looks for it among the un-moves of where it leads.
void expect_inverse(const Variant& variant) {
  const Geometry& board = *variant.board;
  const std::vector<Position> positions = all_positions(variant);
  std::unordered_map<std::uint64_t, std::vector<Packed>> arrivals;
  for (const Position& position : positions) {
    for (const Move move : legal_moves(position, variant)) {
      arrivals[play_unchecked(position, move).pack(board)].emplace_back(position.pack(board),
                                                                        move.pack());
    }
  }
  ASSERT_GT(arrivals.size(), 100U);
  for (const Position& position : positions) {
    std::vector<Packed>& wanted = arrivals[position.pack(board)];
    std::ranges::sort(wanted);
    ASSERT_EQ(packed(predecessors(position, variant), board), wanted)
        << testing::PrintToString(position);
  }
}

TEST(Unmoves, AreTheInverseOfMovesEverywhereOnSmallBoards) {
  for (const Variant& variant : small_variants()) expect_inverse(variant);
}

RC_GTEST_PROP(Unmoves, AgreeWithTryingEveryOrigin, ()) {
  const Variant variant = traditional();
  const Position position = *any_kind_of_position(variant);
  RC_ASSERT(packed(predecessors(position, variant), *variant.board) ==
            packed(PlainRules(variant).predecessors(position), *variant.board));
}

RC_GTEST_PROP(Unmoves, HoldEveryMoveThatLedHere, ()) {
  const Variant variant = traditional();
  const Position before = *any_kind_of_position(variant);
  for (const Move move : legal_moves(before, variant)) {
    const auto list = predecessors(play_unchecked(before, move), variant);
    RC_ASSERT(std::ranges::count(list, Predecessor{before, move}) == 1);
  }
}

RC_GTEST_PROP(Unmoves, LeadBackHere, ()) {
  const Variant variant = traditional();
  const Position position = *any_kind_of_position(variant);
  for (const auto& [before, move] : predecessors(position, variant)) {
    RC_ASSERT(PlainRules(variant).is_valid(before));
    RC_ASSERT(is_legal(move, before, variant));
    RC_ASSERT(play_unchecked(before, move) == position);
  }
}

TEST(Unmoves, TheStartComesFromTigersSteppingHomeOnly) {
  for (const auto& [before, move] :
       predecessors(Position::start(bagh_chal_board()), traditional())) {
    EXPECT_EQ(before.side(), Side::tigers);
    EXPECT_EQ(move.kind(), MoveKind::step);
  }
}

TEST(Unmoves, NoMoveLeadsOnFromADecidedGame) {
  const Position position = position_of("T3T/5/2G2/5/T3T t 14 5");
  EXPECT_TRUE(predecessors(position, traditional()).empty());
}

TEST(Unmoves, TheLastPlacementAndAStepMayLeadToTheSamePosition) {
  const Position position = position_of("TGGGT/GGGG1/1G3/GGGGG/TGGGT t 0 4");
  bool placement = false;
  bool step = false;
  for (const auto& [before, move] : predecessors(position, traditional())) {
    placement |= move.kind() == MoveKind::placement;
    step |= move.kind() == MoveKind::step;
  }
  EXPECT_TRUE(placement && step);
}

}  // namespace
}  // namespace baghchal
