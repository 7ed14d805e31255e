#include "baghchal/engine/game_moves.hpp"

#include "baghchal/engine/assessment.hpp"

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
      const bool stands = tables.in_game(after, plies_from_root + 1).has_value();
      moves.push_back({move, after, tables.in_tables(after), stands});
    }
    next.take_back();
  }
  return moves;
}

}  // namespace baghchal
