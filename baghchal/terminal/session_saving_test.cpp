// Games that are saved, and gone on with.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "baghchal/console/files.hpp"
#include "baghchal/console/output.hpp"
#include "baghchal/terminal/session.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/sessions.hpp"

namespace baghchal {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

class SavedSession : public testing::Test {
 protected:
  std::string path() const { return folder_.at("game.pgn"); }
  Session opened(const Seats& seats) const {
    SessionPlan plan{.seats = seats, .seed = 7, .opened = open_game(path()), .file = path()};
    plan.variant = plan.opened->game.variant();
    plan.start = {plan.opened->game.start(), plan.opened->game.start_ply()};
    return Session(plan);
  }

 private:
  Folder folder_;
};

TEST_F(SavedSession, IsAGameRecord) {
  Session game = session(against_tigers);
  game.play("c3");
  ASSERT_TRUE(game.save(path(), Existing::keep));
  const std::string text = read_file(path());
  EXPECT_THAT(text, HasSubstr("[Tigers \"baghchal, level 1\"]"));
  EXPECT_THAT(text, HasSubstr("1. c3"));
}

TEST_F(SavedSession, ReplacesItsOwnFileUnasked) {
  Session game = session(two_people);
  EXPECT_FALSE(game.would_replace(path()));
  ASSERT_TRUE(game.save(path(), Existing::keep));
  EXPECT_THAT(game.take_messages(),
              ElementsAre(says(MessageKind::answer, "Saved as " + path() + "; baghchal play " +
                                                        path() + " goes on with it.")));
  EXPECT_EQ(game.file(), path());
  game.play("c3");
  EXPECT_FALSE(game.would_replace(path()));
  EXPECT_TRUE(game.save(path(), Existing::keep));
  EXPECT_THAT(read_file(path()), HasSubstr("1. c3"));
  game.new_game();
  EXPECT_EQ(game.file(), "");
  EXPECT_TRUE(game.would_replace(path()));
}

TEST_F(SavedSession, IsGoneOnWithWhereItWasLeft) {
  Session before = session_at("T3T/GGG2/GGGGG/GGGGG/TGGGT g 0 4 60", two_people);
  for (const char* move : {"c4-d4", "e5-e4", "d4-c4"}) before.play(move);
  ASSERT_TRUE(before.save(path(), Existing::keep));
  Session game = opened(two_people);
  EXPECT_EQ(game.game().ply(), 63);
  EXPECT_EQ(game.game().position(), before.game().position());
  game.take_messages();
  game.play("e4-e5");
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::refusal, "ply 60")));
  game.undo();
  EXPECT_EQ(game.game().ply(), 62);
  EXPECT_FALSE(game.would_replace(path()));
  game.new_game();
  EXPECT_EQ(game.game().ply(), 60);
}

TEST_F(SavedSession, AFinishedGameIsOpenedFinishedAndCanBeTakenBack) {
  Session before = session(two_people);
  before.play("c3");
  before.resign();
  ASSERT_TRUE(before.save(path(), Existing::keep));
  Session game = opened(against_tigers);
  EXPECT_TRUE(game.game_over());
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::answer, "1 move played"),
                                                says_of(MessageKind::outcome, "goats win")));
  game.undo();
  EXPECT_FALSE(game.game_over());
  EXPECT_EQ(game.game().ply(), 1);
}

TEST_F(SavedSession, WhatOthersHaveWrittenIsNotReplacedUnasked) {
  write_file(path(), "1. c3 {a fine move} a1-a2 *\n", Existing::keep);
  Session game = opened(two_people);
  EXPECT_EQ(game.file(), path());
  EXPECT_TRUE(game.would_replace(path()));
  EXPECT_FALSE(game.save(path(), Existing::keep));
}

TEST_F(SavedSession, WhatIsNoGameToGoOnWithIsNamed) {
  const std::array<std::pair<std::string_view, std::string_view>, 5> bad{{
      {"", "there is nothing in it"},
      {"nonsense", "it does not look like a game record"},
      {"1. c3 *\n\n1. c3 *\n", "2 games are in it"},
      {"[Event \"x\"]\n\n1. c3 c3-c4 *\n", "line 3, ply 2: "},
      {"[Result \"1-0\"]\n[SetUp \"1\"]\n[Position \"T3T/5/5/1G3/T3T t 15 4 9\"]\n\n"
       "1... a1xc3 1-0\n",
       "ply 10: the result is given as 1-0"},
  }};
  for (const auto& [text, reason] : bad) {
    write_file(path(), text, Existing::replace);
    try {
      opened(two_people);
      ADD_FAILURE() << text;
    } catch (const BadInput& problem) {
      EXPECT_THAT(problem.what(),
                  AllOf(testing::StartsWith(path() + ": "), HasSubstr(std::string(reason))));
    }
  }
}

TEST_F(SavedSession, DoesNotReplaceAFileUnasked) {
  write_file(path(), "precious", Existing::keep);
  Session game = session(two_people);
  EXPECT_FALSE(game.save(path(), Existing::keep));
  EXPECT_EQ(read_file(path()), "precious");
  EXPECT_THAT(game.take_messages(), ElementsAre(says_of(MessageKind::refusal, path())));
  EXPECT_TRUE(game.save(path(), Existing::replace));
  EXPECT_NE(read_file(path()), "precious");
}

}  // namespace
}  // namespace baghchal
