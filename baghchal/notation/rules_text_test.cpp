#include "baghchal/notation/rules_text.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

using testing::HasSubstr;

tl::expected<Rules, std::string> parse(std::string_view text) {
  return parse_rules(text, bagh_chal_board());
}

Rules any_rules() {
  return {.captures_to_win = *rc::gen::inRange(1, bagh_chal_board().goats() + 1),
          .last_stand = *rc::gen::inRange(0, 10),
          .confinement = *rc::gen::element(Confinement::illegal, Confinement::tigers_win),
          .repetition =
              *rc::gen::element(Repetition::forbidden, Repetition::draw_on_third, Repetition::free),
          .ply_limit = *rc::gen::inRange(0, 1000)};
}

RC_GTEST_PROP(RulesText, WhatIsWrittenIsReadAsTheSame, ()) {
  const Rules rules = any_rules();
  const std::string text = to_text(rules);
  const auto again = parse(text);
  RC_ASSERT(again.has_value());
  RC_ASSERT(*again == rules);
  RC_ASSERT(to_text(*again) == text);
}

TEST(RulesText, NamedRuleSetsAreTheirNames) {
  for (const NamedRules& set : named_rules()) {
    EXPECT_EQ(to_text(set.rules), set.name);
    EXPECT_EQ(parse(set.name), set.rules);
  }
}

TEST(RulesText, NamesTheNearestSetAndWhatDiffers) {
  Rules rules;
  rules.last_stand = 3;
  rules.captures_to_win = 4;
  EXPECT_EQ(to_text(rules), "traditional,captures_to_win=4,last_stand=3");
  rules = *find_rules("threefold");
  rules.ply_limit = 100;
  EXPECT_EQ(to_text(rules), "threefold,ply_limit=100");
  rules = *find_rules("solver");
  rules.confinement = Confinement::tigers_win;
  EXPECT_EQ(to_text(rules), "solver,confinement=tigers-win");
}

TEST(RulesText, FieldsComeInAnyOrder) {
  EXPECT_EQ(parse("traditional,last_stand=3,captures_to_win=4"),
            parse("traditional,captures_to_win=4,last_stand=3"));
}

TEST(RulesText, WhatIsWrongIsNamed) {
  const auto fault = [](std::string_view text) {
    const auto rules = parse(text);
    return rules ? "none" : rules.error();
  };
  EXPECT_THAT(fault(""), HasSubstr("no rule set is called \"\"; there are traditional"));
  EXPECT_THAT(fault("Traditional"), HasSubstr("no rule set is called \"Traditional\""));
  EXPECT_THAT(fault("ply_limit=3"), HasSubstr("no rule set"));
  EXPECT_THAT(fault("traditional,"), HasSubstr("no rule is called \"\""));
  EXPECT_THAT(fault("traditional, ply_limit=3"), HasSubstr("no rule is called \" ply_limit\""));
  EXPECT_THAT(fault("traditional,speed=3"), HasSubstr("\"speed\"; there are captures_to_win"));
  EXPECT_THAT(fault("traditional,ply_limit=3,ply_limit=3"), HasSubstr("ply_limit is said twice"));
  EXPECT_THAT(fault("traditional,ply_limit"), HasSubstr("ply_limit is a number"));
  EXPECT_THAT(fault("traditional,ply_limit=-1"), HasSubstr("not \"-1\""));
  EXPECT_THAT(fault("traditional,captures_to_win=0"), HasSubstr("a number from 1 to 20"));
  EXPECT_THAT(fault("traditional,captures_to_win=21"), HasSubstr("not \"21\""));
  EXPECT_THAT(fault("traditional,repetition=sometimes"),
              HasSubstr("one of forbidden, draw-on-third, free"));
  EXPECT_THAT(fault("traditional,confinement=legal"), HasSubstr("one of illegal, tigers-win"));
}

TEST(RulesText, TheBoardBoundsTheCaptures) {
  EXPECT_TRUE(parse_rules("traditional,captures_to_win=3", small_board()));
  EXPECT_FALSE(parse_rules("traditional,captures_to_win=4", small_board()));
}

}  // namespace
}  // namespace baghchal
