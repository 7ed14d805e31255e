// Saving from the full-screen game.

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "tests/cli/person.hpp"

namespace baghchal {
namespace {

constexpr auto clear = "\x15";
const std::vector<std::string> two_people{"play", "--tigers", "human"};

class SavingOnScreen : public testing::Test {
 protected:
  SavingOnScreen()
      : folder_(std::filesystem::path(testing::TempDir()) /
                ("baghchal_screen_" + std::to_string(::getpid()))) {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~SavingOnScreen() override { std::filesystem::remove_all(folder_); }

  Terminal::Setting here() const { return {.folder = folder_}; }
  long files() const { return std::distance(std::filesystem::directory_iterator(folder_), {}); }
  /// Answers the question for a name.
  static void name_file(Terminal& terminal, const std::string& name) {
    terminal.type("s");
    ASSERT_TRUE(shows(terminal, "Save as"));
    terminal.type(std::string(clear) + name + enter);
  }

 private:
  std::filesystem::path folder_;
};

TEST_F(SavingOnScreen, OffersANameThatIsFreeAndThenTheGamesOwn) {
  for (long game = 1; game <= 2; ++game) {
    Terminal terminal(two_people, here());
    ASSERT_TRUE(shows(terminal, "The goats to move."));
    for (int time = 1; time <= 2; ++time) {
      terminal.type("s");
      ASSERT_TRUE(shows(terminal, "Save as (Enter saves, Esc does not): bagh-chal-"));
      terminal.type(enter);
      ASSERT_TRUE(terminal.stops_showing("Save as"));
      EXPECT_TRUE(shows(terminal, "Saved as bagh-chal-"));
      EXPECT_EQ(files(), game);
    }
    leave(terminal);
  }
}

TEST_F(SavingOnScreen, AsksBeforeItReplacesAFile) {
  Terminal first(two_people, here());
  ASSERT_TRUE(shows(first, "The goats to move."));
  name_file(first, "game.pgn");
  ASSERT_TRUE(shows(first, "Saved as game.pgn;"));
  leave(first);
  Terminal terminal(two_people, here());
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  name_file(terminal, "game.pgn");
  EXPECT_TRUE(shows(terminal, "game.pgn exists. Put this game in its place? (y/n)"));
  terminal.type("y");
  EXPECT_TRUE(terminal.stops_showing("exists."));
  EXPECT_EQ(files(), 1);
  leave(terminal);
}

TEST_F(SavingOnScreen, SaysWhyItCannot) {
  Terminal terminal(two_people, here());
  ASSERT_TRUE(shows(terminal, "The goats to move."));
  name_file(terminal, "nowhere/game.pgn");
  EXPECT_TRUE(shows(terminal, "Not saved: nowhere/game.pgn:"));
  name_file(terminal, "");
  EXPECT_TRUE(shows(terminal, "Not saved: the file has no name."));
  terminal.type("s");
  ASSERT_TRUE(shows(terminal, "Save as"));
  terminal.type(escape);
  EXPECT_TRUE(terminal.stops_showing("Save as"));
  EXPECT_EQ(files(), 0);
  leave(terminal);
}

}  // namespace
}  // namespace baghchal
