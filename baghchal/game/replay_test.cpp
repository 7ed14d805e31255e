#include "baghchal/game/replay.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>

#include "baghchal/notation/dialects.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/play_moves.hpp"
#include "tests/support/position_text.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

Record recorded(const std::string& moves, RecordResult result, Rules rules = {}) {
  Game game({&bagh_chal_board(), rules});
  play_moves(game, moves);
  Record record = to_record(game);
  record.result = result;
  return record;
}

void append(Record& record, Move move) {
  record.line.moves.push_back({.move = move});
}

TEST(Replay, PlaysTheMainLine) {
  const auto game = replay(recorded("b2 a1xc3 d3", RecordResult::unknown));
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ(game->ply(), 3);
  EXPECT_EQ(game->position().captured(game->board()), 1);
  EXPECT_EQ(game->outcome(), std::nullopt);
}

TEST(Replay, TakesAResultTheMovesDoNotDecideForADeclaration) {
  const auto ended = [](RecordResult result) { return replay(recorded("b2", result))->outcome(); };
  EXPECT_EQ(ended(RecordResult::goats_win), (Outcome{Side::goats, OutcomeReason::resignation}));
  EXPECT_EQ(ended(RecordResult::tigers_win), (Outcome{Side::tigers, OutcomeReason::resignation}));
  EXPECT_EQ(ended(RecordResult::draw), (Outcome{std::nullopt, OutcomeReason::agreement}));
}

TEST(Replay, RefusesAResultThatContradictsTheEnd) {
  const Rules rules{.captures_to_win = 1};
  const auto game = replay(recorded("b2 a1xc3", RecordResult::goats_win, rules));
  ASSERT_FALSE(game.has_value());
  EXPECT_EQ(game.error().ply, 2);
  EXPECT_EQ(game.error().reason,
            "the result is given as 1-0, but the game ended 0-1 (The tigers win: one goat "
            "captured)");
}

TEST(Replay, TakesADecidedGameWithoutOrWithItsResult) {
  const Rules rules{.captures_to_win = 1};
  EXPECT_TRUE(replay(recorded("b2 a1xc3", RecordResult::unknown, rules)).has_value());
  EXPECT_TRUE(replay(recorded("b2 a1xc3", RecordResult::tigers_win, rules)).has_value());
}

TEST(Replay, RefusesAMoveAfterTheEnd) {
  Record record = recorded("b2 a1xc3", RecordResult::unknown, {.captures_to_win = 1});
  append(record, Move::placement(point_of("b2")));
  const auto game = replay(record);
  ASSERT_FALSE(game.has_value());
  EXPECT_EQ(game.error().ply, 3);
  EXPECT_EQ(game.error().reason, "b2: the game is over (The tigers win: one goat captured)");
}

TEST(Replay, RefusesAForbiddenRepetitionWithTheGamesOwnCountOfPlies) {
  const Variant variant{&bagh_chal_board(), {.captures_to_win = 20}};
  Game game(variant, position_of("G4/5/5/4T/T2TT g 0"), 40);
  play_moves(game, "a5-a4 a1-a2 a4-a5");
  Record record = to_record(game);
  append(record, Move::step(point_of("a2"), point_of("a1")));
  const auto replayed = replay(record);
  ASSERT_FALSE(replayed.has_value());
  EXPECT_EQ(replayed.error().ply, 44);
  EXPECT_EQ(replayed.error().reason,
            "a2-a1: recreates the position after ply 40, and no position may stand twice");
}

TEST(Replay, ARecordOfAGameReplaysToTheSameGame) {
  Random random(6);
  for (int i = 0; i < 40; ++i) {
    Game game({&small_board(), {.captures_to_win = 2, .ply_limit = 30}});
    while (!game.outcome() && random_number(0, 40, random) > 0) {
      const MoveList moves = game.legal_moves();
      ASSERT_TRUE(game.play(moves[random_number(0, moves.size() - 1, random)]).has_value());
    }
    if (random_number(0, 3, random) == 0) game.resign(Side::goats);
    const auto again = replay(to_record(game));
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->position(), game.position());
    EXPECT_EQ(again->outcome(), game.outcome());
    EXPECT_EQ(to_record(*again).line, to_record(game).line);
  }
}

std::ifstream open_games(const std::string& file) {
  return std::ifstream(BAGHCHAL_TEST_DATA "/games/" + file);
}

std::vector<Record> recorded_games(const std::string& file, Dialect dialect) {
  std::ifstream stream = open_games(file);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  std::vector<Record> records;
  for (const ReadRecord& read : read_records(text, dialect)) {
    EXPECT_TRUE(read.has_value()) << read.error().reason;
    if (read) records.push_back(*read);
  }
  return records;
}

/// What is known of a game beforehand.
struct Expected {
  std::size_t plies;
  std::string result;
  int captured;
};

std::vector<Expected> expected_games(const std::string& file) {
  std::ifstream stream = open_games(file);
  std::vector<Expected> all;
  for (std::string line; std::getline(stream, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    int number = 0;
    Expected expected{};
    if (fields >> number >> expected.plies >> expected.result >> expected.captured) {
      all.push_back(expected);
    }
  }
  return all;
}

TEST(Replay, RealGamesAreLegalAndEndAsTheyEnded) {
  const auto records = recorded_games("real.baghchal-py.txt", Dialect::baghchal_py);
  const auto expected = expected_games("real.baghchal-py.expected.tsv");
  ASSERT_FALSE(records.empty());
  ASSERT_EQ(records.size(), expected.size());
  for (std::size_t i = 0; i < records.size(); ++i) {
    const auto game = replay(records[i]);
    ASSERT_TRUE(game.has_value()) << "game " << i + 1 << ": " << game.error().reason;
    EXPECT_EQ(game->moves().size(), expected[i].plies);
    EXPECT_EQ(game->position().captured(game->board()), expected[i].captured);
    EXPECT_EQ(game->outcome() ? result_text(*game->outcome()) : "*", expected[i].result);
  }
}

TEST(Replay, GamesThatOthersPublishedAreLegal) {
  auto records = recorded_games("published.baghchal-py.txt", Dialect::baghchal_py);
  for (const Record& record : recorded_games("positions-of-a-game.obx.txt", Dialect::obx)) {
    records.push_back(record);
  }
  EXPECT_EQ(records.size(), 2U);
  for (const Record& record : records) {
    const auto game = replay(record);
    EXPECT_TRUE(game.has_value()) << game.error().reason;
  }
}

}  // namespace
}  // namespace baghchal
