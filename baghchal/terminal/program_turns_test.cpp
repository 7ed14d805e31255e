#include "baghchal/terminal/program_turns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "tests/support/sessions.hpp"

namespace baghchal {
namespace {

using namespace std::chrono_literals;

/// Lets time pass until something has happened.
template <typename Done>
void go_on_until(ProgramTurns& turns, Done done) {
  while (!done()) {
    turns.go_on();
    std::this_thread::sleep_for(1ms);
  }
}

/// Lets time pass until the program has nothing more to think.
void go_on_until_quiet(ProgramTurns& turns) {
  turns.go_on();
  go_on_until(turns, [&] { return !turns.thinking(); });
}

TEST(ProgramTurns, TheProgramAnswersAPersonsMove) {
  Session game = session(against_tigers, std::make_shared<FakeEngine>(FakeEngine{{"e5-e4"}}));
  ProgramTurns turns(game);
  turns.go_on();
  EXPECT_FALSE(turns.thinking());
  game.play("c3");
  go_on_until(turns, [&] { return game.game().ply() == 2; });
  EXPECT_EQ(to_text(game.game().moves().back(), game.game().board()), "e5-e4");
  EXPECT_TRUE(game.person_to_move());
}

TEST(ProgramTurns, PerfectPlayIsStoppedWhenItsTimeIsOver) {
  const auto engine = std::make_shared<FakeEngine>();
  engine->thinks_until_stopped = true;
  Session game({.engine = engine,
                .seats = {.goats = {}, .tigers = Strength::perfect()},
                .search_time = 1ms});
  ProgramTurns turns(game);
  game.play("c3");
  go_on_until(turns, [&] { return game.game().ply() == 2; });
  EXPECT_EQ(engine->stopped, 1);
}

TEST(ProgramTurns, AHintIsGivenWhenItHasBeenFound) {
  Session game = session(against_tigers);
  ProgramTurns turns(game);
  turns.think_of_hint();
  go_on_until(turns, [&] { return game.hint().has_value(); });
  EXPECT_EQ(game.game().ply(), 0);
}

TEST(ProgramTurns, ADroppedHintIsNeverGiven) {
  const auto engine = std::make_shared<FakeEngine>();
  engine->thinks_until_stopped = true;
  Session game = session(two_people, engine);
  ProgramTurns turns(game);
  turns.think_of_hint();
  turns.drop_hint();
  game.play("c3");
  go_on_until_quiet(turns);
  EXPECT_EQ(game.hint(), std::nullopt);
  EXPECT_EQ(engine->stopped, 1);
}

TEST(ProgramTurns, AnInterruptedMoveIsNotPlayed) {
  const auto engine = std::make_shared<FakeEngine>();
  engine->thinks_until_stopped = true;
  Session game = session(against_tigers, engine);
  ProgramTurns turns(game);
  game.play("c3");
  turns.go_on();
  turns.interrupt();
  game.undo();
  go_on_until_quiet(turns);
  EXPECT_EQ(game.game().ply(), 0);
}

TEST(ProgramTurns, AWatchedGameGoesPlyByPlyInSteps) {
  Session game = session(only_program);
  ProgramTurns turns(game);
  turns.pace().pause();
  go_on_until_quiet(turns);
  EXPECT_EQ(game.game().ply(), 0);
  turns.pace().step();
  go_on_until(turns, [&] { return game.game().ply() == 1; });
  go_on_until_quiet(turns);
  EXPECT_EQ(game.game().ply(), 1);
}

TEST(ProgramTurns, WhatWasTakenBackInAWatchedGameIsNotPlayedAgainAtOnce) {
  Session game = session(only_program);
  ProgramTurns turns(game);
  turns.pace().step();
  go_on_until(turns, [&] { return game.game().ply() == 1; });
  turns.pace().step();
  turns.interrupt();
  game.undo();
  go_on_until_quiet(turns);
  EXPECT_EQ(game.game().ply(), 0);
}

}  // namespace
}  // namespace baghchal
