#include "baghchal/terminal/message_log.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baghchal {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::SizeIs;

auto says(std::string_view part) {
  return Field(&Message::text, HasSubstr(std::string(part)));
}

void hear(MessageLog& log, Session& session) {
  for (const Message& message : session.take_messages()) log.add(message);
}

TEST(MessageLog, WhatIsSaidTwiceInARowStandsOnce) {
  MessageLog log;
  for (const char* text : {"one.", "one.", "two.", "one."}) log.add({MessageKind::refusal, text});
  EXPECT_THAT(log.messages(), ElementsAre(says("one."), says("two."), says("one.")));
}

TEST(MessageLog, WhatIsTakenBackStandsNoLonger) {
  Session session({.seats = {}});
  MessageLog log;
  session.play("c3");
  session.play("a1-a2");
  session.resign();
  hear(log, session);
  EXPECT_THAT(log.messages(), ElementsAre(says("c3"), says("a1-a2"), says("resigned")));
  session.undo();
  log.forget_what_was_taken_back(session.game());
  EXPECT_THAT(log.messages(), ElementsAre(says("c3"), says("a1-a2")));
  session.undo();
  log.forget_what_was_taken_back(session.game());
  EXPECT_THAT(log.messages(), ElementsAre(says("c3")));
}

TEST(MessageLog, DoesNotGrowForEver) {
  MessageLog log;
  for (int i = 0; i < 2000; ++i) log.add({MessageKind::answer, std::to_string(i)});
  EXPECT_THAT(log.messages(), SizeIs(testing::Lt(1000U)));
  EXPECT_EQ(log.messages().back().text, "1999");
}

}  // namespace
}  // namespace baghchal
