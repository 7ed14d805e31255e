#include "baghchal/solver/values_check.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "baghchal/solver/solve.hpp"
#include "baghchal/solver/verify.hpp"
#include "baghchal/tablebase/table_folder.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

VerifyReport verified(const Variant& variant, const std::string& tables, const std::string& values,
                      bool all) {
  const auto folder = TableFolder::open(tables, variant);
  const auto others = TableFolder::open(values, variant);
  VerifyOptions options;
  options.all = all;
  options.sample = std::numeric_limits<std::uint64_t>::max();
  options.movement_values = others->movement_values();
  return verify(folder->tablebase(), options, {}, [](double) {});
}

/// As solved, every value is what the tables say.
TEST(ValuesCheck, ComparesThemWithWhatFollowsFromTheTables) {
  static const Geometry board = small_board().with_goats(5);
  const Variant variant{&board, {.captures_to_win = 3}};
  const Folder folder;
  solve({.variant = variant, .folder = folder.path(), .threads = 1}, {},
        [](const SolveProgress&) {});
  for (const bool all : {false, true}) {
    const VerifyReport report = verified(variant, folder.path(), folder.path(), all);
    EXPECT_EQ(report.faults, 0U);
    EXPECT_EQ(report.unchecked, 0U);
  }
}

TEST(ValuesCheck, TellsAWrongOneByItsPosition) {
  static const Geometry board = small_board().with_goats(5);
  const Variant variant{&board, {.captures_to_win = 3}};
  const Folder folder;
  solve({.variant = variant, .folder = folder.path(), .threads = 1}, {},
        [](const SolveProgress&) {});
  const auto tables = TableFolder::open(folder.path(), variant);
  const std::function<void(double)> report_part = [](double) {};
  VerifyLog log(1, report_part);
  check_value(*tables->movement_values(), 0, 0b11111, {goats_grade, Symbol::no_plies},
              {goats_grade, 4}, log);
  check_value(*tables->movement_values(), 0, 0b11111, {goats_grade, Symbol::no_plies},
              {draw_grade(2), 4}, log);
  const VerifyReport report = log.finish(false);
  EXPECT_EQ(report.faults, 1U);
  EXPECT_THAT(report.examples, testing::ElementsAre(testing::HasSubstr("draw 2")));
}

}  // namespace
}  // namespace baghchal
