#include "baghchal/board/perft.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "tests/support/generators.hpp"
#include "tests/support/plain_rules.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

#ifdef NDEBUG
constexpr std::uint64_t most_leaves = 10'000'000'000;
#else
constexpr std::uint64_t most_leaves = 3'000'000;
#endif

struct KnownCount {
  std::string position;
  int depth;
  std::uint64_t leaves;
};

std::vector<KnownCount> known_counts() {
  std::vector<KnownCount> counts;
  std::ifstream file(BAGHCHAL_TEST_DATA "/perft.tsv");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream fields(line);
    KnownCount known;
    std::getline(fields, known.position, '\t');
    fields >> known.depth >> known.leaves;
    counts.push_back(known);
  }
  return counts;
}

TEST(Perft, GivesTheKnownCounts) {
  const std::vector<KnownCount> counts = known_counts();
  ASSERT_GT(counts.size(), 50U);
  for (const auto& [position, depth, leaves] : counts) {
    if (leaves > most_leaves) continue;
    EXPECT_EQ(perft(position_of(position), depth, traditional()), leaves)
        << position << " to depth " << depth;
  }
}

TEST(Perft, CountsOneLineOfNoMoves) {
  EXPECT_EQ(perft(Position::start(bagh_chal_board()), 0, traditional()), 1U);
}

TEST(Perft, AFinishedGameHasNoMoves) {
  EXPECT_EQ(perft(position_of("T3T/5/2G2/5/T3T g 14 5"), 1, traditional()), 0U);
  EXPECT_EQ(perft(position_of("T3T/5/2G2/5/T3T g 14 5"), 3, traditional()), 0U);
}

RC_GTEST_PROP(Perft, AgreesWithThePlainRules, ()) {
  const Position position = *any_kind_of_position(traditional());
  RC_ASSERT(perft(position, 2, traditional()) == PlainRules(traditional()).perft(position, 2));
}

RC_GTEST_PROP(Perft, AgreesWithThePlainRulesNearConfinement, ()) {
  const Position position = *any_tight_position(traditional());
  RC_ASSERT(perft(position, 3, traditional()) == PlainRules(traditional()).perft(position, 3));
}

TEST(Perft, AgreesWithThePlainRulesOnSmallBoards) {
  for (const Variant& variant : small_variants()) {
    const Position start = Position::start(*variant.board);
    for (int depth = 1; depth <= 5; ++depth) {
      EXPECT_EQ(perft(start, depth, variant), PlainRules(variant).perft(start, depth));
    }
  }
}

RC_GTEST_PROP(DividedPerft, AddsUpToTheWhole, ()) {
  const Position position = *any_kind_of_position(traditional());
  const int depth = *rc::gen::inRange(1, 4);
  const MoveList moves = legal_moves(position, traditional());
  std::uint64_t total = 0;
  int index = 0;
  for (const auto& [move, nodes] : divided_perft(position, depth, traditional())) {
    RC_ASSERT(move == moves[index++]);
    RC_ASSERT(nodes == perft(play_unchecked(position, move), depth - 1, traditional()));
    total += nodes;
  }
  RC_ASSERT(index == moves.size());
  RC_ASSERT(total == perft(position, depth, traditional()));
}

}  // namespace
}  // namespace baghchal
