#include "baghchal/terminal/program_turns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

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
  Session session({.seats = {.goats = {}, .tigers = Strength::level(1)}, .seed = 5});
  ProgramTurns turns(session);
  turns.go_on();
  EXPECT_FALSE(turns.thinking());
  session.play("c3");
  go_on_until(turns, [&] { return session.game().ply() == 2; });
  EXPECT_TRUE(session.person_to_move());
}

TEST(ProgramTurns, AHintIsGivenWhenItHasBeenFound) {
  Session session({.seats = {.goats = {}, .tigers = Strength::level(1)}, .seed = 5});
  ProgramTurns turns(session);
  turns.think_of_hint();
  go_on_until(turns, [&] { return session.hint().has_value(); });
  EXPECT_EQ(session.game().ply(), 0);
}

TEST(ProgramTurns, ADroppedHintIsNeverGiven) {
  Session session({.seats = {}, .seed = 5});
  ProgramTurns turns(session);
  turns.think_of_hint();
  turns.drop_hint();
  session.play("c3");
  go_on_until_quiet(turns);
  EXPECT_EQ(session.hint(), std::nullopt);
}

TEST(ProgramTurns, AnInterruptedMoveIsNotPlayed) {
  Session session({.seats = {.goats = {}, .tigers = Strength::level(1)}, .seed = 5});
  ProgramTurns turns(session);
  session.play("c3");
  turns.go_on();
  turns.interrupt();
  session.undo();
  go_on_until_quiet(turns);
  EXPECT_EQ(session.game().ply(), 0);
}

TEST(ProgramTurns, AWatchedGameGoesPlyByPlyInSteps) {
  Session session(
      {.seats = {.goats = Strength::level(1), .tigers = Strength::level(1)}, .seed = 5});
  ProgramTurns turns(session);
  turns.pace().pause();
  go_on_until_quiet(turns);
  EXPECT_EQ(session.game().ply(), 0);
  turns.pace().step();
  go_on_until(turns, [&] { return session.game().ply() == 1; });
  go_on_until_quiet(turns);
  EXPECT_EQ(session.game().ply(), 1);
}

TEST(ProgramTurns, WhatWasTakenBackInAWatchedGameIsNotPlayedAgainAtOnce) {
  Session session(
      {.seats = {.goats = Strength::level(1), .tigers = Strength::level(1)}, .seed = 5});
  ProgramTurns turns(session);
  turns.pace().step();
  go_on_until(turns, [&] { return session.game().ply() == 1; });
  turns.pace().step();
  turns.interrupt();
  session.undo();
  go_on_until_quiet(turns);
  EXPECT_EQ(session.game().ply(), 0);
}

}  // namespace
}  // namespace baghchal
