#include "baghchal/engine/analyst.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "baghchal/board/setup.hpp"
#include "baghchal/notation/move_text.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/plain_solution.hpp"
#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

PositionAnalysis analysed(const Game& game, const Tablebase* tables,
                          SearchLimits limits = {.depth_plies = 4, .nodes = 20'000}) {
  Searcher searcher(1 << 16);
  const Stop never;
  return analyse_position(searcher, tables, game, limits, never, {});
}

TEST(Analyst, SaysOfEveryMoveWhatTheTablesSay) {
  for (const Position& position : some_open_positions(solved_crowded_board(), 1000, 41)) {
    const Game game(under(solved_crowded_board(), Repetition::free, 0), position, 0);
    const PositionAnalysis analysis = analysed(game, &solved_crowded_board().tablebase());
    ASSERT_TRUE(analysis.from_tables);
    const auto rated = solved_crowded_board().tablebase().moves(position);
    ASSERT_EQ(analysis.moves.size(), rated->size());
    for (std::size_t i = 0; i < rated->size(); ++i) {
      ASSERT_EQ(analysis.moves[i].move, (*rated)[i].move);
      ASSERT_EQ(analysis.moves[i].assessment.verdict, (*rated)[i].verdict);
    }
    // A win by a move that ends the game has a distance even in the placement phase.
    const Verdict verdict = *analysis.assessment.verdict;
    if (position.placement_phase()) {
      ASSERT_EQ(verdict.value, solved_crowded_board().verdict(position).value);
      ASSERT_EQ(verdict.forced_captures, solved_crowded_board().verdict(position).forced_captures);
    } else {
      ASSERT_EQ(verdict, solved_crowded_board().verdict(position));
    }
  }
}

TEST(Analyst, TheLineIsBestPlayToTheEnd) {
  for (const Position& position : some_open_positions(solved_crowded_board(), 500, 42)) {
    if (position.placement_phase()) continue;
    for (const Variant& variant : {under(solved_crowded_board(), Repetition::free, 0),
                                   under(solved_crowded_board(), Repetition::forbidden, 200)}) {
      Game game(variant, position, 0);
      const PositionAnalysis analysis = analysed(game, &solved_crowded_board().tablebase());
      ASSERT_EQ(analysis.line.front(), analysis.moves.front().move);
      for (const Move move : analysis.line) ASSERT_TRUE(game.play(move).has_value());
      const Verdict verdict = solved_crowded_board().verdict(position);
      if (verdict.value == Value::draw) {
        ASSERT_FALSE(game.outcome());
        ASSERT_EQ(game.position().captured(game.board()), verdict.forced_captures);
      } else {
        ASSERT_EQ(game.outcome()->winner,
                  verdict.value == Value::tigers ? Side::tigers : Side::goats);
        ASSERT_EQ(static_cast<int>(analysis.line.size()), verdict.distance_plies);
      }
    }
  }
}

TEST(Analyst, SearchesWhereTablesDoNotSayAll) {
  for (const Position& position : some_open_positions(solved_crowded_board(), 100, 43)) {
    const Game game(under(solved_crowded_board(), Repetition::forbidden, 0), position, 0);
    const PositionAnalysis analysis = analysed(game, nullptr);
    ASSERT_FALSE(analysis.from_tables);
    ASSERT_EQ(static_cast<int>(analysis.moves.size()), game.legal_moves().size());
    ASSERT_EQ(analysis.line.front(), analysis.moves.front().move);
    ASSERT_GT(analysis.nodes, 0);
    const auto& best = analysis.moves.front().assessment;
    ASSERT_EQ(is_forced(best.for_tigers), is_forced(analysis.assessment.for_tigers));
    if (is_forced(best.for_tigers)) {
      ASSERT_EQ(distance_plies(best.for_tigers) + 1,
                distance_plies(analysis.assessment.for_tigers));
    }
  }
}

TEST(Analyst, SaysHowAGameEnded) {
  Game game(traditional());
  game.resign(Side::goats);
  const PositionAnalysis analysis = analysed(game, nullptr);
  EXPECT_TRUE(analysis.moves.empty());
  EXPECT_EQ(analysis.assessment.verdict, (Verdict{.value = Value::tigers, .distance_plies = 0}));
}

/// The position with the other side to move, if that can be and the game goes on.
std::optional<Position> turned_over(const Position& position, const Variant& variant) {
  const Setup setup{.tigers = position.tigers(),
                    .goats = position.goats(),
                    .hand = position.hand(),
                    .captured = position.captured(*variant.board),
                    .side = opponent(position.side())};
  const auto turned = validate(setup, variant);
  if (!turned || decision(*turned, variant) != Decision::none) return std::nullopt;
  return *turned;
}

bool has_capture(const Position& position, const Variant& variant) {
  return std::ranges::any_of(legal_moves(position, variant), &Move::is_capture);
}

std::string threat_in(const std::string& line) {
  const Game game(traditional(), position_of(line), 0);
  const PositionAnalysis analysis = analysed(game, nullptr, {.depth_plies = 3});
  return analysis.threat ? to_text(analysis.threat->move, game.board()) : "";
}

TEST(Analyst, SeesWhatTheOtherSideThreatens) {
  EXPECT_EQ(threat_in("T1G1T/4G/5/5/T3T g 18"), "e5xe3");
  EXPECT_EQ(threat_in("T3T/5/5/1G3/T3T g 19"), "") << "the goat is lost whoever is to move";
  EXPECT_EQ(threat_in("TGGGT/GG1GG/G3G/GG1GG/TGGGT t 4"), "c3") << "traps the tigers";
  EXPECT_EQ(threat_in("T3T/5/5/5/T1G1T g 19"), "");
}

TEST(Analyst, ByTheTablesAThreatGainsAGradeAndNothingLess) {
  const Variant variant = under(solved_crowded_board(), Repetition::free, 0);
  int threats = 0;
  int captures_that_gain_nothing = 0;
  for (const Position& position : some_open_positions(solved_crowded_board(), 1000, 45)) {
    const PositionAnalysis analysis =
        analysed(Game(variant, position, 0), &solved_crowded_board().tablebase());
    const auto turned = turned_over(position, variant);
    if (!turned) {
      ASSERT_FALSE(analysis.threat);
      continue;
    }
    const Verdict now = solved_crowded_board().verdict(position);
    const Verdict then = solved_crowded_board().verdict(*turned);
    const bool gains = grade_of(now, variant.rules) != grade_of(then, variant.rules) &&
                       compare_for(turned->side(), then, now) < 0;
    ASSERT_EQ(analysis.threat.has_value(), gains) << testing::PrintToString(position);
    threats += gains ? 1 : 0;
    if (!gains && has_capture(*turned, variant)) ++captures_that_gain_nothing;
  }
  EXPECT_GT(threats, 20);
  EXPECT_GT(captures_that_gain_nothing, 20);
}

TEST(Analyst, NoThreatWhereTheOtherSideCannotHaveTheTurn) {
  // The goats, all placed, would have no move.
  EXPECT_EQ(threat_in("GTTT1/GT3/5/5/5 t 0"), "");
}

TEST(Analyst, SaysWhichTableIsDamaged) {
  const PlainSolution solution(solved_crowded_board().variant());
  const PlainTable table = plain_table(solution.plain(), solution.variant(),
                                       solution.tablebase().classes(), solution.goats());
  std::vector<std::byte> file =
      to_bytes(table, solution.variant(), solution.tablebase().classes(), Codec::none, 1U << 20);
  file.back() ^= std::byte{1};
  Tablebase tables(solution.variant());
  ASSERT_TRUE(tables.add("placed-06.table", file, nullptr));
  bool said = false;
  for (const Position& position : some_open_positions(solved_crowded_board(), 50, 44)) {
    const PositionAnalysis analysis =
        analysed(Game(under(solved_crowded_board(), Repetition::free, 0), position, 0), &tables);
    ASSERT_FALSE(analysis.moves.empty());
    said = said || analysis.damage.has_value();
  }
  EXPECT_TRUE(said);
}

TEST(Analyst, StoppedAtOnceItStillListsEveryMove) {
  Searcher searcher(1 << 16);
  Stop stop;
  stop.request();
  const Game game(traditional());
  const PositionAnalysis analysis = analyse_position(searcher, nullptr, game, {}, stop, {});
  EXPECT_EQ(static_cast<int>(analysis.moves.size()), game.legal_moves().size());
  EXPECT_EQ(analysis.depth_plies, 0);
}

}  // namespace
}  // namespace baghchal
