#include "baghchal/console/output.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

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

/// Sets a variable of the environment until it goes.
class WithVariable {
 public:
  WithVariable(std::string name, const std::string& value) : name_(std::move(name)) {
    if (const char* before = std::getenv(name_.c_str())) before_ = before;
    ::setenv(name_.c_str(), value.c_str(), 1);
  }
  WithVariable(const WithVariable&) = delete;
  WithVariable& operator=(const WithVariable&) = delete;
  ~WithVariable() {
    if (before_) {
      ::setenv(name_.c_str(), before_->c_str(), 1);
    } else {
      ::unsetenv(name_.c_str());
    }
  }

 private:
  std::string name_;
  std::optional<std::string> before_;
};

TEST(DiagramStyleHere, IsUnicodeWhereTheLocaleSpeaksIt) {
  const WithVariable terminal("TERM", "xterm");
  for (const char* locale : {"C.UTF-8", "en_US.UTF8", "C.utf-8", "ne_NP.utf8", "C", "POSIX"}) {
    const WithVariable all("LC_ALL", locale);
    EXPECT_EQ(diagram_style(), DiagramStyle::unicode) << locale;
  }
  const WithVariable all("LC_ALL", "en_US.ISO-8859-1");
  EXPECT_EQ(diagram_style(), DiagramStyle::ascii);
}

TEST(DiagramStyleHere, IsPlainOnTerminalsThatDrawNoMore) {
  const WithVariable all("LC_ALL", "C.UTF-8");
  for (const char* name : {"linux", "vt100", "dumb"}) {
    const WithVariable terminal("TERM", name);
    EXPECT_EQ(diagram_style(), DiagramStyle::ascii) << name;
  }
}

TEST(ShellWord, IsQuotedWhereAShellWouldDivideIt) {
  EXPECT_EQ(shell_word("~/games/a-1.pgn"), "~/games/a-1.pgn");
  EXPECT_EQ(shell_word("my game's.pgn"), "'my game'\\''s.pgn'");
}

}  // namespace
}  // namespace baghchal
