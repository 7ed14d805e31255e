// What is said of real games, move by move, by the tables of the real game: those of the movement
// phase, or where BAGHCHAL_TABLES names a folder with more, by those.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

#include "baghchal/game/replay.hpp"
#include "baghchal/notation/dialects.hpp"
#include "baghchal/notation/move_text.hpp"
#include "baghchal/tablebase/table_folder.hpp"
#include "baghchal/teaching/notes.hpp"

namespace baghchal {
namespace {

const Tablebase& tablebase() {
  static const Variant solved{&bagh_chal_board(), *find_rules("solver")};
  static const auto tables = [] {
    const char* const named = std::getenv("BAGHCHAL_TABLES");
    return TableFolder::open(named != nullptr ? named : BAGHCHAL_MOVEMENT_TABLES, solved);
  }();
  return tables.value().tablebase();
}

/// The games of a file that reach the movement phase, under the rules that the tables are for.
std::vector<Game> games_in(const std::string& name, Dialect dialect) {
  const std::ifstream in(std::string(BAGHCHAL_TEST_DATA "/games/") + name);
  std::ostringstream text;
  text << in.rdbuf();
  std::vector<Game> games;
  for (const ReadRecord& read : read_records(text.str(), dialect)) {
    Record record = read.value();
    record.variant = tablebase().variant();
    Game game = replay(record).value();
    if (!game.position().placement_phase()) games.push_back(std::move(game));
  }
  return games;
}

struct Analysed {
  Game game;
  GameAnalysis analysis;
};

const std::vector<Analysed>& analysed_games() {
  static const std::vector<Analysed> all = [] {
    std::vector<Game> games = games_in("real.baghchal-py.txt", Dialect::baghchal_py);
    std::ranges::move(games_in("published.baghchal-py.txt", Dialect::baghchal_py),
                      std::back_inserter(games));
    std::ranges::move(games_in("positions-of-a-game.obx.txt", Dialect::obx),
                      std::back_inserter(games));
    const auto engine = make_engine({.tables = &tablebase()});
    std::vector<Analysed> analysed;
    for (Game& game : games) {
      GameAnalysis analysis = analyse_game(*engine, game, {.nodes = 100}, Stop());
      analysed.push_back({std::move(game), std::move(analysis)});
    }
    return analysed;
  }();
  return all;
}

std::optional<Verdict> looked_up(const Position& position) {
  return tablebase().probe(position).value();
}

/// The slow obvious judge: what the tables say before and after.
Cost cost_by_tables(Side side, const Verdict& before, const Verdict& after) {
  const auto for_side = [&](const Verdict& verdict) {
    const int tigers = static_cast<int>(verdict.value);
    return side == Side::tigers ? tigers : -tigers;
  };
  if (for_side(after) < for_side(before)) {
    return before.value == Value::draw ? Cost::draw : Cost::win;
  }
  return before.forced_captures != after.forced_captures ? Cost::goats : Cost::nothing;
}

TEST(RealGames, AreJudgedAsTheTablesSay) {
  int compared = 0;
  for (const auto& [game, analysis] : analysed_games()) {
    ASSERT_EQ(analysis.moves.size(), game.moves().size());
    for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
      const auto before = looked_up(game.positions()[i]);
      const auto after = looked_up(game.positions()[i + 1]);
      if (!before || !after) continue;
      const JudgedMove& judged = analysis.moves[i];
      ASSERT_TRUE(judged.proved);
      EXPECT_EQ(judged.after.verdict->value, after->value);
      EXPECT_EQ(judged.after.verdict->forced_captures, after->forced_captures);
      EXPECT_EQ(judged.after.verdict->distance_plies, after->distance_plies);
      const Cost cost = cost_by_tables(game.positions()[i].side(), *before, *after);
      EXPECT_EQ(judged.cost == Cost::time ? Cost::nothing : judged.cost, cost);
      ++compared;
    }
  }
  EXPECT_GE(compared, 6);
}

/// Whether a tiger that a note speaks of can jump like that after the move, or after an answer to
/// it.
bool can_jump(const Position& after, const std::string& from, const std::string& to) {
  const std::string capture = from + 'x' + to;
  const MoveList moves = legal_moves(after, tablebase().variant());
  return std::ranges::any_of(
      moves, [&](Move move) { return to_text(move, bagh_chal_board()) == capture; });
}

TEST(RealGames, JumpsThatNotesSpeakOfCanBeMade) {
  const std::regex jump("the tiger on (..) jumps to (..)");
  int jumps = 0;
  for (const auto& [game, analysis] : analysed_games()) {
    const GameNotes said = notes(game, analysis);
    for (std::size_t i = 0; i < said.moves.size(); ++i) {
      std::smatch found;
      if (!std::regex_search(said.moves[i].text, found, jump)) continue;
      EXPECT_TRUE(can_jump(game.positions()[i + 1], found[1], found[2])) << said.moves[i].text;
      ++jumps;
    }
  }
  EXPECT_GE(jumps, 1);
}

/// What stands on the points that notes call somebody's.
TEST(RealGames, PiecesThatNotesSpeakOfStandWhereTheySay) {
  const std::regex tiger("the tiger on (..)");
  for (const auto& [game, analysis] : analysed_games()) {
    const GameNotes said = notes(game, analysis);
    for (std::size_t i = 0; i < said.moves.size(); ++i) {
      const std::string& text = said.moves[i].text;
      for (std::sregex_iterator it(text.begin(), text.end(), tiger), end; it != end; ++it) {
        const auto point = bagh_chal_board().find_point((*it)[1].str());
        ASSERT_TRUE(point.has_value()) << text;
        const PointSet tigers = game.positions()[i].tigers() | game.positions()[i + 1].tigers();
        EXPECT_TRUE(contains(tigers, *point)) << text;
      }
    }
  }
}

}  // namespace
}  // namespace baghchal
