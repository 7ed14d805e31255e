#include "baghchal/ugi/protocol.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baghchal::ugi {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::StartsWith;

TEST(UgiProtocol, CommandsAreWrittenAsTheyAreRead) {
  for (const char* line : {
           "ugi",
           "isready",
           "uginewgame",
           "setoption name Strength value 3",
           "setoption name Tables value /a folder/with value",
           "setoption name Clear Hash",
           "position startpos",
           "position startpos moves c3 a1-a2",
           "position fen T3T/5/5/5/T3T g 20 0 0",
           "position fen T3T/5/5/5/T3T g 20 0 0 moves c3",
           "go",
           "go p1time 1000 p2time -20 p1inc 5 p2inc 6 movestogo 7",
           "go movetime 100",
           "go depth 3 nodes 1000",
           "go infinite",
           "stop",
           "query gameover",
           "query p1turn",
           "query result",
           "quit",
       }) {
    const auto command = parse_command(line);
    ASSERT_TRUE(command.has_value()) << line << ": " << command.error();
    EXPECT_EQ(to_text(*command), line);
  }
}

TEST(UgiProtocol, SaysWhatACommandMeans) {
  EXPECT_EQ(parse_command("  go \t p1time 5 p2time 6 p2inc 7 "),
            Command(Go{.goats = {.left = 5ms}, .tigers = {.left = 6ms, .increment = 7ms}}));
  EXPECT_EQ(parse_command("setoption name Two Words value a  b"),
            Command(SetOption{"Two Words", "a b"}));
  EXPECT_EQ(parse_command("position fen a b moves c"), Command(SetPosition{"a b", {"c"}}));
}

TEST(UgiProtocol, SaysWhatIsWrongWithALine) {
  for (const auto& [line, problem] : std::vector<std::pair<std::string, std::string>>{
           {"", "empty"},
           {"uci", "no command \"uci\""},
           {"UGI", "no command"},
           {"ugi now", "\"now\" is too much"},
           {"setoption", "name is missing"},
           {"setoption name", "no name"},
           {"setoption name value 3", "no name"},
           {"position", "startpos"},
           {"position fen", "startpos"},
           {"position startpos c3", "startpos"},
           {"position here", "startpos"},
           {"go fast", "\"fast\" is not known"},
           {"go depth", "number is missing"},
           {"go depth x", "whole number"},
           {"go depth 0", "from 1"},
           {"go depth 3.5", "whole number"},
           {"go nodes 99999999999999999999", "whole number"},
           {"go p1inc -1", "from 0"},
           {"query", "gameover"},
           {"query p2turn", "gameover"},
           {"query result now", "gameover"},
       }) {
    const auto command = parse_command(line);
    ASSERT_FALSE(command.has_value()) << line;
    EXPECT_THAT(command.error(), HasSubstr(problem)) << line;
  }
}

TEST(UgiProtocol, RepliesAreWrittenAsTheyAreRead) {
  for (const char* line :
       {"id name An Engine 1.0", "id author A. N. Body", "option name Hash type spin default 16",
        "ugiok", "readyok", "bestmove a1-b2", "bestmove 0000", "response p1win"}) {
    const auto reply = parse_reply(line);
    ASSERT_TRUE(reply.has_value()) << line;
    EXPECT_EQ(to_text(*reply), line);
  }
  EXPECT_EQ(parse_reply("bestmove c3 ponder a1-a2"), Reply(BestMove{"c3"}));
  for (const char* line : {"", "info depth 3", "bestmove", "id", "id name", "option",
                           "option name x", "hello", "response"}) {
    EXPECT_EQ(parse_reply(line), std::nullopt) << line;
  }
}

TEST(UgiProtocol, OptionsSayWhatTheyMayBe) {
  EXPECT_EQ(to_text(number_option("Hash", 16, 1, 64)),
            "option name Hash type spin default 16 min 1 max 64");
  EXPECT_EQ(to_text(choice_option("Style", "calm", {"calm", "wild"})),
            "option name Style type combo default calm var calm var wild");
  EXPECT_EQ(to_text(text_option("Folder", "")), "option name Folder type string default <empty>");
}

TEST(UgiProtocol, ProgressSaysWhatIsKnown) {
  EXPECT_EQ(
      to_text(Progress{
          .depth_plies = 3, .nodes = 500, .time = 100ms, .score = -12, .line = {"c3", "a1-a2"}}),
      "info depth 3 nodes 500 nps 5000 time 100 score cp -12 pv c3 a1-a2");
  EXPECT_EQ(to_text(Progress{.line = {"c3"}}), "info time 0 pv c3");
}

std::string score(Score score) {
  const std::string text = to_text(Progress{.score = score});
  return text.substr(text.find("score"));
}

TEST(UgiProtocol, ForcedEndsAreCountedInMoves) {
  EXPECT_THAT(score(won_in(1)), StartsWith("score mate 1 "));
  EXPECT_THAT(score(won_in(3)), StartsWith("score mate 2 "));
  EXPECT_THAT(score(lost_in(2)), StartsWith("score mate -1 "));
  EXPECT_THAT(score(lost_in(4)), StartsWith("score mate -2 "));
  EXPECT_THAT(score(won_in(unknown_plies)), StartsWith("score cp 20000 "));
  EXPECT_THAT(score(-won_in(unknown_plies + 3)), StartsWith("score cp -20000 "));
}

TEST(UgiProtocol, ResultsAreNamedByPlayers) {
  const auto answer = [](const std::optional<Outcome>& outcome) {
    return response(outcome).answer;
  };
  EXPECT_EQ(answer(std::nullopt), "none");
  EXPECT_EQ(answer(Outcome{Side::goats, OutcomeReason::trapped}), "p1win");
  EXPECT_EQ(answer(Outcome{Side::tigers, OutcomeReason::captures}), "p2win");
  EXPECT_EQ(answer(Outcome{std::nullopt, OutcomeReason::ply_limit}), "draw");
}

}  // namespace
}  // namespace baghchal::ugi
