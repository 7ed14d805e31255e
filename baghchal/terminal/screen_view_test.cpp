#include "baghchal/terminal/screen_view.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baghchal {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr Seats against_tigers{.goats = std::nullopt, .tigers = Strength::level(1)};

std::string text_of(const ScreenView& view) {
  std::string text;
  for (int row = 0; row < view.canvas.rows(); ++row) text += view.canvas.row_text(row) + '\n';
  return text;
}

class GameView : public testing::Test {
 protected:
  ScreenState state(const Session& session) const {
    return {.session = session, .pace = pace_, .cursor = 0};
  }
  std::string text(const Session& session, int columns = 80, int rows = 24) const {
    return text_of(game_view(state(session), columns, rows));
  }

  Pace pace_;
};

TEST_F(GameView, ShowsWhoPlaysTheHandAndWhatToDo) {
  const Session session({.seats = against_tigers});
  const std::string shown = text(session);
  EXPECT_THAT(shown, HasSubstr("> Goats  a person"));
  EXPECT_THAT(shown, HasSubstr("Tigers program, level 1"));
  EXPECT_THAT(shown, HasSubstr("20 in hand ●●●"));
  EXPECT_THAT(shown, HasSubstr("0 of 5 captured ·····"));
  EXPECT_THAT(shown, HasSubstr("Your turn: the goats."));
  EXPECT_THAT(shown, HasSubstr("Place a goat"));
  EXPECT_THAT(shown, HasSubstr("? help"));
}

TEST_F(GameView, SaysWhenTheWindowIsTooSmall) {
  const Session session({});
  EXPECT_THAT(text(session, 20, 7), HasSubstr("too\nsmall"));
  EXPECT_THAT(text(session, 60, 20), Not(HasSubstr("too small")));
  for (int size = 1; size < 12; ++size) EXPECT_FALSE(text(session, size, size).empty());
}

TEST_F(GameView, ShowsTheNewestMessagesWhereThereIsNotRoomForAll) {
  const Session session({});
  ScreenState shown = state(session);
  for (int i = 0; i < 50; ++i) {
    shown.log.push_back({MessageKind::answer, "message " + std::to_string(i) + "."});
  }
  const std::string text = text_of(game_view(shown, 80, 24));
  EXPECT_THAT(text, HasSubstr("message 49."));
  EXPECT_THAT(text, Not(HasSubstr("message 0.")));
}

TEST_F(GameView, ShowsTheOutcomeWithItsReasonAndWhatComesNext) {
  Session session({});
  session.resign();
  const std::string shown = text(session);
  EXPECT_THAT(shown, HasSubstr("The game is over."));
  EXPECT_THAT(shown, HasSubstr("n starts a new game"));
}

TEST_F(GameView, CountsTheCapturesOfALastStand) {
  Variant variant = traditional();
  variant.rules.captures_to_win = 1;
  variant.rules.last_stand = 3;
  const auto line = parse_position("T3T/5/5/5/T3T g 18 2 5", variant);
  ASSERT_TRUE(line);
  const std::string shown = text(Session({.variant = variant, .start = *line}));
  EXPECT_THAT(shown, HasSubstr(" 2 captured ●●"));
  EXPECT_THAT(shown, Not(HasSubstr("2 of 1")));
}

TEST_F(GameView, SaysHowManyPliesThereAreToPlay) {
  Session session({});
  session.play("c3");
  EXPECT_THAT(text(session), HasSubstr("1 of 200 plies played"));
  Variant endless = traditional();
  endless.rules.ply_limit = 0;
  EXPECT_THAT(text(Session({.variant = endless})), HasSubstr("0 plies played"));
}

TEST_F(GameView, ShowsWhatIsTypedAndAsked) {
  const Session session({});
  ScreenState shown = state(session);
  shown.typed = "a1-b";
  EXPECT_THAT(text_of(game_view(shown, 80, 24)), HasSubstr("a1-b"));
  shown.question = "Leave the game? (y/n)";
  EXPECT_THAT(text_of(game_view(shown, 80, 24)), HasSubstr("Leave the game? (y/n)"));
}

TEST_F(GameView, SaysThatTheProgramThinks) {
  Session session({.seats = against_tigers});
  session.play("c3");
  ScreenState shown = state(session);
  shown.thinking = true;
  EXPECT_THAT(text_of(game_view(shown, 80, 24)), HasSubstr("The program is thinking"));
}

TEST_F(GameView, ShowsWhoPlaysInTheSmallestWindowToo) {
  const Session session({.seats = {.goats = Strength::level(10), .tigers = Strength::level(10)}});
  int columns = 1;
  while (!game_view(state(session), columns, 16).board) ++columns;
  EXPECT_THAT(text(session, columns, 16), HasSubstr("Tigers program, level 10\n"));
}

TEST_F(GameView, FitsItsKeysIntoTheWindow) {
  const Session session({.seats = against_tigers});
  for (int columns = 1; columns <= 130; ++columns) {
    const Canvas canvas = game_view(state(session), columns, 24).canvas;
    const std::string keys = canvas.row_text(canvas.rows() - 1);
    if (keys.empty() || !keys.starts_with(" ?")) continue;
    EXPECT_THAT(keys, HasSubstr("? help  q quit  h hint")) << columns;
    EXPECT_THAT(keys, testing::ContainsRegex("(help|quit|hint|undo|save|draw|new|resign|redo)$"))
        << columns;
  }
  EXPECT_THAT(text(session, 80), HasSubstr("u undo  r redo  s save  o draw  n new  g resign"));
}

TEST_F(GameView, ShowsTheEndOfWhatIsTooLongForItsLine) {
  const Session session({});
  ScreenState shown = state(session);
  shown.question = "Save as: " + std::string(100, 'x') + "end.pgn";
  const ScreenView view = game_view(shown, 60, 20);
  EXPECT_THAT(view.canvas.row_text(18), testing::EndsWith("end.pgn"));
  EXPECT_EQ(view.cursor, (Cell{59, 18}));
}

TEST_F(GameView, AsksAlsoWhereThereIsNoRoomForTheBoard) {
  const Session session({});
  ScreenState shown = state(session);
  shown.question = "Leave the game? (y/n) ";
  EXPECT_THAT(text_of(game_view(shown, 30, 8)), HasSubstr("Leave the game?"));
}

TEST_F(GameView, HasACursorOnlyInAPersonsTurn) {
  Session session({.seats = against_tigers});
  EXPECT_THAT(text(session), HasSubstr("["));
  session.play("c3");
  EXPECT_THAT(text(session), Not(HasSubstr("[")));
}

TEST_F(GameView, AClickOnAPointIsThatPoint) {
  const Session session({});
  const ScreenView view = game_view(state(session), 80, 24);
  ASSERT_TRUE(view.board);
  for (const Point point : each(bagh_chal_board().all())) {
    const Cell cell = view.board->cell(point);
    EXPECT_EQ(view.point_near({view.board_at.column + cell.column, view.board_at.row + cell.row}),
              point);
  }
  EXPECT_EQ(view.point_near({79, 10}), std::nullopt);
}

TEST(HelpView, HasTheRulesAndTheKeysAndScrolls) {
  const std::string all = text_of(help_view(traditional(), 0, 80, 40));
  EXPECT_THAT(all, HasSubstr("20 goats against 4 tigers"));
  EXPECT_THAT(all, HasSubstr("h hint"));
  EXPECT_THAT(text_of(help_view(traditional(), 0, 60, 12)), Not(HasSubstr("T is a tiger")));
  EXPECT_THAT(text_of(help_view(traditional(), 1000, 60, 12)), HasSubstr("T is a tiger"));
  EXPECT_FALSE(text_of(help_view(traditional(), 0, 1, 1)).empty());
}

}  // namespace
}  // namespace baghchal
