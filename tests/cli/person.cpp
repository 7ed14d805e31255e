#include "tests/cli/person.hpp"

namespace baghchal {

testing::AssertionResult shows(Terminal& terminal, std::string_view text) {
  if (terminal.shows(text)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << '"' << text << "\" is not on the screen:\n"
                                     << terminal.screen().text();
}

void leave(Terminal& terminal) {
  terminal.type("q");
  ASSERT_TRUE(shows(terminal, "Leave the game? (y/n)"));
  terminal.type("y");
  EXPECT_EQ(terminal.wait(), 0);
  EXPECT_TRUE(terminal.is_restored());
}

}  // namespace baghchal
