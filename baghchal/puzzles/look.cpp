#include "baghchal/puzzles/look.hpp"

#include <algorithm>

namespace baghchal {
namespace {

constexpr int beyond = decided + 1;

int goats_counted(const Position& position, const Variant& variant) {
  const int captured = position.captured(*variant.board);
  return position.side() == Side::tigers ? captured : -captured;
}

/// What it is worth to have to move and to have no move, or to have lost too many goats.
int decided_for_mover(const Position& position, const Variant& variant) {
  const Decision how = decision(position, variant);
  const bool tigers_win = how == Decision::captured || how == Decision::confined;
  return tigers_win == (position.side() == Side::tigers) ? decided : -decided;
}

bool captured_enough(const Position& position, const Variant& variant) {
  return position.captured(*variant.board) >= variant.rules.captures_to_win;
}

void put_captures_first(MoveList& moves) {
  std::partition(moves.begin(), moves.end(), [](Move move) { return move.is_capture(); });
}

}  // namespace

int look(const Position& position, int plies, int low, int high, const Variant& variant) {
  if (captured_enough(position, variant)) return decided_for_mover(position, variant);
  if (plies == 0) return goats_counted(position, variant);
  MoveList moves = legal_moves(position, variant);
  if (moves.empty()) return decided_for_mover(position, variant);
  put_captures_first(moves);
  int best = -beyond;
  for (const Move move : moves) {
    const int value =
        -look(play_unchecked(position, move), plies - 1, -high, -std::max(low, best), variant);
    best = std::max(best, value);
    if (best >= high) break;
  }
  return best;
}

int look_at(Move move, const Position& position, int plies, const Variant& variant) {
  return -look(play_unchecked(position, move), plies - 1, -beyond, beyond, variant);
}

bool stands_out(Move move, const Position& position, int plies, const Variant& variant) {
  const int value = look_at(move, position, plies, variant);
  const MoveList moves = legal_moves(position, variant);
  return std::ranges::all_of(moves, [&](Move other) {
    if (other == move) return true;
    // The other side must be better off than after the move.
    return look(play_unchecked(position, other), plies - 1, -value, -value + 1, variant) > -value;
  });
}

int sight_plies(Move move, const Position& position, const Variant& variant) {
  for (int plies = 1; plies <= farthest_sight_plies; ++plies) {
    if (stands_out(move, position, plies, variant)) return plies;
  }
  return farthest_sight_plies + 1;
}

}  // namespace baghchal
