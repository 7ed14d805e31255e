// What the program says to a command line, and where its answers cannot be written.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run.hpp"
#include "tests/support/folder.hpp"

namespace baghchal {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

TEST(Usage, HelpAndVersionAreAnswers) {
  for (const char* command : {"play", "board", "moves", "perft", "convert", "check", "solve",
                              "verify", "stats", "probe"}) {
    const Finished help = run({command, "--help"});
    EXPECT_EQ(help.status, 0) << command;
    EXPECT_THAT(help.out, HasSubstr("Example: baghchal " + std::string(command)));
    EXPECT_THAT(run({"--help"}).out, HasSubstr(command));
  }
  EXPECT_THAT(run({"--version"}).out, StartsWith("baghchal "));
}

TEST(Usage, WhatCannotBeUnderstoodIsBadUsage) {
  const std::vector<std::vector<std::string>> bad{
      {},
      {"nonsense"},
      {"--nonsense"},
      {"nonsense", "--help"},
      {"-h", "nonsense"},
      {"moves", "start", "board", "start"},
      {"board", "start", "--svg", ""},
      {"convert", "start", "--to", ""},
      {"convert", "start", "--from", ""},
      {"play", ""},
      {"play", "--seed", ""},
      {"play", "--tigers", "1", "--tigers", "2"},
      {"board", "-"},
      {"perft"},
      {"perft", "start"},
      {"perft", "start", "2", "3"},
      {"moves", "start", "--nonsense"},
      {"board", "start", "--svg", "a", "--png", "b"},
      {"check"},
      {"convert", "start", "--to", "klingon"},
      {"convert", "start", "--from", "klingon"},
      {"play", "--goats", "0"},
      {"play", "--goats", "11"},
      {"play", "--tigers", "3x"},
      {"play", "--tigers", "flawless"},
      {"play", "--rules", "nonsense"},
      {"play", "--seed", "-1"},
      {"play", "--position", "nonsense"},
  };
  for (const auto& arguments : bad) {
    const Finished finished = run(arguments);
    EXPECT_EQ(finished.status, 2) << testing::PrintToString(arguments);
    EXPECT_THAT(finished.out, IsEmpty());
    EXPECT_THAT(finished.err, HasSubstr("baghchal: ")) << testing::PrintToString(arguments);
  }
}

TEST(StandardOutput, AFullDiskIsAFailure) {
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"board", "start"}, {"moves", "start"}, {"perft", "start", "2"}, {"--help"}}) {
    const Finished finished = run_into("/dev/full", arguments);
    EXPECT_EQ(finished.status, 2);
    EXPECT_THAT(finished.err, HasSubstr("standard output"));
  }
}

TEST(StandardOutput, AReaderThatHasSeenEnoughIsNoFailure) {
  const Finished perft = run_into_closed_pipe({"perft", "start", "3"});
  EXPECT_EQ(perft.status, 0);
  EXPECT_THAT(perft.err, IsEmpty());
}

}  // namespace
}  // namespace baghchal
