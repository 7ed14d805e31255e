// Matches from the command line: what they report, how they are kept and gone on with, and other
// programs as players.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>

#include "tests/cli/person.hpp"
#include "tests/cli/run.hpp"
#include "tests/support/folder.hpp"

namespace baghchal {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

Finished match(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "match");
  return run(arguments);
}

/// The games of a file, without the days on which they were played.
std::string games_of(const std::string& file) {
  return std::regex_replace(read(file), std::regex(R"(\[Date "[^"]*"\]\n)"), "");
}

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
  return found;
}

/// Other programs in a match, as the shell starts them.
std::string ourselves(const std::string& level) {
  return "ugi:{ echo setoption name Strength value " + level + "; cat; } | '" + program_file() +
         "' ugi --dir /nowhere";
}

TEST(Match, ReportsForPeople) {
  const Finished finished = match({"1", "2", "--games", "4"});
  EXPECT_EQ(finished.status, 0);
  EXPECT_THAT(finished.out,
              AllOf(StartsWith("1 against 2, traditional, seed 1, 4 opening plies, "),
                    HasSubstr("as goats       2  "), HasSubstr("\nin all         4  "),
                    HasSubstr("\nScore of 1: "), HasSubstr("\nElo difference: "),
                    HasSubstr("\nEndings: "), HasSubstr("\nAverage length: ")));
  EXPECT_THAT(finished.err, HasSubstr("baghchal: 4 of 4 games: +"));
}

TEST(Match, SaysWhichOfTwoAlikeTheScoreIsOf) {
  EXPECT_THAT(match({"1", "1", "--games", "2"}).out, HasSubstr("\nScore of the first 1: "));
}

TEST(Match, TheSameSeedPlaysTheSameGames) {
  const Folder folder;
  const auto games = [&](const std::string& name, const std::string& seed,
                         const std::string& threads) {
    EXPECT_EQ(match({"1", "3", "--games", "6", "-o", folder.at(name), "--seed", seed, "--threads",
                     threads})
                  .status,
              0);
    return games_of(folder.at(name));
  };
  const std::string one = games("one.pgn", "7", "1");
  EXPECT_EQ(count(one, "[Event "), 6);
  EXPECT_EQ(games("two.pgn", "7", "2"), one);
  EXPECT_NE(games("three.pgn", "8", "1"), one);
  EXPECT_EQ(run({"check", folder.at("one.pgn")}).status, 0);
}

TEST(Match, GoesOnWithTheGamesOfItsFile) {
  const Folder folder;
  const auto play = [&](const std::string& games, const std::string& file) {
    return match({"1", "2", "--json", "-o", folder.at(file), "--games", games});
  };
  EXPECT_EQ(play("3", "match.pgn").status, 0);
  const std::string first = read(folder.at("match.pgn"));
  EXPECT_EQ(count(first, "[Event "), 3);
  const Finished more = play("5", "match.pgn");
  EXPECT_THAT(read(folder.at("match.pgn")), StartsWith(first));
  EXPECT_THAT(more.err, HasSubstr("baghchal: 4 of 5 games"));
  EXPECT_EQ(json::parse(more.out), json::parse(play("5", "whole.pgn").out));
  EXPECT_EQ(games_of(folder.at("match.pgn")), games_of(folder.at("whole.pgn")));
  const Finished again = play("5", "match.pgn");
  EXPECT_EQ(json::parse(again.out)["games"], 5);
  EXPECT_THAT(again.err, IsEmpty());
}

TEST(Match, PlaysTheGamesThatAreMissing) {
  const Folder folder;
  const auto play = [&](const std::string& games) {
    return match({"1", "2", "-o", folder.at("match.pgn"), "--games", games});
  };
  EXPECT_EQ(play("4").status, 0);
  const std::string whole = games_of(folder.at("match.pgn"));
  const std::size_t second = whole.find("[Event ", 1);
  const std::size_t third = whole.find("[Event ", second + 1);
  folder.with("match.pgn", whole.substr(0, second) + whole.substr(third));
  const Finished three = play("3");
  EXPECT_EQ(three.status, 0);
  EXPECT_THAT(three.err, HasSubstr("baghchal: 3 of 3 games"));
  EXPECT_THAT(three.err, StartsWith("baghchal: " + folder.at("match.pgn") +
                                    ": it holds 1 game beyond the 3 asked for, counted as well\n"));
  EXPECT_EQ(games_of(folder.at("match.pgn")), whole);
}

TEST(Match, LeavesAFileToWhoElseWritesIt) {
  const Folder folder;
  const std::string file = folder.at("match.pgn");
  const std::string spoiler =
      "ugi:while read line; do case \"$line\" in ugi) echo ugiok;; isready) echo readyok;; go*) "
      "echo spoilt > '" +
      file + "'; echo bestmove 0000;; esac; done";
  const Finished finished =
      match({spoiler, "1", "-o", file, "--games", "2", "--opening-plies", "0"});
  EXPECT_EQ(finished.status, 2);
  EXPECT_THAT(finished.err, HasSubstr("something else has changed it"));
  EXPECT_EQ(read(file), "spoilt\n");
}

TEST(Match, IsGoneOnWithHoweverItWasKilled) {
  const Folder folder;
  const std::string file = folder.at("match.pgn");
  // Each game takes two moves of 20 ms.
  const auto slow_match = [&](int games) {
    return std::vector<std::string>{
        "match", "perfect:none", "1",  "--rules", "traditional,ply_limit=8", "--time",
        "20",    "-o",           file, "--games", std::to_string(games),     "--threads",
        "1"};
  };
  std::string kept;
  for (int kills = 0; kills < 20 && count(kept, "[Event ") < 2; ++kills) {
    EXPECT_EQ(
        run_killed_after(std::chrono::milliseconds(400 * (kills + 1)), slow_match(10'000)).status,
        128 + SIGKILL);
    const std::string now = read(file);
    EXPECT_THAT(now, StartsWith(kept));
    kept = now;
  }
  const int games = count(kept, "[Event ");
  EXPECT_GE(games, 2);
  EXPECT_EQ(run(slow_match(games + 1)).status, 0);
  EXPECT_THAT(read(file), StartsWith(kept));
  EXPECT_EQ(count(read(file), "[Event "), games + 1);
  EXPECT_EQ(run({"check", file}).status, 0);
}

TEST(Match, IsInterruptedCleanly) {
  const Folder folder;
  Terminal terminal({"match", "perfect:none", "1", "--rules", "traditional,ply_limit=8", "--time",
                     "20", "-o", folder.at("match.pgn"), "--games", "10000"});
  ASSERT_TRUE(shows(terminal, "of 10000 games: +"));
  terminal.type("\x03");
  EXPECT_EQ(terminal.wait(), 2);
  EXPECT_THAT(terminal.screen().text(),
              AllOf(HasSubstr("Score of perfect:none: "), HasSubstr("stopped after "),
                    HasSubstr("the same command goes on from there")));
  EXPECT_TRUE(terminal.is_restored());
  EXPECT_GT(count(read(folder.at("match.pgn")), "[Event "), 0);
}

TEST(Match, WhatCannotBePlayedIsOneSentence) {
  const Folder folder;
  const std::string match_file = folder.at("match.pgn");
  ASSERT_EQ(match({"1", "2", "--games", "1", "-o", match_file}).status, 0);
  const std::string kept = read(match_file);
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"1"},
           {"1", "11"},
           {"0", "1"},
           {"human", "1"},
           {"1", "2", "--games", "0"},
           {"1", "2", "--games", "many"},
           {"1", "2", "--rules", "chess"},
           {"1", "2", "--rules", "solver"},
           {"1", "2", "--nodes", "0"},
           {"1", "2", "--time", "-1"},
           {"1", "2", "--time", "1", "--nodes", "1"},
           {"1", "2", "--threads", "0"},
           {"1", "2", "--opening-plies", "1000"},
           {"1", "perfect", "--dir", folder.at("nowhere")},
           {"1", "perfect:movement", "--dir", folder.at("nowhere")},
           {"1", "ugi:exit 3"},
           {"1", "ugi:true"},
           {"1", "3", "-o", match_file},
           {"1", "2", "--seed", "2", "-o", match_file},
           {"1", "2", "-o", folder.with("other.pgn", "1. c3 *\n")},
           {"1", "2", "-o", folder.with("in_tags.pgn", kept.substr(0, kept.find("[Variant")))},
           {"1", "2", "-o", folder.with("in_moves.pgn", kept.substr(0, kept.size() - 12))},
           {"1", "2", "-o", folder.path()},
           {"1", "2", "-o", folder.at("no/such/folder.pgn")},
       }) {
    const Finished finished = match(arguments);
    EXPECT_EQ(finished.status, 2) << testing::PrintToString(arguments);
    EXPECT_THAT(finished.out, IsEmpty());
    EXPECT_THAT(finished.err, StartsWith("baghchal: ")) << testing::PrintToString(arguments);
    EXPECT_EQ(lines_of(finished.err).size(), 1U) << finished.err;
  }
  EXPECT_EQ(read(match_file), kept);
}

TEST(Match, PerfectPlayWithoutTablesSaysHowToMakeThem) {
  EXPECT_THAT(match({"1", "perfect", "--dir", "/nowhere"}).err,
              HasSubstr("make them with baghchal solve --dir /nowhere"));
}

TEST(Match, PlaysOtherPrograms) {
  const Folder folder;
  const std::string file = folder.at("match.pgn");
  const Finished finished =
      match({"1", ourselves("1"), "--games", "2", "--json", "-o", file, "--nodes", "100"});
  EXPECT_EQ(finished.status, 0) << finished.err;
  EXPECT_EQ(json::parse(finished.out)["games"], 2);
  EXPECT_EQ(count(read(file), "[Termination \"forfeit\"]"), 0) << read(file);
}

TEST(Match, OtherProgramsMayFailInAGame) {
  const Folder folder;
  const std::string file = folder.at("match.pgn");
  const std::string fails =
      "ugi:while read -r word rest; do case $word in ugi) echo ugiok ;; isready) echo readyok ;; "
      "go) exit 4 ;; esac; done";
  const Finished finished = match({fails, "1", "--games", "3", "--json", "-o", file});
  EXPECT_EQ(finished.status, 0) << finished.err;
  const json answer = json::parse(finished.out);
  EXPECT_EQ(answer["losses"], 3);
  EXPECT_EQ(answer["endings"], json::parse(R"([{"ending": "forfeit", "games": 3}])"));
  EXPECT_THAT(std::regex_replace(read(file), std::regex("\n"), " "),
              HasSubstr("ended with status 4}"));
}

TEST(Ugi, IsSpokenToInLines) {
  const Finished finished = run({"ugi", "--dir", "/nowhere"},
                                "ugi\r\nisready\nnonsense\nsetoption name Strength value 1\n"
                                "position startpos moves c1\nquery p1turn\ngo\n");
  EXPECT_EQ(finished.status, 0);
  EXPECT_THAT(finished.err, IsEmpty());
  EXPECT_THAT(finished.out,
              AllOf(StartsWith("id name baghchal "), HasSubstr("\nugiok\n"),
                    HasSubstr("\ninfo string Perfect play searches, since there are no tables in "
                              "/nowhere/"),
                    HasSubstr("\nreadyok\n"), HasSubstr("\ninfo string error: "),
                    HasSubstr("\nresponse false\n"), HasSubstr("\nbestmove ")));
}

TEST(Ugi, EndsWhenNobodyReads) {
  for (const char* const input : {"", "isready\n", "go infinite\nisready\n"}) {
    const Finished ugi = run_into_closed_pipe({"ugi", "--dir", "/nowhere"}, input);
    EXPECT_EQ(ugi.status, 0) << input;
    EXPECT_THAT(ugi.err, IsEmpty()) << input;
  }
  EXPECT_EQ(run({"ugi"}, "quit\nugi\n").out, "");
}

}  // namespace
}  // namespace baghchal
