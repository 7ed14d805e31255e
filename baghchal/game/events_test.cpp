#include "baghchal/game/events.hpp"

#include <gtest/gtest.h>

#include <map>

#include "tests/support/generators.hpp"
#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

Game game_from(const std::string& line, Rules rules = {}, int start_ply = 0) {
  return {{&bagh_chal_board(), rules}, position_of(line), start_ply};
}

std::vector<std::string> announced(const Game& game, Audience audience = Audience::a_person_plays) {
  std::vector<std::string> sentences;
  for (const Event& event : events(game, audience)) sentences.push_back(sentence(event, game));
  return sentences;
}

using Sentences = std::vector<std::string>;

TEST(Events, NothingHappensAtTheStartOrAtAQuietMove) {
  Game game(traditional());
  EXPECT_EQ(announced(game), Sentences());
  play_moves(game, "b2");
  EXPECT_EQ(announced(game), Sentences());
}

TEST(Events, ACaptureWithItsVictimAndTheCount) {
  Game game(traditional());
  play_moves(game, "b2 a1xc3");
  EXPECT_EQ(announced(game), Sentences{"The tigers capture the goat on b2: 1 of 5."});
}

TEST(Events, TheDecidingCaptureAndTheEnd) {
  Game game = game_from("T3T/5/5/1G3/T3T t 15");
  play_moves(game, "a1xc3");
  EXPECT_EQ(announced(game), (Sentences{"The tigers capture the goat on b2: 5 of 5.",
                                        "The tigers win: five goats captured."}));
}

TEST(Events, TheEndOfTheOpeningOnlyToAPerson) {
  Game game = game_from("GGGGT/GGGGG/GGGGG/1TGGG/TTGG1 g 1");
  play_moves(game, "e1");
  EXPECT_EQ(announced(game).front(),
            "All 20 goats are placed: the opening is over, now the goats move.");
  for (const Event& event : events(game, Audience::program_against_itself)) {
    EXPECT_NE(event.kind, EventKind::opening_over);
  }
}

TEST(Events, ATigerTrappedWithHowManyAreSo) {
  Game game = game_from("T3T/5/G4/GG3/T1G1T g 15");
  play_moves(game, "c3");
  EXPECT_EQ(announced(game), Sentences());
  play_moves(game, "e5-e4 b1");
  EXPECT_EQ(announced(game), Sentences{"The tiger on a1 is trapped (1 of 4)."});
  play_moves(game, "e4-e5");
  EXPECT_EQ(announced(game), Sentences());
}

TEST(Events, ALastStandAtEachOfTheGoatsTurns) {
  Game game = game_from("T3T/5/5/1G3/T3T t 15", {.last_stand = 2});
  play_moves(game, "a1xc3");
  EXPECT_EQ(announced(game),
            (Sentences{"The tigers capture the goat on b2: 5 of 5.",
                       "Last stand: the goats have 2 moves left to trap the tigers."}));
  play_moves(game, "b5");
  EXPECT_EQ(announced(game), Sentences());
  play_moves(game, "a5xc5");
  EXPECT_EQ(announced(game),
            (Sentences{"The tigers capture the goat on b5: 6 in all.",
                       "Last stand: the goats have 1 move left to trap the tigers."}));
  play_moves(game, "a3");
  EXPECT_EQ(announced(game), Sentences{"The tigers win: the goats' last stand has failed."});
}

TEST(Events, TheMoveLimitComingNear) {
  Game game(traditional(), Position::start(bagh_chal_board()), 179);
  play_moves(game, "b1");
  EXPECT_EQ(announced(game), Sentences{"20 plies left; then the game is a draw."});
  play_moves(game, "a1-a2");
  EXPECT_EQ(announced(game), Sentences());
}

TEST(Events, JustTheEndAfterADeclaration) {
  Game game(traditional());
  play_moves(game, "b2 a1xc3");
  game.resign(Side::goats);
  EXPECT_EQ(announced(game), Sentences{"The tigers win: the goats have resigned."});
}

TEST(Events, AGameThatIsOverAsSetUpSaysSo) {
  EXPECT_EQ(announced(game_from("TGGGT/GG1GG/G1G1G/GG1GG/TGGGT t 3")),
            Sentences{"The goats win: no tiger can move."});
}

/// What a listener hears in the course of one game.
struct Heard {
  std::map<EventKind, int> times;
  std::map<int, int> few_plies;
  std::map<Point, int> trapped;
};

// How often each tiger's point comes to hold a hemmed-in tiger while the game goes on.
std::map<Point, int> trappings(const Game& game) {
  std::map<Point, int> times;
  const auto positions = game.positions();
  const std::size_t end = positions.size() - (game.outcome() ? 1 : 0);
  for (std::size_t i = 1; i < end; ++i) {
    const PointSet now = hemmed_in_tigers(positions[i], game.board());
    const PointSet before = hemmed_in_tigers(positions[i - 1], game.board());
    for (const Point tiger : each(now)) {
      if (!contains(before, tiger)) ++times[tiger];
    }
  }
  return times;
}

Heard listen(Game& game, Random& random) {
  Heard heard;
  while (!game.outcome()) {
    const MoveList moves = game.legal_moves();
    EXPECT_TRUE(game.play(moves[random_number(0, moves.size() - 1, random)]).has_value());
    std::optional<EventKind> last;
    for (const Event& event : events(game, Audience::a_person_plays)) {
      EXPECT_TRUE(!last || *last <= event.kind) << "out of order";
      last = event.kind;
      ++heard.times[event.kind];
      if (event.kind == EventKind::few_plies_left) ++heard.few_plies[event.number];
      if (event.kind == EventKind::tiger_trapped) ++heard.trapped[event.point];
      EXPECT_EQ(sentence(event, game).back(), '.');
    }
  }
  return heard;
}

void expect_each_heard_once(const Game& game, Heard heard) {
  const Position& last_undecided = game.positions()[game.moves().size() - 1];
  EXPECT_EQ(heard.times[EventKind::game_over], 1);
  EXPECT_EQ(heard.times[EventKind::capture], game.position().captured(game.board()));
  EXPECT_EQ(heard.times[EventKind::opening_over], last_undecided.placement_phase() ? 0 : 1);
  EXPECT_EQ(heard.trapped, trappings(game));
  for (const int plies : {20, 10, 5}) {
    const bool came = game.variant().rules.ply_limit - plies < game.ply();
    EXPECT_EQ(heard.few_plies[plies], came ? 1 : 0);
  }
}

TEST(Events, EachIsAnnouncedOnceAndOnlyOnce) {
  Random random(5);
  for (int i = 0; i < 60; ++i) {
    Game game({&bagh_chal_board(), {.captures_to_win = 5 + i % 10, .ply_limit = 60 + i}});
    const Heard heard = listen(game, random);
    expect_each_heard_once(game, heard);
  }
  for (int i = 0; i < 100; ++i) {
    Game game({&crowded_board(), {.captures_to_win = 1 + i % 4, .ply_limit = 50}});
    const Heard heard = listen(game, random);
    expect_each_heard_once(game, heard);
  }
}

}  // namespace
}  // namespace baghchal
