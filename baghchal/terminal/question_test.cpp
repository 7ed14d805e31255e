#include "baghchal/terminal/question.hpp"

#include <gtest/gtest.h>

namespace baghchal {
namespace {

Input typed(std::string character) {
  return {.key = Key::character, .character = std::move(character)};
}

TEST(Question, OnlyYIsAYes) {
  for (const char* key : {"y", "Y", "n", "x", " "}) {
    bool said_yes = false;
    Question question = Question::yes_or_no("Leave?", [&] { said_yes = true; });
    EXPECT_EQ(question.shown(), "Leave? (y/n) ");
    EXPECT_TRUE(question.hear(typed(key)));
    question.act();
    EXPECT_EQ(said_yes, std::string_view("yY").find(key) != std::string_view::npos) << key;
  }
}

TEST(Question, EnterOrEscapeIsANo) {
  for (const Key key : {Key::enter, Key::escape, Key::click}) {
    bool said_yes = false;
    Question question = Question::yes_or_no("Leave?", [&] { said_yes = true; });
    EXPECT_TRUE(question.hear({.key = key}));
    question.act();
    EXPECT_FALSE(said_yes);
  }
}

TEST(Question, ATextIsChangedAndGiven) {
  std::string given;
  Question question =
      Question::for_text("Save as:", "aé", [&](const std::string& text) { given = text; });
  EXPECT_FALSE(question.hear({.key = Key::backspace}));
  EXPECT_FALSE(question.hear(typed("b")));
  EXPECT_EQ(question.shown(), "Save as: ab");
  EXPECT_TRUE(question.hear({.key = Key::enter}));
  question.act();
  EXPECT_EQ(given, "ab");
}

TEST(Question, WhatIsTypedFirstTakesTheProposalsPlace) {
  Question question = Question::for_text("Save as:", "proposed", [](const std::string&) {});
  EXPECT_FALSE(question.hear(typed("a")));
  EXPECT_FALSE(question.hear(typed("b")));
  EXPECT_EQ(question.shown(), "Save as: ab");
}

TEST(Question, ATextIsCleared) {
  Question question = Question::for_text("Save as:", "proposed", [](const std::string&) {});
  EXPECT_FALSE(question.hear({.key = Key::clear}));
  EXPECT_EQ(question.shown(), "Save as: ");
}

TEST(Question, EscapeDropsATextQuestion) {
  bool answered = false;
  Question question =
      Question::for_text("Save as:", "a", [&](const std::string&) { answered = true; });
  EXPECT_TRUE(question.hear({.key = Key::escape}));
  question.act();
  EXPECT_FALSE(answered);
}

}  // namespace
}  // namespace baghchal
