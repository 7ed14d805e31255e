#include "baghchal/solver/solve.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>

#include "baghchal/tablebase/table_folder.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/plain_solver.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using testing::AllOf;
using testing::HasSubstr;

SolveOptions options_for(const Variant& variant, const std::string& folder, int threads = 2) {
  return {.variant = variant, .folder = folder, .threads = threads};
}

void solve_all(const Variant& variant, const std::string& folder, int threads = 2) {
  EXPECT_EQ(solve(options_for(variant, folder, threads), {}, [](const SolveProgress&) {}),
            SolveEnd::complete);
}

std::map<std::string, std::string> files_in(const std::string& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream in(entry.path(), std::ios::binary);
    files[entry.path().filename()] = {std::istreambuf_iterator<char>(in), {}};
  }
  return files;
}

/// What the tables are to say: no plies in the placement phase, but of a game that is over.
Verdict as_in_tables(Verdict verdict, const Position& position) {
  if (!position.placement_phase() || verdict.distance_plies == 0) return verdict;
  verdict.distance_plies.reset();
  verdict.forced_captures_in_plies.reset();
  return verdict;
}

const Geometry& small_board_with(int goats) {
  static std::map<int, Geometry> boards;
  return boards.try_emplace(goats, small_board().with_goats(goats)).first->second;
}

/// Among them games with wins of both sides and draws of every grade, many goats and few, and goats
/// that are confined.
std::vector<Variant> variants() {
  std::vector<Variant> result;
  for (const Variant& variant : small_variants()) {
    if (variant.rules.last_stand == 0) result.push_back(variant);
  }
  for (const Confinement confinement : {Confinement::illegal, Confinement::tigers_win}) {
    result.push_back({&small_board_with(1), {.captures_to_win = 1, .confinement = confinement}});
    result.push_back({&small_board_with(3), {.captures_to_win = 3, .confinement = confinement}});
    result.push_back({&small_board_with(5), {.captures_to_win = 3, .confinement = confinement}});
    result.push_back({&small_board_with(7), {.captures_to_win = 4, .confinement = confinement}});
  }
  return result;
}

class Solved : public testing::TestWithParam<Variant> {
 protected:
  Solved() { solve_all(variant_, folder_.path()); }

  const Variant& variant_ = GetParam();
  Folder folder_;

  /// The solution as a user opens it.
  const Tablebase& tablebase() {
    if (!tables_) tables_ = TableFolder::open(folder_.path(), variant_);
    return tables_->value().tablebase();
  }

 private:
  std::optional<Result<TableFolder>> tables_;
};

TEST_P(Solved, EveryPositionAsThePlainSolverHasIt) {
  const PlainSolver plain(variant_);
  for (const Position& position : plain.positions()) {
    const auto verdict = tablebase().probe(position);
    ASSERT_TRUE(verdict.has_value()) << verdict.error();
    ASSERT_EQ(*verdict, as_in_tables(plain.verdict(position), position))
        << testing::PrintToString(position);
  }
}

TEST_P(Solved, CountsEveryPositionUpToSymmetry) {
  const PlainSolver plain(variant_);
  std::map<std::tuple<int, int, Side>, std::map<int, std::uint64_t>> expected;
  for (const Position& position : plain.positions()) {
    const TigerPlace place = tablebase().classes().locate(position.tigers());
    const GoatWord word = tablebase().classes().goat_word(position.goats(), place);
    const bool stands = position.tigers() == tablebase().classes().tigers(place.tiger_class) &&
                        tablebase().classes().stands_for_its_orbit(word, place.tiger_class);
    const int captured = position.captured(*variant_.board);
    if (!stands || captured >= variant_.rules.captures_to_win) continue;
    const Grade grade = grade_of(plain.verdict(position), variant_.rules);
    ++expected[{position.placed(*variant_.board), captured, position.side()}][grade];
  }
  for (int placed = 0; placed <= variant_.board->goats(); ++placed) {
    for (const TableSection& section : tablebase().table(placed)->head().sections) {
      for (const Side side : {Side::goats, Side::tigers}) {
        const TierCounts& counts = section.counts[static_cast<std::size_t>(side)];
        for (std::size_t grade = 0; grade < counts.by_grade.size(); ++grade) {
          ASSERT_EQ(counts.by_grade[grade],
                    (expected[{placed, section.captured, side}][static_cast<int>(grade)]))
              << placed << ' ' << section.captured << ' ' << static_cast<int>(side) << ' ' << grade;
        }
      }
    }
  }
}

TEST_P(Solved, ListsMovesBestFirstAndALineToTheEnd) {
  const std::vector<Position> positions = all_positions(variant_);
  for (std::size_t i = 0; i < positions.size(); i += 7) {
    const auto moves = tablebase().moves(positions[i]).value();
    ASSERT_EQ(moves.size(), static_cast<std::size_t>(count_legal_moves(positions[i], variant_)));
    for (std::size_t m = 1; m < moves.size(); ++m) {
      ASSERT_LE(compare_for(positions[i].side(), *moves[m - 1].verdict, *moves[m].verdict), 0);
    }
    Position end = positions[i];
    const Verdict verdict = tablebase().probe(end).value().value();
    const std::vector<Move> line = tablebase().line(end).value();
    for (const Move move : line) {
      ASSERT_TRUE(is_legal(move, end, variant_)) << testing::PrintToString(positions[i]);
      end = play_unchecked(end, move);
    }
    const Verdict at_end = tablebase().probe(end).value().value();
    ASSERT_EQ(at_end.value, verdict.value);
    ASSERT_EQ(at_end.forced_captures, verdict.forced_captures);
    if (verdict.value != Value::draw) {
      ASSERT_NE(decision(end, variant_), Decision::none) << testing::PrintToString(positions[i]);
    } else {
      ASSERT_EQ(end.captured(*variant_.board), *verdict.forced_captures);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, Solved, testing::ValuesIn(variants()),
                         [](const testing::TestParamInfo<Variant>& tested) {
                           std::string name = variant_folder_name(tested.param);
                           std::ranges::replace(name, '-', '_');
                           return name + std::to_string(tested.index);
                         });

Variant some_variant() {
  return {&small_board_with(5), {.captures_to_win = 3}};
}

TEST(Solve, GivesTheSameFilesWithAnyNumberOfThreads) {
  const Folder one;
  const Folder three;
  solve_all(some_variant(), one.path(), 1);
  solve_all(some_variant(), three.path(), 3);
  EXPECT_EQ(files_in(one.path()), files_in(three.path()));
}

TEST(Solve, StoppedAnywhereGoesOnToTheSameFiles) {
  const Folder whole;
  std::size_t reports = 0;
  solve(options_for(some_variant(), whole.path()), {}, [&](const SolveProgress&) { ++reports; });
  for (std::size_t stop_at = 0; stop_at < reports; stop_at += 3) {
    const Folder folder;
    std::stop_source stop;
    std::size_t seen = 0;
    const SolveEnd end = solve(options_for(some_variant(), folder.path()), stop.get_token(),
                               [&](const SolveProgress&) {
                                 if (seen++ == stop_at) stop.request_stop();
                               });
    if (end == SolveEnd::complete) continue;
    solve_all(some_variant(), folder.path());
    ASSERT_EQ(files_in(folder.path()), files_in(whole.path())) << stop_at;
  }
}

TEST(Solve, TakesFinishedTablesAsTheyAre) {
  const Folder folder;
  solve_all(some_variant(), folder.path());
  std::filesystem::remove(folder.path() + "/placed-00.table");
  const auto unchanged = std::filesystem::last_write_time(folder.path() + "/placed-01.table");
  std::vector<std::string> steps;
  solve(options_for(some_variant(), folder.path()), {}, [&](const SolveProgress& progress) {
    if (steps.empty() || steps.back() != progress.step) steps.push_back(progress.step);
  });
  EXPECT_EQ(steps, std::vector<std::string>{"placement phase, 0 placed"});
  EXPECT_EQ(std::filesystem::last_write_time(folder.path() + "/placed-01.table"), unchanged);
}

TEST(Solve, ReportsProgressThatNeverShrinksAndEndsAtAll) {
  const Folder folder;
  double last = 0;
  solve(options_for(some_variant(), folder.path()), {}, [&](const SolveProgress& progress) {
    EXPECT_GE(progress.done, last);
    last = progress.done;
  });
  EXPECT_DOUBLE_EQ(last, 1);
}

TEST(Solve, TheMovementPhaseAloneLeavesTheRestUnknown) {
  const Folder folder;
  SolveOptions options = options_for(some_variant(), folder.path());
  options.movement_only = true;
  EXPECT_EQ(solve(options, {}, [](const SolveProgress&) {}), SolveEnd::complete);
  const auto tables = TableFolder::open(folder.path(), some_variant());
  ASSERT_TRUE(tables.has_value()) << tables.error();
  const PlainSolver plain(some_variant());
  for (const Position& position : plain.positions()) {
    const auto verdict = tables->tablebase().probe(position).value();
    const bool last_placement = position.hand() == 1 && position.side() == Side::goats;
    const bool over = decision(position, some_variant()) != Decision::none;
    ASSERT_EQ(verdict.has_value(), position.hand() == 0 || last_placement || over)
        << testing::PrintToString(position);
  }
}

/// The sentence that solving into the folder ends with.
std::string complaint(const SolveOptions& options) {
  try {
    solve(options, {}, [](const SolveProgress&) {});
  } catch (const SolveError& error) {
    return error.what();
  }
  return "none";
}

TEST(Solve, RefusesDamagedAndForeignTablesByName) {
  const Folder folder;
  solve_all(some_variant(), folder.path());
  const Folder other;
  solve_all({&small_board_with(5), {.captures_to_win = 2}}, other.path());
  const auto before = files_in(folder.path());
  for (const char* name : {"placed-05.table", "placed-02.table", "movement-values.table"}) {
    const std::string path = folder.path() + '/' + name;
    std::filesystem::copy_file(other.path() + '/' + name, path,
                               std::filesystem::copy_options::overwrite_existing);
    EXPECT_THAT(complaint(options_for(some_variant(), folder.path())), HasSubstr(path));
    std::ofstream(path, std::ios::binary) << before.at(name).substr(0, 100);
    EXPECT_THAT(complaint(options_for(some_variant(), folder.path())), HasSubstr(path));
    std::ofstream(path, std::ios::binary) << before.at(name);
  }
  EXPECT_EQ(files_in(folder.path()), before);
}

TEST(Solve, RefusesATableUnderAnothersName) {
  for (const auto& [from, to] : {std::pair{"placed-01.table", "placed-02.table"},
                                 std::pair{"placed-02.table", "movement-values.table"},
                                 std::pair{"movement-values.table", "placed-05.table"}}) {
    const Folder folder;
    solve_all(some_variant(), folder.path());
    std::filesystem::copy_file(folder.at(from), folder.at(to),
                               std::filesystem::copy_options::overwrite_existing);
    EXPECT_THAT(complaint(options_for(some_variant(), folder.path())),
                AllOf(HasSubstr(folder.at(to)), HasSubstr("under another's name")));
    const auto tables = TableFolder::open(folder.path(), some_variant());
    ASSERT_FALSE(tables.has_value());
    EXPECT_THAT(tables.error(), HasSubstr("under another's name"));
  }
}

TEST(Solve, WaitsForNoPipeAndFollowsNoLink) {
  const Folder folder;
  solve_all(some_variant(), folder.path());
  const auto whole = files_in(folder.path());
  const std::string victim = folder.with("victim", "precious");
  std::filesystem::remove(folder.at("placed-00.table"));
  std::filesystem::create_symlink(victim, folder.at("placed-00.table.draft"));
  solve_all(some_variant(), folder.path());
  EXPECT_EQ(read(victim), "precious");
  std::filesystem::remove(folder.at("placed-00.table"));
  ASSERT_EQ(mkfifo(folder.at("placed-00.table.draft").c_str(), 0600), 0);
  solve_all(some_variant(), folder.path());
  std::filesystem::remove(victim);
  EXPECT_EQ(files_in(folder.path()), whole);
  std::filesystem::remove(folder.at("placed-00.table"));
  ASSERT_EQ(mkfifo(folder.at("placed-00.table").c_str(), 0600), 0);
  EXPECT_THAT(complaint(options_for(some_variant(), folder.path())),
              HasSubstr("it is no ordinary file"));
}

TEST(Solve, RemovesWhatARunThatWasKilledLeft) {
  const Folder folder;
  solve_all(some_variant(), folder.path());
  const auto whole = files_in(folder.path());
  static_cast<void>(folder.with("movement-01-captured.work", "left"));
  solve_all(some_variant(), folder.path());
  EXPECT_EQ(files_in(folder.path()), whole);
}

TEST(Solve, RefusesAFolderThatAnotherRunIsAtWorkIn) {
  const Folder folder;
  std::string said;
  solve(options_for(some_variant(), folder.path()), {}, [&](const SolveProgress&) {
    if (said.empty()) said = complaint(options_for(some_variant(), folder.path()));
  });
  EXPECT_EQ(said, "another run is at work in " + folder.path());
}

TEST(Solve, RefusesWhatItCannotDo) {
  const Folder folder;
  SolveOptions options = options_for(some_variant(), folder.path());
  options.memory_bytes = 1000;
  EXPECT_THAT(complaint(options), HasSubstr("memory"));
  options = options_for(some_variant(), folder.path());
  options.variant.rules.last_stand = 1;
  EXPECT_THAT(complaint(options), HasSubstr("last stand"));
  options = options_for(some_variant(), folder.path());
  options.variant.rules.captures_to_win = 6;
  EXPECT_EQ(complaint(options), "6 captures cannot win where there are 5 goats");
  std::ofstream(folder.path() + "/file") << "text";
  options = options_for(some_variant(), folder.path() + "/file/below");
  EXPECT_THAT(complaint(options), HasSubstr("cannot be made"));
}

}  // namespace
}  // namespace baghchal
