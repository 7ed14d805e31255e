// The program on the tables of tests/data.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include "tests/cli/run.hpp"

namespace baghchal {
namespace {

using testing::IsEmpty;
using testing::StartsWith;

/// The fields of a table's lines, comments left out.
std::vector<std::vector<std::string>> table(const std::string& name) {
  std::vector<std::vector<std::string>> rows;
  std::ifstream in(data(name));
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::vector<std::string> fields;
    std::istringstream row(line);
    for (std::string field; std::getline(row, field, '\t');) fields.push_back(field);
    rows.push_back(fields);
  }
  return rows;
}

TEST(Tables, BadPositionsAreRefusedInOneSentence) {
  const auto rows = table("bad-positions.tsv");
  ASSERT_FALSE(rows.empty());
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 3U);
    const std::string dialect = row[0] == "position" ? "record" : row[0];
    const Finished converted = run({"convert", row[1], "--from", dialect});
    if (row[2].find("READ") != std::string::npos) {
      EXPECT_EQ(converted.status, 0) << row[1] << ": " << converted.err;
      continue;
    }
    EXPECT_EQ(converted.status, 2) << row[1];
    EXPECT_THAT(converted.out, IsEmpty());
    EXPECT_THAT(converted.err, StartsWith("baghchal: "));
    EXPECT_EQ(std::ranges::count(converted.err, '\n'), 1) << converted.err;
  }
}

TEST(Tables, PerftCounts) {
  constexpr int deepest = 5;
  std::map<std::string, std::string> expected;
  for (const auto& row : table("perft.tsv")) {
    ASSERT_EQ(row.size(), 3U);
    if (std::stoi(row[1]) <= deepest) expected[row[0]] += row[1] + ' ' + row[2] + '\n';
  }
  ASSERT_FALSE(expected.empty());
  for (const auto& [position, counts] : expected) {
    const auto depth = std::ranges::count(counts, '\n');
    EXPECT_EQ(run({"perft", position, std::to_string(depth)}).out, counts) << position;
  }
}

}  // namespace
}  // namespace baghchal
