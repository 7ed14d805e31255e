// Commands that ask about a solution, on the small game that ctest has solved (CMakeLists.txt).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

#include "tests/cli/run.hpp"
#include "tests/support/folder.hpp"

namespace baghchal {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

/// The folder of the game's tables, in that for all solutions.
constexpr auto game_folder = "bagh-chal-2-goats-1-captures";

Finished ask(std::vector<std::string> command, const std::string& input = "",
             const std::string& folder = BAGHCHAL_TEST_SOLUTION) {
  for (const std::string& option :
       {std::string("--dir"), folder, std::string("--goats"), std::string("2"),
        std::string("--captures-to-win"), std::string("1")}) {
    command.push_back(option);
  }
  return run(command, input);
}

json ask_json(std::vector<std::string> command) {
  command.emplace_back("--json");
  const Finished finished = ask(std::move(command));
  EXPECT_EQ(finished.status, 0) << finished.err;
  return json::parse(finished.out);
}

/// The whole solution, to be spoilt.
class Copy {
 public:
  Copy() { fs::copy(BAGHCHAL_TEST_SOLUTION, folder_.path(), fs::copy_options::recursive); }

  std::string folder() const { return folder_.path(); }
  std::string file(const std::string& name) const {
    return folder_.at(std::string(game_folder) + '/' + name);
  }
  void change_byte(const std::string& name, long from_end) const {
    std::fstream stream(file(name), std::ios::binary | std::ios::in | std::ios::out);
    stream.seekg(-from_end, std::ios::end);
    const int byte = stream.peek();
    stream.seekp(-from_end, std::ios::end);
    stream.put(static_cast<char>(byte ^ 1));
  }

 private:
  Folder folder_;
};

TEST(Solved, AlreadyIsSaidAtOnce) {
  const Finished again = ask({"solve"});
  EXPECT_EQ(again.status, 0) << again.err;
  EXPECT_THAT(again.out, StartsWith("Bagh-Chal with 2 goats, 1 capture to win: solved already.\n"
                                    "4 files, "));
  EXPECT_THAT(again.out, HasSubstr("\nThe start: The tigers win.\n"));
  EXPECT_THAT(again.err, IsEmpty());
}

std::map<std::string, std::string> files_in(const std::string& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::directory_iterator(folder)) {
    files[entry.path().filename()] = read(entry.path());
  }
  return files;
}

/// Each run is killed later than the one before, until one comes to its end.
TEST(Solved, KilledAtAnyMomentGoesOnToTheSameFiles) {
  const Folder folder;
  std::chrono::milliseconds time(10);
  while (run_killed_after(
             time, {"solve", "--dir", folder.path(), "--goats", "2", "--captures-to-win", "1"})
             .status != 0) {
    time += time / 2;
  }
  EXPECT_EQ(files_in(folder.at(game_folder)),
            files_in(std::string(BAGHCHAL_TEST_SOLUTION) + '/' + game_folder));
}

// --- probe ---

TEST(Probe, DrawsThePositionAndSaysWhatItIsWorth) {
  const Finished probe = ask({"probe", "T3T/1G3/5/3G1/T3T t 0 0"});
  EXPECT_EQ(probe.status, 0) << probe.err;
  EXPECT_THAT(probe.out, AllOf(HasSubstr("a   b   c   d   e\n"), HasSubstr("Tigers to move"),
                               HasSubstr("\nThe tigers win in 1 ply.\n"),
                               HasSubstr("\n  tigers win at once     a5xc3 e1xc3\n"),
                               HasSubstr("\n  tigers win in 2 plies  "),
                               HasSubstr("\nA line of best moves:\n  a5xc3\n")));
}

TEST(Probe, GivesTheBestMovesFirst) {
  const json goats = ask_json({"probe", "T3T/1G3/5/3G1/T3T g 0 0"});
  EXPECT_EQ(goats["position"], "T3T/1G3/5/3G1/T3T g 0 0");
  EXPECT_EQ(goats["rules"], "solver,captures_to_win=1");
  EXPECT_EQ(goats["value"], "tigers");
  EXPECT_EQ(goats["distance_plies"], 4);
  EXPECT_TRUE(goats["forced_captures"].is_null());
  EXPECT_TRUE(goats["forced_captures_in_plies"].is_null());
  ASSERT_EQ(goats["moves"].size(), 14U);
  EXPECT_EQ(goats["moves"][0]["move"], "b4-c3");
  EXPECT_EQ(goats["moves"][0]["distance_plies"], 3);
  EXPECT_EQ(goats["moves"][1]["move"], "d2-c3");
  EXPECT_EQ(goats["moves"][2]["distance_plies"], 1);
  EXPECT_THAT(goats["line"], AllOf(SizeIs(4), testing::Contains("b4-c3")));
}

TEST(Probe, KnowsTheStartWithoutADistance) {
  const json start = ask_json({"probe", "start"});
  EXPECT_EQ(start["position"], "T3T/5/5/5/T3T g 2 0 0");
  EXPECT_EQ(start["value"], "tigers");
  EXPECT_TRUE(start["distance_plies"].is_null());
  EXPECT_EQ(start["moves"].size(), 21U);
}

TEST(Probe, SaysThatTheGameIsOver) {
  const json over = ask_json({"probe", "T3T/1G3/5/5/T3T g 0 1"});
  EXPECT_EQ(over["value"], "tigers");
  EXPECT_EQ(over["distance_plies"], 0);
  EXPECT_THAT(over["moves"], IsEmpty());
  EXPECT_THAT(ask({"probe", "T3T/1G3/5/5/T3T g 0 1"}).out,
              HasSubstr("The tigers win: one goat captured."));
}

TEST(Probe, OfManyPositionsIsAnObjectALineAndGoesOnAfterABadOne) {
  const Finished probe = ask({"probe", "-"}, "start\nnonsense\nT3T/1G3/5/3G1/T3T t 0 0\r\n");
  EXPECT_EQ(probe.status, 2);
  const std::vector<std::string> lines = lines_of(probe.out);
  ASSERT_THAT(lines, SizeIs(3));
  EXPECT_EQ(json::parse(lines[0])["value"], "tigers");
  EXPECT_TRUE(json::parse(lines[1]).contains("error"));
  EXPECT_EQ(json::parse(lines[2])["distance_plies"], 1);
  EXPECT_EQ(ask({"probe", "-"}, "start\n").status, 0);
}

TEST(Probe, RefusesPositionsOfAnotherGame) {
  const Finished probe = ask({"probe", "T3T/5/5/5/T3T g 20 0"});
  EXPECT_EQ(probe.status, 2);
  EXPECT_THAT(probe.out, IsEmpty());
  EXPECT_THAT(lines_of(probe.err), SizeIs(1));
}

// --- stats ---

TEST(StatsCommand, CountsEveryTierAndSide) {
  const json stats = ask_json({"stats"});
  EXPECT_EQ(stats["goats"], 2);
  EXPECT_THAT(stats["files"], SizeIs(4));
  ASSERT_THAT(stats["tiers"], SizeIs(6));
  // 10,626 ways to put four tigers on 25 points are 1,666 up to the symmetries.
  const json& first = stats["tiers"][0];
  EXPECT_EQ(first["side"], "goats");
  EXPECT_EQ(first["hand"], 2);
  EXPECT_EQ(first["positions"], 1666);
  for (const json& tier : stats["tiers"]) {
    EXPECT_EQ(tier["positions"],
              tier["tigers"].get<int>() + tier["goats"].get<int>() + tier["draws"][0].get<int>());
    EXPECT_THAT(tier["draws"], SizeIs(1));
  }
  EXPECT_EQ(stats["start"], ask_json({"probe", "start"}));
}

TEST(StatsCommand, TheLongestWinIsAsLongAsTheTablesSay) {
  const json stats = ask_json({"stats"});
  ASSERT_FALSE(stats["longest_wins"].empty());
  for (const json& win : stats["longest_wins"]) {
    const json probe = ask_json({"probe", win["position"]});
    EXPECT_EQ(probe["value"], win["value"]);
    EXPECT_EQ(probe["distance_plies"], win["distance_plies"]);
  }
}

TEST(StatsCommand, IsAlsoTablesOfText) {
  const Finished stats = ask({"stats"});
  EXPECT_EQ(stats.status, 0) << stats.err;
  EXPECT_THAT(stats.out,
              AllOf(HasSubstr("Placed  Captured  To move  Tigers win"),
                    HasSubstr("\n     0         0  goats         1,666"),
                    HasSubstr("\n   all            tigers"), HasSubstr("\nmovement-values.table"),
                    HasSubstr("The tigers win.\n")));
}

// --- verify, and damage ---

TEST(Verify, FindsNoFaultInWhatWasSolved) {
  const Finished verify = ask({"verify", "--sample", "50", "--seed", "7"});
  EXPECT_EQ(verify.status, 0) << verify.out << verify.err;
  EXPECT_THAT(verify.out, AllOf(StartsWith("Checked "), HasSubstr(": no fault.\n")));
}

TEST(Verify, SaysWhatAMissingFileLeavesUnchecked) {
  const Copy copy;
  fs::remove(copy.file("placed-01.table"));
  const Finished finished = ask({"verify"}, "", copy.folder());
  EXPECT_EQ(finished.status, 1);
  EXPECT_THAT(finished.out,
              HasSubstr(" could not be checked: a file that they follow from is missing.\n"));
}

TEST(Verify, TakesNoSampleOfEverything) {
  for (const std::vector<std::string>& options :
       std::vector<std::vector<std::string>>{{"--all", "--sample", "5"},
                                             {"--all", "--seed", "5"},
                                             {"--sample", "0"},
                                             {"--sample", "x"},
                                             {"--seed", "-1"},
                                             {"--threads", "0"}}) {
    std::vector<std::string> command{"verify"};
    command.insert(command.end(), options.begin(), options.end());
    const Finished verify = ask(command);
    EXPECT_EQ(verify.status, 2) << testing::PrintToString(options);
    EXPECT_THAT(lines_of(verify.err), SizeIs(1));
  }
}

TEST(Damage, ToABlockIsFoundByVerifyAndRefusedByProbe) {
  const Copy copy;
  copy.change_byte("placed-01.table", 1);
  const Finished verify = ask({"verify", "--sample", "1"}, "", copy.folder());
  EXPECT_EQ(verify.status, 1) << verify.err;
  EXPECT_THAT(verify.out, AllOf(HasSubstr(copy.file("placed-01.table")), HasSubstr("block")));
  const Finished probe = ask({"probe", "-"}, "start\n", copy.folder());
  EXPECT_EQ(probe.status, 2);
  EXPECT_THAT(json::parse(probe.out)["error"].get<std::string>(),
              AllOf(HasSubstr("placed-01.table"), HasSubstr("block"), HasSubstr("damaged")));
}

TEST(Damage, ToAHeadIsRefusedByAll) {
  const Copy copy;
  fs::resize_file(copy.file("placed-02.table"), 1000);
  const Finished verify = ask({"verify"}, "", copy.folder());
  EXPECT_EQ(verify.status, 1);
  EXPECT_THAT(verify.out, StartsWith(copy.file("placed-02.table") + ": "));
  for (const std::vector<std::string>& command :
       std::vector<std::vector<std::string>>{{"probe", "start"}, {"stats"}, {"solve"}}) {
    const Finished finished = ask(command, "", copy.folder());
    EXPECT_EQ(finished.status, 2) << command.front();
    EXPECT_THAT(finished.err, StartsWith("baghchal: " + copy.file("placed-02.table") + ": "));
    EXPECT_THAT(lines_of(finished.err), SizeIs(1));
  }
}

TEST(Damage, TablesOfOtherRulesAreForeign) {
  const Copy copy;
  fs::rename(copy.folder() + '/' + game_folder,
             copy.folder() + '/' + game_folder + "-confinement-wins");
  const Finished probe = ask({"probe", "start", "--confinement", "tigers-win"}, "", copy.folder());
  EXPECT_EQ(probe.status, 2);
  EXPECT_THAT(probe.err, HasSubstr("other rules"));
}

}  // namespace
}  // namespace baghchal
