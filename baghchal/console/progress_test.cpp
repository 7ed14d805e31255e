#include "baghchal/console/progress.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace baghchal {
namespace {

TEST(Progress, IsABarWithPercentageStepAndTimeLeft) {
  EXPECT_EQ(progress_line("12 goats placed", 0.25, 30, 80),
            "[######------------------]  25%  12 goats placed, 1 min 30 s left");
  EXPECT_EQ(progress_line("almost", 0.999, 0.5, 80), "[#######################-]  99%  almost");
  EXPECT_EQ(progress_line("nothing yet", 0, 50, 80),
            "[------------------------]   0%  nothing yet");
}

TEST(Progress, FitsTheTerminal) {
  EXPECT_EQ(progress_line("12 goats placed", 0.25, 30, 40),
            " 25%  12 goats placed, 1 min 30 s left");
  EXPECT_EQ(progress_line("12 goats placed", 0.25, 30, 10), " 25%  12 g");
  EXPECT_EQ(progress_line("12 goats placed", 0.25, 30, -1), "");
}

TEST(Progress, IsALineAStepWhereThereIsNoTerminal) {
  std::ostringstream err;
  {
    Progress progress(err, false);
    progress.show("one", 0);
    progress.show("one", 0.2);
    progress.show("two", 0.5);
  }
  EXPECT_EQ(err.str(), "baghchal: one\nbaghchal: two\n");
}

TEST(Progress, LeavesNoTraceOnATerminal) {
  std::ostringstream err;
  {
    Progress progress(err, true);
    progress.show("one", 0);
    EXPECT_NE(err.str().find("one"), std::string::npos);
  }
  EXPECT_TRUE(err.str().ends_with("\r\x1b[K"));
  EXPECT_EQ(err.str().find('\n'), std::string::npos);
}

}  // namespace
}  // namespace baghchal
