// A runner's side of the protocol against engines that do what they should not: shell scripts, each
// of which has only its answers written down.
#include "baghchal/ugi/client.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <thread>

#include "tests/support/folder.hpp"
#include "tests/support/play_moves.hpp"

namespace baghchal::ugi {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

/// An engine that introduces itself, is ready whenever asked, and at `go` runs some commands.
std::string script(const std::string& at_go, const std::string& options = "") {
  return R"(while read -r word rest; do
  case $word in
    ugi) echo 'id name script'; )" +
         options + R"( echo ugiok ;;
    isready) echo readyok ;;
    go) )" +
         at_go + R"( ;;
    quit) exit 0 ;;
  esac
done)";
}

/// With engines that answer, with those that do not move, and with those that do not even begin.
constexpr Patience plenty{.start_up = 60s, .timed_move = 60s, .untimed_move = 60s};
constexpr Patience little{.start_up = 60s, .timed_move = 50ms, .untimed_move = 50ms};
constexpr Patience none{.start_up = 100ms, .timed_move = 0ms, .untimed_move = 0ms};

Game game() {
  return Game(traditional());
}

class UgiClient : public testing::Test {
 protected:
  UgiClient() { std::signal(SIGPIPE, SIG_IGN); }
};

/// What comes of asking the engine for its first move.
std::string answer(const std::string& command, const Patience& patience = plenty) {
  Client client(command, patience);
  if (const auto met = client.greet({}, {}); !met) return "greeting: " + met.error();
  if (const auto begun = client.new_game({}); !begun) return "new game: " + begun.error();
  const auto move = client.choose(game(), {.move_time = 10ms}, {});
  return move ? to_text(*move, bagh_chal_board()) : move.error();
}

/// Nobody is left behind to be waited for.
bool no_children() {
  return waitpid(-1, nullptr, WNOHANG) < 0 && errno == ECHILD;
}

TEST_F(UgiClient, IsAnsweredByAnEngineInOrder) {
  EXPECT_EQ(answer(script("echo info depth 1; echo bestmove c3")), "c3");
  EXPECT_EQ(answer(script("printf 'bestmove c3 ponder a1-a2\\r\\n'")), "c3");
  EXPECT_EQ(answer(script("echo 'some words'; echo; echo bestmove C3")), "c3");
  EXPECT_TRUE(no_children());
}

TEST_F(UgiClient, AnEngineThatEndsIsSeenToHaveEnded) {
  EXPECT_EQ(answer("exit 3"), "greeting: ended with status 3");
  EXPECT_EQ(answer("/no/such/engine 2>/dev/null"), "greeting: ended with status 127");
  EXPECT_EQ(answer(script("exit 0")), "ended with status 0");
  EXPECT_EQ(answer(script("kill -9 $$")), "was ended by signal 9");
  EXPECT_EQ(answer("exec >&-; sleep 100"), "greeting: closed its output");
  EXPECT_TRUE(no_children());
}

TEST_F(UgiClient, AnEngineThatSaysNothingIsNotWaitedForForever) {
  EXPECT_EQ(answer("cat >/dev/null", none), "greeting: did not answer in time");
  EXPECT_EQ(answer("sleep 1000", none), "greeting: did not answer in time");
  EXPECT_EQ(answer(script("sleep 1000"), little), "did not answer in time");
  EXPECT_EQ(answer("trap '' TERM INT HUP; while :; do sleep 1; done", none),
            "greeting: did not answer in time");
  EXPECT_TRUE(no_children());
}

TEST_F(UgiClient, AnEngineThatNeverStopsTalkingIsNotListenedToForever) {
  EXPECT_EQ(answer(script("while :; do echo info string words; done"), little),
            "did not answer in time");
  EXPECT_EQ(answer(script("cat /dev/zero")), "wrote a line without end");
  EXPECT_EQ(answer("yes", none), "greeting: did not answer in time");
  EXPECT_TRUE(no_children());
}

TEST_F(UgiClient, AnEngineThatDoesNotListenIsGivenUp) {
  EngineProcess process("sleep 1000");
  const std::string line(5000, 'x');
  OrSilence<void> sent;
  for (int i = 0; i < 1000 && sent; ++i)
    sent = process.send(line, EngineProcess::Clock::now() + 50ms);
  ASSERT_FALSE(sent.has_value());
  EXPECT_EQ(sent.error(), "does not read what it is sent");
}

TEST_F(UgiClient, AMoveThatIsNoneIsSaidToBeSo) {
  EXPECT_THAT(answer(script("echo bestmove a1-a2")), HasSubstr("answered \"a1-a2\": a1-a2: "));
  EXPECT_THAT(answer(script("echo bestmove x9")), HasSubstr("answered \"x9\": "));
  EXPECT_THAT(answer(script("echo bestmove 0000")), "found no move");
  EXPECT_THAT(answer(script("printf 'bestmove \\033[31m\\n'")),
              HasSubstr("answered \"\\x1b[31m\""));
}

TEST_F(UgiClient, IsToldThePositionAndTheRules) {
  const Folder folder;
  const std::string heard = folder.at("heard");
  const std::string engine =
      "tee " + heard + " | { " +
      script("echo bestmove b1", "echo 'option name Rules type string default traditional';") +
      "; }";
  const Rules rules = find_rules("threefold").value();
  {
    Client client(engine, plenty);
    ASSERT_TRUE(client.greet(rules, {}).has_value());
    Game game({&bagh_chal_board(), rules});
    play_moves(game, "c3 a1-a2");
    ASSERT_TRUE(client.new_game({}).has_value());
    ASSERT_TRUE(client.choose(game, {.nodes = 50}, {}).has_value());
    Game later({&bagh_chal_board(), rules}, game.position(), 2);
    ASSERT_TRUE(client.choose(later, {.move_time = 20ms}, {}).has_value());
  }
  EXPECT_THAT(lines_of(read(heard)),
              ElementsAre("ugi", "setoption name Rules value threefold", "isready", "uginewgame",
                          "isready", "position startpos moves c3 a1-a2", "go nodes 50",
                          "position fen T3T/5/2G2/T4/4T g 19 0 2", "go movetime 20", "quit"));
}

TEST_F(UgiClient, AStopEndsTheWaiting) {
  for (const char* at_go : {"sleep 1000", "while :; do echo info string words; done"}) {
    Client client(script(at_go), plenty);
    ASSERT_TRUE(client.greet({}, {}).has_value());
    std::stop_source stop;
    const std::jthread stopper([&] {
      std::this_thread::sleep_for(30ms);
      stop.request_stop();
    });
    const auto move = client.choose(game(), {}, stop.get_token());
    ASSERT_FALSE(move.has_value());
    EXPECT_EQ(move.error(), "was stopped");
  }
}

TEST_F(UgiClient, LeavesNothingRunning) {
  const Folder folder;
  {
    Client client("sleep 1000 & echo $! >" + folder.at("number") + "; " + script(":"), plenty);
    ASSERT_TRUE(client.greet({}, {}).has_value());
  }
  const pid_t started = std::stoi(read(folder.at("number")));
  // It is another's to clear away; until then it is there, but dead.
  const auto is_running = [&] {
    const std::string status = read("/proc/" + std::to_string(started) + "/stat");
    return !status.empty() && status.find(") Z ") == status.npos;
  };
  for (int i = 0; i < 500 && is_running(); ++i) std::this_thread::sleep_for(10ms);
  EXPECT_FALSE(is_running());
}

}  // namespace
}  // namespace baghchal::ugi
