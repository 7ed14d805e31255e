#pragma once

/// Judged moves and assessments made by hand, for tests of what is said of them.
///
/// Threads: pure functions.

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "baghchal/engine/game_analysis.hpp"
#include "baghchal/notation/move_text.hpp"
#include "tests/support/position_text.hpp"

namespace baghchal {

inline Assessment draw(int captures) {
  return assessment_of({.value = Value::draw, .forced_captures = captures}, Rules());
}
inline Assessment win(Value winner, std::optional<int> plies = {}) {
  return assessment_of({.value = winner, .distance_plies = plies}, Rules());
}
/// An estimate of so many goats captured in all.
inline Assessment guess(int captures) {
  return {.verdict = std::nullopt, .for_tigers = drawn_with(captures, Rules())};
}

/// A legal move of a game. Requires: the text of one.
inline Move move_in(const Game& game, const std::string& text) {
  return game.resolve(parse_attempt(text, game.board()).value()).value();
}

inline std::vector<Move> moves_in(Game game, const std::vector<std::string>& texts) {
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    moves.push_back(move_in(game, text));
    (void)game.play(moves.back());
  }
  return moves;
}

/// A move as it is judged in a test: what it cost, the moves there were with what they lead to, the
/// best first and the one that was played among them, and how it is punished.
struct HandMade {
  std::string played;
  std::vector<std::pair<std::string, Assessment>> moves;
  Cost cost = Cost::nothing;
  int goats = 0;
  int plies = 0;
  std::vector<std::string> punishment = {};
  std::vector<std::string> line = {};  ///< best play; empty: the best move
};

/// Judges a move and plays it.
inline JudgedMove judge(Game& game, const HandMade& made) {
  PositionAnalysis before{.assessment = made.moves.front().second,
                          .moves = {},
                          .line = moves_in(game, made.line),
                          .threat = {},
                          .from_tables = true,
                          .depth_plies = 0,
                          .nodes = 0};
  for (const auto& [text, assessment] : made.moves) {
    before.moves.push_back({move_in(game, text), assessment});
  }
  if (before.line.empty()) before.line = {before.moves.front().move};
  const Move played = move_in(game, made.played);
  const auto found = std::ranges::find(before.moves, played, &AssessedMove::move);
  const Assessment after = found->assessment;
  const bool proved = before.assessment.verdict.has_value() && after.verdict.has_value();
  (void)game.play(played);
  return {.played = played,
          .before = std::move(before),
          .after = after,
          .cost = made.cost,
          .goats = made.goats,
          .plies = made.plies,
          .proved = proved,
          .punishment = moves_in(game, made.punishment)};
}

/// Judges and plays moves one after the other.
inline GameAnalysis judge_all(Game& game, const std::vector<HandMade>& moves) {
  GameAnalysis analysis;
  for (const HandMade& made : moves) analysis.moves.push_back(judge(game, made));
  return analysis;
}

}  // namespace baghchal
