#include "baghchal/puzzles/answer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/lone_tiger.hpp"
#include "tests/support/plain_rules.hpp"

namespace baghchal {
namespace {

std::vector<Variant> variants() {
  return {lone_tiger(), lone_tiger(Confinement::tigers_win)};
}

/// The slow obvious twin: what moves are worth, from the plain solver and the plain rules.
class Judge {
 public:
  explicit Judge(const PlainSolution& solution) : solution_(solution), rules_(solution.variant()) {}

  /// How good the position after a move is for who makes it: the higher the better. Time counts in
  /// wins where it is asked for.
  int worth(const Position& position, Move move, bool with_time) const {
    const Verdict verdict = solution_.plain().verdict(rules_.play(position, move));
    const int most = solution_.variant().rules.captures_to_win;
    const int time = with_time ? verdict.distance_plies.value_or(0) : 0;
    const int for_tigers = verdict.value == Value::tigers  ? 1000 * (most + 1) - time
                           : verdict.value == Value::goats ? -1000 * (most + 1) + time
                                                           : 1000 * *verdict.forced_captures;
    return position.side() == Side::tigers ? for_tigers : -for_tigers;
  }

  std::vector<Move> best(const Position& position, bool with_time = false) const {
    std::vector<Move> found;
    int most = 0;
    for (const Move move : rules_.legal_moves(position)) {
      const int value = worth(position, move, with_time);
      if (!found.empty() && value < most) continue;
      if (!found.empty() && value > most) found.clear();
      most = value;
      found.push_back(move);
    }
    return found;
  }

  /// Moves after which the same side wins, or nobody does, as before.
  std::vector<Move> same_value(const Position& position) const {
    std::vector<Move> found;
    for (const Move move : rules_.legal_moves(position)) {
      const Position after = rules_.play(position, move);
      if (solution_.plain().verdict(after).value == solution_.plain().verdict(position).value) {
        found.push_back(move);
      }
    }
    return found;
  }

  /// Moves that a solver may choose from, in a puzzle of that kind.
  std::vector<Move> right(PuzzleKind kind, const Position& position) const {
    return kind == PuzzleKind::hold ? same_value(position) : best(position);
  }

  std::size_t choices(const Position& position) const {
    return rules_.legal_moves(position).size();
  }

 private:
  const PlainSolution& solution_;
  PlainRules rules_;
};

/// Calls `look` for each position that is a puzzle.
template <typename Look>
void for_each_answer(const PlainSolution& solution, const Look& look) {
  for (const Position& position : solution.plain().positions()) {
    const auto answer = find_answer(position, solution.tablebase());
    EXPECT_TRUE(answer) << answer.error();
    if (!*answer) continue;
    look(position, **answer);
  }
}

TEST(Answer, IsThereWhereOneMoveAloneKeepsTheValue) {
  for (const Variant& variant : variants()) {
    PlainSolution solution(variant);
    solution.add_all();
    const Judge judge(solution);
    for (const Position& position : solution.plain().positions()) {
      const auto answer = find_answer(position, solution.tablebase());
      ASSERT_TRUE(answer) << answer.error();
      const std::vector<Move> best = judge.best(position);
      if (*answer) {
        ASSERT_EQ(best, std::vector{(*answer)->moves.front()});
        ASSERT_EQ((*answer)->verdict, solution.verdict(position));
        ASSERT_GE(judge.choices(position), 3U);
      } else if (judge.choices(position) >= 3U && best.size() == 1) {
        // Then it is about a goat that is far off.
        ASSERT_EQ(solution.verdict(position).value, Value::draw)
            << testing::PrintToString(position);
        ASSERT_GT(judge.same_value(position).size(), 1U) << testing::PrintToString(position);
      }
    }
  }
}

TEST(Answer, EachMoveOfTheSolverIsTheOnlyOneAndEachReplyTheBest) {
  for (const Variant& variant : variants()) {
    PlainSolution solution(variant);
    solution.add_all();
    const Judge judge(solution);
    for_each_answer(solution, [&](Position position, const Answer& answer) {
      ASSERT_EQ(answer.moves.size() % 2, 1U);
      ASSERT_LE(answer.moves.size(), 2U * most_only_moves - 1);
      for (std::size_t i = 0; i < answer.moves.size(); ++i) {
        const Move move = answer.moves[i];
        if (i % 2 == 0) {
          ASSERT_EQ(judge.right(answer.kind, position), std::vector{move});
        } else {
          ASSERT_THAT(judge.best(position), testing::Contains(move));
        }
        position = play_unchecked(position, move);
      }
    });
  }
}

/// Of the replies that are as good, none leaves the solver fewer right moves.
TEST(Answer, RepliesAreTheMostStubborn) {
  const PlainSolution& solution = lone_tiger_solution();
  const Judge judge(solution);
  int longer = 0;
  for_each_answer(solution, [&](const Position& position, const Answer& answer) {
    if (answer.kind != PuzzleKind::win && answer.kind != PuzzleKind::trap) return;
    const Position after = play_unchecked(position, answer.moves[0]);
    if (decision(after, solution.variant()) != Decision::none) return;
    std::size_t fewest = MoveList::capacity;
    for (const Move reply : judge.best(after, true)) {
      fewest = std::min(fewest, judge.best(play_unchecked(after, reply)).size());
    }
    ASSERT_EQ(answer.moves.size() > 1, fewest == 1) << testing::PrintToString(position);
    if (fewest == 1) ++longer;
  });
  EXPECT_GT(longer, 0);
}

TEST(Answer, LinesOfWinsAreAsLongAsTheDistanceAndEndTheGame) {
  for (const Variant& variant : variants()) {
    PlainSolution solution(variant);
    solution.add_all();
    for_each_answer(solution, [&](Position position, const Answer& answer) {
      ASSERT_TRUE(std::ranges::equal(
          answer.moves.begin(), answer.moves.end(), answer.line.begin(),
          answer.line.begin() + static_cast<std::ptrdiff_t>(answer.moves.size())));
      if (answer.kind != PuzzleKind::win && answer.kind != PuzzleKind::trap) return;
      ASSERT_EQ(answer.line.size(), static_cast<std::size_t>(*answer.verdict.distance_plies));
      for (const Move move : answer.line) {
        ASSERT_TRUE(is_legal(move, position, variant));
        position = play_unchecked(position, move);
      }
      ASSERT_NE(decision(position, variant), Decision::none);
    });
  }
}

TEST(Answer, IsOfEachKindSomewhere) {
  std::vector<PuzzleKind> seen;
  for_each_answer(lone_tiger_solution(), [&](const Position& position, const Answer& answer) {
    seen.push_back(answer.kind);
    const bool tigers = position.side() == Side::tigers;
    switch (answer.kind) {
      case PuzzleKind::win:
      case PuzzleKind::trap:
        ASSERT_EQ(tigers, answer.kind == PuzzleKind::win);
        ASSERT_FALSE(position.placement_phase());
        ASSERT_EQ(answer.verdict.value, tigers ? Value::tigers : Value::goats);
        break;
      case PuzzleKind::keep_win:
        ASSERT_TRUE(position.placement_phase());
        ASSERT_EQ(answer.verdict.value, tigers ? Value::tigers : Value::goats);
        break;
      case PuzzleKind::hold:
        ASSERT_EQ(answer.verdict.value, Value::draw);
        break;
      case PuzzleKind::capture:
      case PuzzleKind::save:
        ASSERT_EQ(tigers, answer.kind == PuzzleKind::capture);
        ASSERT_EQ(answer.verdict.value, Value::draw);
        break;
    }
  });
  for (const PuzzleKind kind : puzzle_kinds()) {
    EXPECT_THAT(seen, testing::Contains(kind));
  }
}

TEST(Answer, IsNotThereWhereTablesAreMissing) {
  PlainSolution solution(lone_tiger());
  solution.add(solution.goats());
  int movement = 0;
  for_each_answer(solution, [&](const Position& position, const Answer&) {
    ASSERT_LE(position.hand(), 1);
    if (!position.placement_phase()) ++movement;
  });
  EXPECT_GT(movement, 0);
}

TEST(PuzzleKinds, AreFoundByTheirNames) {
  for (const PuzzleKind kind : puzzle_kinds()) EXPECT_EQ(find_puzzle_kind(name(kind)), kind);
  EXPECT_EQ(find_puzzle_kind("mate"), std::nullopt);
}

}  // namespace
}  // namespace baghchal
