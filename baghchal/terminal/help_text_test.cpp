#include "baghchal/terminal/help_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baghchal {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> rules_with(void (*change)(Rules&)) {
  Variant variant = traditional();
  change(variant.rules);
  return rules_in_brief(variant);
}

TEST(HelpText, SaysTheTraditionalRules) {
  const std::vector<std::string> rules = rules_in_brief(traditional());
  EXPECT_THAT(rules, Contains(HasSubstr("The tigers win with 5 goats captured.")));
  EXPECT_THAT(rules, Contains(HasSubstr("the tigers may not leave them without a move")));
  EXPECT_THAT(rules, Contains(HasSubstr("A ply is one turn of one side; after 200 plies")));
  EXPECT_THAT(rules, Not(Contains(HasSubstr("last stand"))));
}

TEST(HelpText, SaysTheRulesThatArePlayed) {
  EXPECT_THAT(rules_with([](Rules& rules) { rules.last_stand = 2; }),
              Contains(HasSubstr("With 5 goats captured the last stand begins: the goats have 2 "
                                 "moves left to trap the tigers")));
  EXPECT_THAT(rules_with([](Rules& rules) { rules.confinement = Confinement::tigers_win; }),
              Contains(HasSubstr("The tigers also win if they leave the goats")));
  EXPECT_THAT(rules_with([](Rules& rules) { rules.repetition = Repetition::draw_on_third; }),
              Contains(HasSubstr("the third time")));
  EXPECT_THAT(rules_with([](Rules& rules) { rules.ply_limit = 0; }),
              Contains(HasSubstr("there is no limit")));
}

}  // namespace
}  // namespace baghchal
