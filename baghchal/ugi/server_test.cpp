// The engine's side of the protocol: conversations from files, and what must hold while a search
// goes on.
#include "baghchal/ugi/server.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <regex>
#include <stdexcept>

#include "tests/support/fake_engine.hpp"
#include "tests/support/folder.hpp"

namespace baghchal::ugi {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

/// What an engine has written and nobody has read yet.
class Lines {
 public:
  void add(const std::string& line) {
    const std::lock_guard lock(mutex_);
    lines_.push_back(line);
    added_.notify_all();
  }

  /// The next line, waited for; says so where none comes.
  std::string next() {
    std::unique_lock lock(mutex_);
    constexpr auto far_too_long = 60s;
    if (!added_.wait_for(lock, far_too_long, [&] { return !lines_.empty(); })) return "(nothing)";
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    return line;
  }

  std::vector<std::string> rest() {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> rest(lines_.begin(), lines_.end());
    lines_.clear();
    return rest;
  }

 private:
  std::mutex mutex_;
  std::condition_variable added_;
  std::deque<std::string> lines_;
};

MadeEngine real_engine(const Settings& /*settings*/) {
  return {baghchal::make_engine({.memory_bytes = std::size_t{1} << 20})};
}

/// A session with an engine, line by line.
class Session {
 public:
  explicit Session(std::function<MadeEngine(const Settings&)> make_engine = real_engine)
      : server_({.name = "baghchal 0.1.0",
                 .author = "the authors of baghchal",
                 .make_engine = std::move(make_engine),
                 .write = [this](const std::string& line) { lines_.add(line); }}) {}

  bool say(const std::string& line) { return server_.take(line); }
  /// What it answers at once.
  std::vector<std::string> ask(const std::string& line) {
    say(line);
    return lines_.rest();
  }
  std::string next() { return lines_.next(); }
  /// The next line that does not tell how a search goes.
  std::string next_but_info() {
    for (;;) {
      std::string line = next();
      if (!line.starts_with("info depth ") && !line.starts_with("info time ")) return line;
    }
  }
  std::vector<std::string> finish() {
    server_.finish();
    return lines_.rest();
  }

 private:
  Lines lines_;
  Server server_;
};

/// Whether a line is as a pattern has it, in which "…" stands for any text.
bool fits(const std::string& line, const std::string& pattern) {
  const std::regex special(R"([.^$|()\[\]{}*+?\\])");
  const std::string escaped = std::regex_replace(pattern, special, R"(\$&)");
  return std::regex_match(line, std::regex(std::regex_replace(escaped, std::regex("…"), ".*")));
}

/// A conversation: lines to say begin with "> ", and answers that must come with "< ". Lines on how
/// a search goes need not be written down.
void replay(const std::string& file) {
  Session session;
  for (const std::string& line : lines_of(read(file))) {
    if (line.starts_with("> ")) session.say(line.substr(2));
    if (!line.starts_with("< ")) continue;
    const std::string pattern = line.substr(2);
    const bool on_search = pattern.starts_with("info depth") || pattern.starts_with("info time");
    const std::string answer = on_search ? session.next() : session.next_but_info();
    ASSERT_TRUE(fits(answer, pattern)) << answer << "\n  instead of\n" << pattern;
  }
  for (const std::string& line : session.finish()) {
    EXPECT_TRUE(line.starts_with("info depth") || line.starts_with("info time")) << line;
  }
}

TEST(UgiServer, ConversesAsItsPageSays) {
  replay(BAGHCHAL_TEST_DATA "/../../docs/ugi.md");
}

TEST(UgiServer, ConversesAsWrittenDown) {
  int conversations = 0;
  for (const auto& file : std::filesystem::directory_iterator(BAGHCHAL_TEST_DATA "/ugi")) {
    SCOPED_TRACE(file.path().filename());
    replay(file.path());
    ++conversations;
  }
  EXPECT_GE(conversations, 4);
}

/// The same engine again and again, to look at from outside.
class Shared : public Engine {
 public:
  explicit Shared(FakeEngine& engine) : engine_(engine) {}
  Choice choose(const Game& game, const PlayOrder& order, const Stop& stop) override {
    return engine_.choose(game, order, stop);
  }
  bool accepts_draw(const Game& game, Side side, Strength strength) override {
    return engine_.accepts_draw(game, side, strength);
  }
  PositionAnalysis analyse(const Game& game, const SearchLimits& limits, const Stop& stop,
                           const Searcher::Report& report) override {
    return engine_.analyse(game, limits, stop, report);
  }
  void forget() override { engine_.forget(); }

 private:
  FakeEngine& engine_;
};

class UgiSearch : public testing::Test {
 protected:
  FakeEngine engine;
  int made = 0;
  Session session{[this](const Settings&) {
    ++made;
    return MadeEngine{std::make_unique<Shared>(engine), "made"};
  }};
};

TEST_F(UgiSearch, StopEndsASearch) {
  engine.thinks_until_stopped = true;
  session.say("go depth 50");
  session.say("stop");
  EXPECT_THAT(session.next_but_info(), StartsWith("info string made"));
  EXPECT_THAT(session.next_but_info(), StartsWith("bestmove "));
  session.say("isready");
  EXPECT_EQ(session.next(), "readyok");
  EXPECT_EQ(engine.stopped, 1);
}

TEST_F(UgiSearch, WhatComesRightBehindAStopWaitsForTheSearch) {
  engine.thinks_until_stopped = true;
  session.say("go");
  EXPECT_THAT(session.next(), HasSubstr("made"));
  for (const char* line : {"stop", "position startpos moves c3", "go", "stop", "isready"}) {
    session.say(line);
  }
  EXPECT_THAT(session.next_but_info(), StartsWith("bestmove "));
  EXPECT_THAT(session.next_but_info(), testing::AnyOf(StartsWith("bestmove "), "readyok"));
  EXPECT_THAT(session.ask("query p1turn").back(), "response false");
}

TEST_F(UgiSearch, AnInfiniteOneWaitsForTheStop) {
  session.say("go infinite");
  EXPECT_EQ(session.next(), "info string made");
  EXPECT_THAT(session.next(), StartsWith("info time "));  // the choice is made
  EXPECT_THAT(session.ask("isready"), ElementsAre("readyok"));
  session.say("stop");
  EXPECT_THAT(session.next(), StartsWith("bestmove "));
}

TEST_F(UgiSearch, AskingIsAllowedMeanwhileChangingIsNot) {
  engine.thinks_until_stopped = true;
  session.say("position startpos moves c3");
  session.say("go");
  EXPECT_THAT(session.next(), HasSubstr("made"));
  EXPECT_THAT(session.ask("isready"), ElementsAre("readyok"));
  EXPECT_THAT(session.ask("query p1turn"), ElementsAre("response false"));
  EXPECT_THAT(session.ask("query gameover"), ElementsAre("response false"));
  for (const char* line :
       {"go", "go depth 1", "position startpos", "uginewgame", "setoption name Strength value 1"}) {
    EXPECT_THAT(session.ask(line), ElementsAre(HasSubstr("a search goes on"))) << line;
  }
  EXPECT_THAT(session.ask("nonsense"), ElementsAre(HasSubstr("error: ")));
  session.say("stop");
  EXPECT_THAT(session.next_but_info(), StartsWith("bestmove "));
  EXPECT_THAT(session.ask("query p1turn"), ElementsAre("response false"));
}

TEST_F(UgiSearch, GoesOnAtOnceAfterABestMove) {
  for (int i = 0; i < 200; ++i) {
    session.say("go depth 1");
    while (!session.next_but_info().starts_with("bestmove ")) {
    }
  }
  EXPECT_EQ(engine.orders.size(), 200U);
}

TEST_F(UgiSearch, TheEndOfTheSessionStopsASearch) {
  engine.thinks_until_stopped = true;
  session.say("go");
  EXPECT_FALSE(session.say("quit"));
  EXPECT_THAT(session.finish().back(), StartsWith("bestmove "));
}

TEST_F(UgiSearch, TimeEndsASearch) {
  engine.thinks_until_stopped = true;
  for (const char* line :
       {"go movetime 5", "go p1time 40 p2time 1", "go p1time -5", "go p1time 1000 movestogo 100"}) {
    session.say(line);
    while (!session.next_but_info().starts_with("bestmove ")) {
    }
  }
  EXPECT_EQ(engine.stopped, 4);
}

TEST_F(UgiSearch, TheEngineIsMadeWhenItIsNeededAndWhenItMustChange) {
  session.ask("ugi");
  session.ask("setoption name Hash value 4");
  EXPECT_EQ(made, 0);
  session.ask("isready");
  session.ask("isready");
  EXPECT_EQ(made, 1);
  session.ask("setoption name Strength value 3");
  session.ask("isready");
  EXPECT_EQ(made, 1);
  session.ask("setoption name Tables value /somewhere else");
  session.ask("isready");
  EXPECT_EQ(made, 2);
}

TEST_F(UgiSearch, OrdersWhatWasSet) {
  session.ask("setoption name strength value 4");
  session.ask("setoption name SEED value 77");
  session.ask("go nodes 123 depth 7");
  session.finish();
  ASSERT_EQ(engine.orders.size(), 1U);
  EXPECT_EQ(engine.orders[0].strength, Strength::level(4));
  EXPECT_EQ(engine.orders[0].seed, 77U);
  EXPECT_EQ(engine.orders[0].limits.nodes, 123);
  EXPECT_EQ(engine.orders[0].limits.depth_plies, 7);
}

TEST_F(UgiSearch, ANewGameForgets) {
  session.ask("isready");
  session.ask("uginewgame");
  EXPECT_EQ(engine.forgotten, 1);
}

TEST(UgiServer, AHashWithoutMemoryIsAnsweredAndTheUsualOneTaken) {
  std::vector<int> made;
  Session session([&](const Settings& settings) {
    made.push_back(settings.hash_mb);
    if (settings.hash_mb > 100) throw std::bad_alloc();
    return real_engine(settings);
  });
  session.ask("setoption name Hash value 65536");
  EXPECT_THAT(
      session.ask("isready"),
      ElementsAre("info string error: there is not enough memory for a Hash of 65536 MB: it "
                  "is 16 MB now",
                  "readyok"));
  EXPECT_THAT(made, ElementsAre(65536, 16));
}

TEST(UgiServer, WhatWritingThrowsEndsTheSession) {
  FakeEngine engine;
  Server server(
      {.name = "",
       .author = "",
       .make_engine = [&](const Settings&) { return MadeEngine{std::make_unique<Shared>(engine)}; },
       .write =
           [](const std::string& line) {
             if (line.starts_with("bestmove")) throw std::runtime_error("nobody reads");
           }});
  server.take("go depth 1");
  EXPECT_THROW(server.finish(), std::runtime_error);
}

TEST(UgiServer, ARealSearchIsStoppedSoon) {
  Session session;
  session.say("go infinite");
  EXPECT_THAT(session.next(), StartsWith("info depth 1 nodes "));
  session.say("stop");
  EXPECT_THAT(session.next_but_info(), StartsWith("bestmove "));
}

}  // namespace
}  // namespace baghchal::ugi
