// Whatever is said of a game can be seen on the board: sentences about random games, read again and
// checked against the rules.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <regex>

#include "baghchal/notation/move_text.hpp"
#include "baghchal/teaching/notes.hpp"
#include "tests/support/generators.hpp"

namespace baghchal {
namespace {

struct SaidOfAMove {
  std::string text;
  Position before;
  Position after;
  Variant variant;

  const Geometry& board() const { return *variant.board; }
};

/// What is said of random games, which are full of mistakes. The search proves little of them, so
/// that judgements are mostly guesses; reasons are facts nevertheless.
const std::vector<SaidOfAMove>& sayings() {
  static const std::vector<SaidOfAMove> all = [] {
    std::vector<SaidOfAMove> said;
    const auto engine = make_engine({.tables = nullptr, .memory_bytes = 1 << 20});
    constexpr int games = 8;
    constexpr int longest_plies = 70;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      Random random(seed);
      Game game(traditional());
      for (const Move move : random_game(game.variant(), longest_plies, random)) {
        if (!game.play(move)) break;
      }
      engine->forget();
      const GameNotes written =
          notes(game, analyse_game(*engine, game, {.depth_plies = 2}, Stop()));
      for (std::size_t i = 0; i < written.moves.size(); ++i) {
        said.push_back(
            {written.moves[i].text, game.positions()[i], game.positions()[i + 1], game.variant()});
      }
    }
    return said;
  }();
  return all;
}

/// Checks each place where the pattern is found; it must be found at all.
void check_each(const std::string& pattern,
                const std::function<bool(const SaidOfAMove&, const std::smatch&)>& is_true) {
  const std::regex expression(pattern);
  int found = 0;
  for (const SaidOfAMove& said : sayings()) {
    for (std::sregex_iterator it(said.text.begin(), said.text.end(), expression), end; it != end;
         ++it, ++found) {
      EXPECT_TRUE(is_true(said, *it)) << said.text;
    }
  }
  EXPECT_GT(found, 0) << pattern;
}

bool is_legal_text(const std::string& text, const Position& position, const Variant& variant) {
  return std::ranges::any_of(legal_moves(position, variant),
                             [&](Move move) { return to_text(move, *variant.board) == text; });
}

Position after(const Position& position, const std::string& text, const Variant& variant) {
  for (const Move move : legal_moves(position, variant)) {
    if (to_text(move, *variant.board) == text) return play_unchecked(position, move);
  }
  return position;
}

/// Whether the tigers could capture the goat if it were their turn.
bool hangs(const std::string& point, const Position& position, const Variant& variant) {
  const Position turned =
      Position::unchecked(position.tigers(), position.goats(), position.hand(), Side::tigers);
  Variant lasting = variant;  // captures count whatever they decide or confine
  lasting.rules.captures_to_win = variant.board->goats();
  lasting.rules.confinement = Confinement::tigers_win;
  return std::ranges::any_of(legal_moves(turned, lasting), [&](Move move) {
    return move.is_capture() && variant.board->point_name(move.over()) == point;
  });
}

TEST(Facts, SentencesAreSentences) {
  for (const SaidOfAMove& said : sayings()) {
    if (said.text.empty()) continue;
    EXPECT_TRUE(said.text.front() >= 'A' && said.text.front() <= 'Z') << said.text;
    EXPECT_EQ(said.text.back(), '.') << said.text;
    for (const char* const blemish : {"  ", "..", "{", "}", " .", " ,", ":."}) {
      EXPECT_EQ(said.text.find(blemish), std::string::npos) << said.text;
    }
  }
}

TEST(Facts, BetterMovesAreLegal) {
  check_each(
      "(?:Better was|Right was|The move was|Perhaps better was|Perhaps) "
      "([a-e][1-5](?:[-x][a-e][1-5])?)(?: is better)?",
      [](const SaidOfAMove& said, const std::smatch& found) {
        return is_legal_text(found[1], said.before, said.variant);
      });
}

TEST(Facts, JumpsCanBeMade) {
  check_each(
      "the tiger on (..) jumps to (..)", [](const SaidOfAMove& said, const std::smatch& found) {
        return is_legal_text(found[1].str() + 'x' + found[2].str(), said.after, said.variant);
      });
}

TEST(Facts, WhatIsThreatenedAtOnceHangs) {
  check_each("After (..-..|..x..) the tigers threaten (..(?:, ..)*) and (..) at once",
             [](const SaidOfAMove& said, const std::smatch& found) {
               const Position threatening = after(said.after, found[1], said.variant);
               const std::string all = found[2].str() + ", " + found[3].str();
               bool each_hangs = true;
               for (std::size_t at = 0; at < all.size(); at += 4) {
                 each_hangs = each_hangs && hangs(all.substr(at, 2), threatening, said.variant);
               }
               return each_hangs;
             });
}

TEST(Facts, WhatTheAnswerCoversHungAndIsSafe) {
  check_each("Now (\\S+) covers (..)[ .]", [](const SaidOfAMove& said, const std::smatch& found) {
    return hangs(found[2], said.after, said.variant) &&
           !hangs(found[2], after(said.after, found[1], said.variant), said.variant);
  });
}

TEST(Facts, ShutInTigersCannotMove) {
  check_each("Now (\\S+) shuts in the tiger on (..)",
             [](const SaidOfAMove& said, const std::smatch& found) {
               const Position shut = after(said.after, found[1], said.variant);
               const MoveList moves = legal_moves(shut, said.variant);
               return std::ranges::none_of(moves, [&](Move move) {
                 return said.board().point_name(move.from()) == found[2].str();
               });
             });
}

}  // namespace
}  // namespace baghchal
