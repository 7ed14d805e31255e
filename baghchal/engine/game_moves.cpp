#include "baghchal/engine/game_moves.hpp"

#include <algorithm>

#include "baghchal/engine/assessment.hpp"
#include "baghchal/notation/move_text.hpp"

namespace baghchal {

std::vector<GameMove> game_moves(const History& history, const TableProber& tables,
                                 int plies_from_root) {
  std::vector<GameMove> moves;
  History next = history;
  for (const Move move : history.legal_moves()) {
    next.append(move);
    const Position& after = next.position();
    if (const auto outcome = next.outcome()) {
      moves.push_back({move, after, verdict_of(*outcome, after, next.variant()), true});
    } else {
      const auto verdict = tables.in_tables(after);
      const bool stands = verdict && tables.stands(after, *verdict, plies_from_root + 1);
      moves.push_back({move, after, verdict, stands});
    }
    next.take_back();
  }
  return moves;
}

bool better_for(Side side, const GameMove& a, const GameMove& b, const Geometry& board) {
  const int order = compare_for(side, *a.verdict, *b.verdict);
  return order != 0 ? order < 0 : to_text(a.move, board) < to_text(b.move, board);
}

}  // namespace baghchal
