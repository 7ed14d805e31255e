// docs/json.md tells the truth: its samples have the keys of what the program writes, in their
// order.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "baghchal/cli/puzzle_json.hpp"
#include "tests/cli/run.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/lone_tiger.hpp"

namespace baghchal {
namespace {

using Json = nlohmann::ordered_json;

/// The sample that follows a heading of a page.
Json sample(const std::string& heading, const std::string& page_name = "json.md") {
  constexpr std::string_view fence = "```";
  constexpr std::string_view opening = "```json\n";
  const std::string page = read(std::string(BAGHCHAL_DOCS "/") + page_name);
  const std::size_t section = page.find(heading);
  if (section == page.npos) return {};
  const std::size_t begin = page.find(opening, section) + opening.size();
  const std::string text = page.substr(begin, page.find(fence, begin) - begin);
  constexpr bool throws = true;
  constexpr bool ignores_comments = true;
  return Json::parse(text, nullptr, throws, ignores_comments);
}

std::vector<std::string> keys(const Json& object) {
  std::vector<std::string> found;
  for (const auto& [key, value] : object.items()) found.push_back(key);
  return found;
}

bool is_number(const Json& value) {
  return value.is_number();
}

/// Where a value differs from the sample in its form; `null` may stand for anything. An empty
/// object of the sample is described elsewhere.
void expect_form(const Json& value, const Json& sample, const std::string& place) {
  if (value.is_null() || sample.is_null() || (sample.is_object() && sample.empty())) return;
  ASSERT_TRUE(value.type() == sample.type() || (is_number(value) && is_number(sample))) << place;
  if (value.is_number_float()) {
    ASSERT_EQ(value, rounded(value.get<double>())) << place;
  }
  if (sample.is_object()) {
    ASSERT_EQ(keys(value), keys(sample)) << place;
    for (const auto& [key, part] : sample.items()) expect_form(value[key], part, place + '.' + key);
  }
  if (sample.is_array()) {
    for (const Json& element : value) expect_form(element, sample.at(0), place + "[]");
  }
}

Json answer(std::vector<std::string> command, const std::string& input = "") {
  return Json::parse(run(command, input).out);
}

std::vector<std::string> on_solution(std::vector<std::string> command) {
  for (const char* option :
       {"--dir", BAGHCHAL_TEST_SOLUTION, "--goats", "2", "--captures-to-win", "1", "--json"}) {
    command.emplace_back(option);
  }
  return command;
}

TEST(JsonPage, Errors) {
  expect_form(answer({"moves", "-"}, "c3\n"), sample("# What the commands answer"), "error");
}

TEST(JsonPage, Moves) {
  const Json form = sample("## `baghchal moves");
  expect_form(answer({"moves", "start", "--json"}), form, "moves");
  expect_form(answer({"moves", "T3T/5/5/5/T3T g 15 5 10", "--json"}), form, "moves");
}

TEST(JsonPage, Check) {
  const Json form = sample("## `baghchal check");
  expect_form(answer({"check", "-", "--json"}, "1. c3 a1-a2 *\n"), form, "check");
  expect_form(answer({"check", "-", "--json"}, "1. c3 a1-a2 2. c3 *\n"), form, "check");
}

TEST(JsonPage, Probe) {
  const Json form = sample("## `baghchal probe");
  expect_form(answer(on_solution({"probe", "start"})), form, "probe");
  expect_form(answer(on_solution({"probe", "T3T/1G3/5/3G1/T3T g 0 0"})), form, "probe");
}

TEST(JsonPage, AnalysesOfGames) {
  const Json form = sample("## `baghchal analyse FILE");
  const std::vector<std::string> command{"analyse",  "-",       "--json", "--dir",
                                         "/nowhere", "--nodes", "300"};
  expect_form(answer(command, "1. b4 a5xc3 2. d2 *\n"), form, "analyse");
  expect_form(
      answer(command, "[Rules \"traditional,captures_to_win=1\"]\n\n1. c3 a1-b1 2. d5 e5xc5 *\n"),
      form, "analyse");
}

TEST(JsonPage, AnalysesOfPositions) {
  const Json form = sample("## `baghchal analyse --position");
  const auto analysis = [](const std::string& position) {
    return answer(
        {"analyse", "--position", position, "--json", "--dir", "/nowhere", "--nodes", "300"});
  };
  expect_form(analysis("start"), form, "analyse");
  expect_form(analysis("T3T/1G3/5/5/T3T t 19 0"), form, "analyse");
  expect_form(analysis("T3T/5/5/5/T3T g 15 5 10"), form, "analyse");
}

TEST(JsonPage, Stats) {
  const Json stats = answer(on_solution({"stats"}));
  expect_form(stats, sample("## `baghchal stats"), "stats");
  expect_form(stats["start"], sample("## `baghchal probe"), "start");
}

TEST(JsonPage, Match) {
  expect_form(answer({"match", "1", "2", "--games", "2", "--json"}), sample("## `baghchal match"),
              "match");
}

#ifdef NDEBUG  // too long for the sanitizers
TEST(JsonPage, Bench) {
  expect_form(answer({"bench", "--json"}), sample("## `baghchal bench"), "bench");
}
#endif

TEST(JsonPage, Puzzles) {
  const Json form = sample("## As JSON", "puzzles.md");
  ASSERT_FALSE(form.empty());
  const PlainSolution& solution = lone_tiger_solution();
  for (const Position& position : solution.plain().positions()) {
    const auto puzzle = pose(position, solution.tablebase());
    if (*puzzle) expect_form(puzzle_json(**puzzle, solution.variant()), form, "puzzle");
  }
}

}  // namespace
}  // namespace baghchal
