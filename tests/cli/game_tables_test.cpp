// What a game's players find in the folder of solutions, by the small game that ctest has solved.

#include "baghchal/cli/game_tables.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/folder.hpp"

namespace baghchal {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// The small game, under rules that look at the game's past as well.
const Variant& small_game() {
  static const Geometry board = bagh_chal_board().with_goats(2);
  static const Variant variant{&board, [] {
                                 Rules rules = traditional().rules;
                                 rules.captures_to_win = 1;
                                 return rules;
                               }()};
  return variant;
}

/// A folder of solutions with a copy of the small game's tables for so many goats placed.
void copy_tables(const Folder& folder, const std::vector<int>& placed) {
  const std::string game = variant_folder_name(small_game());
  fs::create_directories(folder.at(game));
  for (const int number : placed) {
    const std::string table = game + '/' + table_file_name(number);
    fs::copy_file(fs::path(BAGHCHAL_TEST_SOLUTION) / table, folder.at(table));
  }
}

TEST(GameTables, WholeSolutionsKnowEveryPosition) {
  const GameTables tables(BAGHCHAL_TEST_SOLUTION, small_game());
  EXPECT_EQ(tables.sentence("Perfect play", "searches for a second a move"),
            "Perfect play knows every position.");
  ASSERT_NE(tables.tablebase(), nullptr);
  const auto verdict = tables.tablebase()->probe(Position::start(*small_game().board));
  EXPECT_TRUE(verdict && *verdict);
}

TEST(GameTables, OfTheMovementPhaseSayThatTheOthersCanBeMade) {
  const Folder folder;
  copy_tables(folder, {2});
  const GameTables tables(folder.path(), small_game());
  EXPECT_NE(tables.tablebase(), nullptr);
  EXPECT_EQ(
      tables.sentence("Perfect play", "searches for a second a move"),
      "Perfect play knows every position once all goats are placed; elsewhere it searches for "
      "a second a move: baghchal solve --dir " +
          folder.path() + " --goats 2 --captures-to-win 1 makes the tables that are missing.");
}

TEST(GameTables, OfUnfinishedSolutionsSayHowFarTheyReach) {
  const Folder upper;
  copy_tables(upper, {1, 2});
  EXPECT_THAT(GameTables(upper.path(), small_game())
                  .sentence("Perfect play", "searches for a second a move"),
              HasSubstr("knows every position with 1 goat placed or more; "));
  const Folder lower;
  copy_tables(lower, {0});
  EXPECT_THAT(GameTables(lower.path(), small_game())
                  .sentence("Perfect play", "searches for a second a move"),
              HasSubstr("knows a part of the positions; "));
}

TEST(GameTables, MayBeMissing) {
  const Folder folder;
  const GameTables tables(folder.path(), traditional());
  EXPECT_EQ(tables.tablebase(), nullptr);
  EXPECT_EQ(tables.sentence("Perfect play", "searches for a second a move"),
            "Perfect play searches for a second a move, since there are no tables in " +
                folder.path() + "/bagh-chal-20-goats: make them with baghchal solve --dir " +
                folder.path() + ".");
}

TEST(GameTables, ThatAreDamagedAreLeftAlone) {
  const Folder folder;
  copy_tables(folder, {1, 2});
  const std::string table = variant_folder_name(small_game()) + '/' + table_file_name(1);
  fs::resize_file(folder.at(table), 100);
  const GameTables tables(folder.path(), small_game());
  EXPECT_EQ(tables.tablebase(), nullptr);
  EXPECT_THAT(tables.sentence("Perfect play", "searches for a second a move"),
              HasSubstr("searches for a second a move, since " + folder.at(table)));
}

TEST(GameTables, AreNotMadeForALastStand) {
  Variant variant = small_game();
  variant.rules.last_stand = 2;
  const GameTables tables(BAGHCHAL_TEST_SOLUTION, variant);
  EXPECT_EQ(tables.tablebase(), nullptr);
  EXPECT_THAT(tables.sentence("Perfect play", "searches for a second a move"),
              HasSubstr("no tables are made for a last stand"));
}

}  // namespace
}  // namespace baghchal
