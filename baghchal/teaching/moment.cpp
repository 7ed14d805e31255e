#include "baghchal/teaching/moment.hpp"

#include <fmt/format.h>

#include <cstdlib>

#include "baghchal/notation/move_text.hpp"

namespace baghchal {

std::vector<Moment> moments(const Game& game, const GameAnalysis& analysis) {
  const std::vector<JudgedMove>& moves = analysis.moves;
  std::vector<Moment> all;
  all.reserve(moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    all.push_back({.variant = game.variant(),
                   .judged = moves[i],
                   .before = game.positions()[i],
                   .after = game.positions()[i + 1],
                   .previous = i > 0 ? &moves[i - 1] : nullptr,
                   .next = i + 1 < moves.size() ? &moves[i + 1] : nullptr});
  }
  return all;
}

bool has_run_out(const Moment& moment) {
  return moment.previous != nullptr && had_run_out(*moment.previous, moment.judged, moment.side());
}

bool same_grade(const Assessment& a, const Assessment& b) {
  if (a.verdict && b.verdict) {
    return a.verdict->value == b.verdict->value &&
           a.verdict->forced_captures == b.verdict->forced_captures;
  }
  return std::abs(a.for_tigers - b.for_tigers) < goat_score / 2;
}

std::vector<Move> equal_moves(const PositionAnalysis& analysis) {
  std::vector<Move> equal;
  for (const AssessedMove& move : analysis.moves) {
    if (move.assessment != analysis.moves.front().assessment) break;
    equal.push_back(move.move);
  }
  return equal;
}

bool only_one_holds(const PositionAnalysis& analysis) {
  if (analysis.moves.size() < 2) return false;
  const Assessment& best = analysis.moves[0].assessment;
  const Assessment& next = analysis.moves[1].assessment;
  return best.verdict && next.verdict && !same_grade(best, next);
}

std::string numbered(Move move, int numbered_ply, const Geometry& board) {
  return fmt::format("{}{} {}", numbered_ply / 2 + 1, numbered_ply % 2 == 0 ? "." : "...",
                     to_text(move, board));
}

}  // namespace baghchal
