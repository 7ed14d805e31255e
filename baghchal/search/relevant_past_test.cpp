#include "baghchal/search/relevant_past.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <vector>

#include "baghchal/game/game.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

/// The plies to every position that steps lead to, walked breadth first.
std::map<std::uint64_t, int> plies_by_steps(const Position& start, const Variant& variant) {
  std::map<std::uint64_t, int> plies{{start.pack(*variant.board), 0}};
  std::vector<Position> row{start};
  for (std::size_t i = 0; i < row.size(); ++i) {
    for (const Move move : legal_moves(row[i], variant)) {
      if (move.is_capture()) continue;
      const Position next = play_unchecked(row[i], move);
      const int before = plies.at(row[i].pack(*variant.board));
      if (plies.try_emplace(next.pack(*variant.board), before + 1).second) row.push_back(next);
    }
  }
  return plies;
}

TEST(RelevantPast, NoPositionIsReachedSoonerThanItSays) {
  Random random(1);
  const Variant variant{&crowded_board(), {.confinement = Confinement::tigers_win}};
  int exactly = 0;
  for (int i = 0; i < 100; ++i) {
    const Position from = random_position(variant, random);
    if (from.placement_phase()) continue;
    for (const auto& [packed, plies] : plies_by_steps(from, variant)) {
      const int least = least_plies_between(from, Position::unpack(packed, *variant.board));
      ASSERT_LE(least, plies);
      ASSERT_EQ(least % 2, plies % 2);
      exactly += least == plies ? 1 : 0;
    }
  }
  EXPECT_GT(exactly, 1000);
}

TEST(RelevantPast, APieceThatMovedTakesItsSideAMoveAndAnUnmovedSideTwo) {
  const Position now = position_of("T3T/5/5/GG3/T3T g 0");
  EXPECT_EQ(least_plies_between(now, now), 0);
  EXPECT_EQ(least_plies_between(now, position_of("T3T/5/5/G1G2/T3T t 0")), 1);
  EXPECT_EQ(least_plies_between(now, position_of("T3T/5/5/GG3/T3T t 0")), 5) << "two and two more";
  EXPECT_EQ(least_plies_between(now, position_of("T3T/5/5/G1G2/T2T1 g 0")), 2);
  EXPECT_EQ(least_plies_between(now, position_of("T3T/5/5/GG3/T2T1 t 0")), 3) << "no goat moved";
  EXPECT_EQ(least_plies_between(now, position_of("T3T/5/5/GG3/T2T1 g 0")), 4);
}

std::uint64_t key_after(Repetition repetition, const std::string& moves, int depth) {
  Game game({&bagh_chal_board(), {.captures_to_win = 20, .repetition = repetition, .ply_limit = 0}},
            position_of("5/4G/5/G4/TTTT1 g 0"), 0);
  play_moves(game, moves);
  return result_key(game.history(), depth, false);
}

TEST(RelevantPast, ThePastIsPartOfTheKeyAsSoonAsItCanComeBack) {
  // The same position after two orders of moves.
  const std::string one = "a2-a3 d1-d2 e4-e5";
  const std::string other = "e4-e5 d1-d2 a2-a3";
  for (const Repetition repetition : {Repetition::forbidden, Repetition::draw_on_third}) {
    EXPECT_EQ(key_after(repetition, one, 1), key_after(repetition, other, 1));
    EXPECT_NE(key_after(repetition, one, 3), key_after(repetition, other, 3));
  }
  EXPECT_EQ(key_after(Repetition::free, one, 9), key_after(Repetition::free, other, 9));
}

TEST(RelevantPast, TheLimitIsPartOfTheKeyOnceItIsWithinTheDepth) {
  const Variant variant{&bagh_chal_board(), {.ply_limit = 50}};
  const Position position = position_of("T3T/5/5/GG3/T3T g 18");
  const auto key = [&](int ply, int depth, bool uses_prober) {
    return result_key(History(variant, position, ply), depth, uses_prober);
  };
  EXPECT_EQ(key(20, 9, false), key(40, 9, false));
  EXPECT_NE(key(20, 10, false), key(40, 10, false));
  EXPECT_NE(key(20, 9, true), key(40, 9, true));
  EXPECT_NE(probe_key(History(variant, position, 20)), probe_key(History(variant, position, 40)));
}

TEST(RelevantPast, InThePlacementPhaseTheKeyIsThePosition) {
  Random random(2);
  for (int i = 0; i < 50; ++i) {
    const Position position = random_played_position(traditional(), 12, random);
    const History history(traditional(), position, 12);
    EXPECT_EQ(result_key(history, 20, false), position.pack(bagh_chal_board()));
  }
}

}  // namespace
}  // namespace baghchal
