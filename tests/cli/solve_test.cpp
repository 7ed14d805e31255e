// Solving from the command line: what is refused, how it is shown, and how it ends early.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/person.hpp"
#include "tests/cli/run.hpp"
#include "tests/support/folder.hpp"

namespace baghchal {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

std::vector<std::string> joined(std::vector<std::string> a, const std::vector<std::string>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

/// The options that choose a small game below a folder.
std::vector<std::string> small_game(const Folder& folder) {
  return {"--dir", folder.path(), "--goats", "2", "--captures-to-win", "1"};
}

TEST(Solve, TheMovementPhaseAloneLeavesTheStartUnknown) {
  const Folder folder;
  const auto ask = [&](std::vector<std::string> command) {
    const Finished finished = run(joined(std::move(command), small_game(folder)));
    EXPECT_EQ(finished.status, 0) << finished.err;
    return finished.out;
  };
  const std::string solved = ask({"solve", "--movement"});
  EXPECT_THAT(solved, StartsWith("The movement phase of Bagh-Chal with 2 goats"));
  EXPECT_THAT(solved, Not(HasSubstr("The start")));

  const json start = json::parse(ask({"probe", "start", "--json"}));
  EXPECT_TRUE(start["value"].is_null());
  EXPECT_EQ(start["moves"].size(), 21U);
  EXPECT_TRUE(start["moves"][0]["value"].is_null());
  EXPECT_TRUE(start["line"].empty());
  EXPECT_THAT(ask({"probe", "start"}),
              AllOf(HasSubstr("The tables do not hold this position: placed-01.table"),
                    HasSubstr("baghchal solve --dir"), HasSubstr("not in the tables")));
  const json known = json::parse(ask({"probe", "T3T/1G3/5/3G1/T3T t 0 0", "--json"}));
  EXPECT_EQ(known["distance_plies"], 1);
  EXPECT_TRUE(json::parse(ask({"stats", "--json"}))["start"]["value"].is_null());
  EXPECT_THAT(ask({"stats"}), HasSubstr("The start is not in these tables."));
}

TEST(Solve, ShowsABarOnATerminalThatGoesAway) {
  const Folder folder;
  Terminal terminal(joined({"solve", "--movement"}, small_game(folder)));
  EXPECT_EQ(terminal.wait(), 0);
  EXPECT_THAT(terminal.written(), AllOf(HasSubstr("%  movement phase"), HasSubstr("[---")));
  EXPECT_THAT(terminal.screen().text(), AllOf(Not(HasSubstr("%")), HasSubstr("solved in")));
}

TEST(Solve, IsInterruptedCleanly) {
  const Folder folder;
  Terminal terminal(
      {"solve", "--movement", "--dir", folder.path(), "--goats", "5", "--captures-to-win", "2"});
  ASSERT_TRUE(shows(terminal, "movement phase"));
  terminal.type("\x03");
  EXPECT_EQ(terminal.wait(), 2);
  EXPECT_THAT(terminal.screen().text(),
              HasSubstr("the same command goes on from what is finished"));
  EXPECT_TRUE(terminal.is_restored());
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder.path())) {
    EXPECT_NE(entry.path().extension(), ".table") << entry;
  }
}

TEST(Solve, WhatCannotBeDoneIsOneSentence) {
  const Folder folder;
  const std::vector<std::vector<std::string>> bad{
      {"--goats", "0"},
      {"--goats", "21"},
      {"--goats", "4"},  // fewer than the captures that win
      {"--goats", "x"},
      {"--captures-to-win", "0"},
      {"--captures-to-win", "21"},
      {"--confinement", "maybe"},
      {"--threads", "0"},
      {"--threads", "1025"},
      {"--threads", "many"},
      {"--memory", "0G"},
      {"--memory", "4"},
      {"--memory", "4X"},
      {"--memory", "4GB"},
      {"--memory", "G"},
      {"--memory", "-1G"},
      {"--memory", "99999999999999999999G"},
      {"--memory", "999T"},  // more than there is
      {"--memory", "1K"},    // too little to begin
      {"nonsense"},
  };
  for (const auto& options : bad) {
    const Finished finished = run(joined({"solve", "--dir", folder.path()}, options));
    EXPECT_EQ(finished.status, 2) << testing::PrintToString(options);
    EXPECT_THAT(finished.out, IsEmpty());
    EXPECT_THAT(finished.err, StartsWith("baghchal: ")) << testing::PrintToString(options);
    EXPECT_EQ(lines_of(finished.err).size(), 1U) << finished.err;
  }
  EXPECT_EQ(folder.count(), 0);
}

TEST(Solve, AFolderThatCannotBeMadeIsNamed) {
  const Folder folder;
  const std::string file = folder.with("file", "");
  const Finished finished = run({"solve", "--dir", file, "--goats", "2", "--captures-to-win", "1"});
  EXPECT_EQ(finished.status, 2);
  EXPECT_THAT(finished.err, HasSubstr(file));
}

TEST(Solution, WithoutTablesItSaysWhereItLookedAndHowToMakeThem) {
  const Folder folder;
  const std::string missing = folder.at("no tables");
  for (const std::vector<std::string>& command :
       std::vector<std::vector<std::string>>{{"probe", "start"}, {"stats"}, {"verify"}}) {
    const Finished finished = run(joined(command, {"--dir", missing, "--goats", "6"}));
    EXPECT_EQ(finished.status, 2);
    EXPECT_THAT(finished.out, IsEmpty());
    EXPECT_EQ(finished.err, "baghchal: there are no tables in " + missing +
                                "/bagh-chal-6-goats: make them with baghchal solve --dir '" +
                                missing + "' --goats 6\n");
  }
}

}  // namespace
}  // namespace baghchal
