#include "baghchal/puzzles/theme.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "baghchal/board/setup.hpp"
#include "tests/support/lone_tiger.hpp"
#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"

namespace baghchal {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

/// The real board with as many goats as stand on it, are in hand and are captured.
Geometry board_of(const std::string& line) {
  std::istringstream words(line);
  std::string rows;
  std::string side;
  int hand = 0;
  int captured = 0;
  words >> rows >> side >> hand >> captured;
  const auto goats = static_cast<int>(std::ranges::count(rows, 'G'));
  return bagh_chal_board().with_goats(goats + hand + captured);
}

/// The themes of an answer given by its moves, where no table knows anything.
std::vector<Theme> themes(const std::string& line, const std::string& moves,
                          const Verdict& verdict = {}) {
  const Geometry board = board_of(line);
  const Variant variant{&board, {}};
  const Tablebase no_tables(variant);
  Game game(variant, position_of(line, board), 0);
  play_moves(game, moves);
  const std::vector<Move> answer(game.moves().begin(), game.moves().end());
  const auto found =
      themes_of(game.start(), Answer{PuzzleKind::hold, verdict, answer, answer}, no_tables);
  return found.value();
}

TEST(Themes, OfACapture) {
  EXPECT_THAT(themes("T3T/5/5/G4/T3T t 19 0", "a1xa3"),
              ElementsAre(Theme::capture, Theme::placement));
}

TEST(Themes, OfAGoatLeftAlone) {
  const auto found = themes("T3T/5/5/G4/T3T t 19 0", "e1-d1");
  EXPECT_THAT(found, ElementsAre(Theme::poisoned_goat, Theme::quiet, Theme::placement));
}

TEST(Themes, OfAFork) {
  // On c3 the tiger attacks d3 and c2.
  EXPECT_THAT(themes("T3T/1T3/3G1/2G2/T4 t 18 0", "b4-c3"), Contains(Theme::fork));
  EXPECT_THAT(themes("T3T/1T3/3G1/2G2/T4 t 18 0", "b4-c3"), Not(Contains(Theme::quiet)));
  EXPECT_THAT(themes("T3T/1T3/3G1/5/T4 t 19 0", "b4-c3"), Not(Contains(Theme::fork)));
}

/// The tiger on a1 is hemmed in as long as that on b2 stays.
TEST(Themes, OfAnEscape) {
  EXPECT_THAT(themes("4T/5/T4/GT3/TGG2 t 0 0", "b2-b3"), Contains(Theme::escape));
  EXPECT_THAT(themes("4T/5/T4/GT3/TGG2 t 0 0", "e5-e4"), Not(Contains(Theme::escape)));
}

TEST(Themes, OfAHangingGoatThatIsSaved) {
  EXPECT_THAT(themes("T3T/5/5/G4/T3T g 19 0", "a3"),
              ElementsAre(Theme::hanging_goat, Theme::block, Theme::placement));
  EXPECT_THAT(themes("T3T/5/5/G4/T3T g 0 0", "a2-b2"),
              ElementsAre(Theme::hanging_goat, Theme::sacrifice));
  EXPECT_THAT(themes("T3T/5/5/G4/T3T g 0 0", "a2-a3"),
              ElementsAre(Theme::hanging_goat, Theme::retreat));
}

TEST(Themes, OfASacrifice) {
  EXPECT_THAT(themes("T3T/5/5/5/T3T g 20 0", "b2"),
              ElementsAre(Theme::sacrifice, Theme::placement));
  EXPECT_THAT(themes("T3T/5/5/5/T3T g 20 0", "c1"), ElementsAre(Theme::quiet, Theme::placement));
}

TEST(Themes, OfTheNet) {
  EXPECT_THAT(themes("GGGGG/GGGG1/TT1TG/GTGG1/GGGGG g 0 2", "c4-c3"), Contains(Theme::net));
}

TEST(Themes, OfTheEdge) {
  EXPECT_THAT(themes("T3T/5/5/1G3/T3T g 0 0", "b2-b1"), Contains(Theme::edge));
  EXPECT_THAT(themes("T3T/5/5/5/TG2T g 0 0", "b1-c1"), Not(Contains(Theme::edge)));
  EXPECT_THAT(themes("T3T/5/5/5/T3T g 20 0", "c1"), Not(Contains(Theme::edge)));
}

TEST(Themes, OfTheWhole) {
  EXPECT_THAT(themes("T3T/5/5/G4/T3T t 0 4", "e1-d1"), Contains(Theme::last_goat));
  EXPECT_THAT(themes("T3T/5/5/G4/T3T t 0 3", "e1-d1"), Not(Contains(Theme::last_goat)));
  const auto three_moves = themes("T3T/5/4G/G4/T3T t 0 0", "a1xa3 e3-d3 a3-a2 d3-e3 e5-d5");
  EXPECT_THAT(three_moves, Contains(Theme::only_moves));
  EXPECT_THAT(three_moves, Not(Contains(Theme::double_capture)));
  const auto two_captures = themes("T3T/5/2G2/G3G/T3T t 0 0", "a1xa3 c3-c4 e1xe3");
  EXPECT_THAT(two_captures, Contains(Theme::double_capture));
  EXPECT_THAT(two_captures, Not(Contains(Theme::only_moves)));
}

TEST(Themes, OfLongWins) {
  const Verdict fifteen{.value = Value::tigers, .distance_plies = 15};
  const Verdict fourteen{.value = Value::tigers, .distance_plies = 14};
  EXPECT_THAT(themes("T3T/5/5/G4/T3T t 0 0", "e1-d1", fifteen), Contains(Theme::long_win));
  EXPECT_THAT(themes("T3T/5/5/G4/T3T t 0 0", "e1-d1", fourteen), Not(Contains(Theme::long_win)));
}

/// Zugzwang by its definition, on every position of a small variant.
TEST(Themes, ZugzwangIsWherePassingWouldBeBetter) {
  const PlainSolution& solution = lone_tiger_solution();
  const Variant& variant = solution.variant();
  int met = 0;
  for (const Position& position : solution.plain().positions()) {
    const auto answer = find_answer(position, solution.tablebase());
    if (!*answer) continue;
    const auto found = themes_of(position, **answer, solution.tablebase());
    const Position after = play_unchecked(position, (*answer)->moves.front());
    const bool has_it = std::ranges::find(*found, Theme::zugzwang) != found->end();
    const auto passed = validate({.tigers = after.tigers(),
                                  .goats = after.goats(),
                                  .hand = after.hand(),
                                  .captured = after.captured(*variant.board),
                                  .side = opponent(after.side())},
                                 variant);
    const bool better = passed && decision(after, variant) == Decision::none &&
                        (after.side() == Side::tigers
                             ? solution.verdict(*passed).value > solution.verdict(after).value
                             : solution.verdict(*passed).value < solution.verdict(after).value);
    ASSERT_EQ(has_it, better) << testing::PrintToString(position);
    if (has_it) ++met;
  }
  EXPECT_GT(met, 0);
}

TEST(Themes, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const Theme theme : all_themes()) names.insert(name(theme));
  EXPECT_EQ(names.size(), all_themes().size());
}

}  // namespace
}  // namespace baghchal
