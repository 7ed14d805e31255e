/// Compares tables of the real game with figures from an independent solver. The movement phase is
/// solved for it (CMakeLists.txt); where BAGHCHAL_TABLES names a folder with more, that is
/// compared.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <numeric>
#include <sstream>

#include "baghchal/notation/position_line.hpp"
#include "baghchal/tablebase/table_folder.hpp"

namespace baghchal {
namespace {

const Variant& variant() {
  static const Variant solved{&bagh_chal_board(), *find_rules("solver")};
  return solved;
}

const Tablebase& tablebase() {
  static const auto tables = [] {
    const char* const named = std::getenv("BAGHCHAL_TABLES");
    return TableFolder::open(named != nullptr ? named : BAGHCHAL_MOVEMENT_TABLES, variant());
  }();
  return tables.value().tablebase();
}

/// The lines of a file of columns, comments left out.
std::vector<std::vector<std::string>> rows_of(const std::string& name) {
  std::ifstream in(std::string(BAGHCHAL_TEST_DATA "/solution/") + name);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::vector<std::string> cells;
    std::istringstream columns(line);
    for (std::string cell; std::getline(columns, cell, '\t');) cells.push_back(cell);
    rows.push_back(std::move(cells));
  }
  return rows;
}

std::string text_of(std::optional<int> number) {
  return number ? std::to_string(*number) : "-";
}

std::vector<std::string> cells_of(const Verdict& verdict) {
  constexpr std::array values{"goats", "draw", "tigers"};
  return {values[static_cast<std::size_t>(verdict.value)], text_of(verdict.distance_plies),
          text_of(verdict.forced_captures), text_of(verdict.forced_captures_in_plies)};
}

TEST(Reference, PositionsHaveTheKnownVerdicts) {
  int compared = 0;
  for (const std::vector<std::string>& row : rows_of("values.tsv")) {
    const auto line = parse_position(row[0], variant());
    ASSERT_TRUE(line.has_value()) << row[0];
    const auto verdict = tablebase().probe(line->position);
    ASSERT_TRUE(verdict.has_value()) << verdict.error();
    if (!*verdict) continue;
    EXPECT_EQ(cells_of(**verdict), std::vector(row.begin() + 1, row.end())) << row[0];
    ++compared;
  }
  EXPECT_GE(compared, 300);
}

TEST(Reference, TiersHaveTheKnownCounts) {
  int compared = 0;
  for (const std::vector<std::string>& row : rows_of("counts.tsv")) {
    const Table* const table = tablebase().table(std::stoi(row[0]));
    if (table == nullptr) continue;
    const TableSection* const section = table->section(std::stoi(row[2]));
    ASSERT_NE(section, nullptr) << row[0] << ' ' << row[2];
    const TierCounts& counts = section->counts[row[1] == "g" ? 0 : 1];
    const std::vector<std::uint64_t>& grades = counts.by_grade;
    EXPECT_EQ(grades.back(), std::stoull(row[3]));
    EXPECT_EQ(std::accumulate(grades.begin() + 1, grades.end() - 1, std::uint64_t{0}),
              std::stoull(row[4]));
    EXPECT_EQ(grades.front(), std::stoull(row[5]));
    EXPECT_EQ(counts.illegal, std::stoull(row[6]));
    ++compared;
  }
  EXPECT_GE(compared, 10);
}

/// The line of the longest win goes down ply by ply to the end.
TEST(Reference, TheLongestWinsHaveLinesOfTheirLength) {
  const Geometry& board = *variant().board;
  for (const TableSection& section : tablebase().table(board.goats())->head().sections) {
    for (const auto& by_winner : section.longest) {
      for (const LongestWin& longest : by_winner) {
        if (longest.plies == Symbol::no_plies) continue;
        Position position = Position::unpack(longest.position, board);
        const std::vector<Move> line = tablebase().line(position).value();
        ASSERT_EQ(line.size(), longest.plies);
        for (const Move move : line) position = play_unchecked(position, move);
        EXPECT_NE(decision(position, variant()), Decision::none);
      }
    }
  }
}

}  // namespace
}  // namespace baghchal
