#include "baghchal/cli/output.hpp"

#include <gtest/gtest.h>

namespace baghchal {
namespace {

TEST(Printable, ShowsWhatATerminalShows) {
  for (const char* text : {"", "plain text", "é", "日本", "🐅"}) EXPECT_EQ(printable(text), text);
}

TEST(Printable, SpellsWhatATerminalMightObey) {
  EXPECT_EQ(printable("a\x1b[2Jb\n\x7f"), "a\\x1b[2Jb\\x0a\\x7f");
  EXPECT_EQ(printable("\xc2\x9b"), "\\xc2\\x9b");
}

TEST(Printable, SpellsWhatIsNoCharacter) {
  EXPECT_EQ(printable("\xff\xc3"), "\\xff\\xc3");
  EXPECT_EQ(printable("\xe2\x82 a"), "\\xe2\\x82 a");
}

TEST(ShellWord, IsQuotedWhereAShellWouldDivideIt) {
  EXPECT_EQ(shell_word("~/games/a-1.pgn"), "~/games/a-1.pgn");
  EXPECT_EQ(shell_word("my game's.pgn"), "'my game'\\''s.pgn'");
}

}  // namespace
}  // namespace baghchal
