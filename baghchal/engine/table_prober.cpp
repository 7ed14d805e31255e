#include "baghchal/engine/table_prober.hpp"

#include <algorithm>

#include "baghchal/engine/assessment.hpp"

namespace baghchal {
namespace {

/// So many take a few hundredths of a second.
constexpr int look_ups_around_the_past = 10'000;

/// Whether tables of `a` are tables of `b`.
bool same_values(const Variant& a, const Variant& b) {
  if (a.rules.last_stand != 0 || b.rules.last_stand != 0) return false;
  return a.rules.captures_to_win == b.rules.captures_to_win &&
         a.rules.confinement == b.rules.confinement &&
         (a.board == b.board || hash_of(a) == hash_of(b));
}

std::optional<Side> winner_of(const Verdict& verdict) {
  switch (verdict.value) {
    case Value::goats:
      return Side::goats;
    case Value::tigers:
      return Side::tigers;
    case Value::draw:
      break;
  }
  return std::nullopt;
}

void raise(std::optional<int>& most, const Symbol& symbol) {
  if (symbol.plies == Symbol::no_plies) {
    most.reset();
  } else if (most) {
    most = std::max<int>(*most, symbol.plies);
  }
}

}  // namespace

TableProber::TableProber(const Tablebase* tables, const History& history)
    : tables_(tables),
      variant_(history.variant()),
      plies_left_(history.plies_left()),
      captured_(history.position().captured(*variant_.board)),
      look_ups_left_(look_ups_around_the_past) {
  if (tables_ != nullptr && !same_values(tables_->variant(), variant_)) tables_ = nullptr;
  if (tables_ == nullptr) return;
  longest_ = longest_in(*tables_);
  look_at_past(history);
}

TableProber::Longest TableProber::longest_in(const Tablebase& tables) {
  const Table* movement = tables.table(tables.variant().board->goats());
  if (movement == nullptr) return {std::nullopt, std::nullopt};
  Longest longest;
  for (const TableSection& section : movement->head().sections) {
    for (const Symbol& symbol : section.symbols) {
      if (symbol.grade == Symbol::no_position) continue;
      if (value_of(symbol.grade, tables.variant().rules) != Value::draw) {
        raise(longest.win, symbol);
      } else if (symbol.grade > draw_grade(section.captured)) {
        raise(longest.captures, symbol);
      }
    }
  }
  return longest;
}

void TableProber::look_at_past(const History& history) {
  const Repetition repetition = variant_.rules.repetition;
  if (repetition == Repetition::free) return;
  const int enough = repetition == Repetition::forbidden ? 1 : 2;
  std::unordered_map<std::uint64_t, int> times;
  for (const Position& position : history.positions()) {
    if (position.placement_phase() || position.captured(*variant_.board) != captured_) continue;
    if (++times[position.pack(*variant_.board)] == enough) add_to_past(position);
  }
}

/// Where no position may recur, one with the winner to move is not in his way: the loser may not
/// lead there.
void TableProber::add_to_past(const Position& position) {
  past_.insert(position.pack(*variant_.board));
  const auto verdict = in_tables(position);
  if (!verdict) {
    nearest_past_win_ = {0, 0};
    return;
  }
  const auto winner = winner_of(*verdict);
  if (!winner) return;
  if (variant_.rules.repetition == Repetition::forbidden && position.side() == *winner) return;
  auto& nearest = nearest_past_win_[static_cast<std::size_t>(*winner)];
  const int plies = verdict->distance_plies.value_or(0);
  nearest = std::min(nearest.value_or(plies), plies);
}

std::optional<Verdict> TableProber::in_tables(const Position& position) const {
  if (tables_ == nullptr || damage_) return std::nullopt;
  const auto verdict = tables_->probe(position);
  if (verdict) return *verdict;
  damage_ = verdict.error();
  return std::nullopt;
}

bool TableProber::stands(const Position& position, const Verdict& in_tables,
                         int plies_from_root) const {
  return in_time(position, in_tables, plies_from_root) && past_allows(position, in_tables);
}

std::optional<Verdict> TableProber::in_game(const Position& position, int plies_from_root) const {
  const auto verdict = in_tables(position);
  return verdict && stands(position, *verdict, plies_from_root) ? verdict : std::nullopt;
}

std::optional<Score> TableProber::probe(const Position& position, int plies_from_root) const {
  const auto verdict = in_game(position, plies_from_root);
  if (!verdict) return std::nullopt;
  const Score for_tigers = assessment_of(*verdict, variant_.rules).for_tigers;
  return position.side() == Side::tigers ? for_tigers : -for_tigers;
}

/// Plies to the end of a won game, or to the last forced capture of a draw. Where the tables do not
/// hold them, in the placement phase, no more than it takes to place the goats and what may come
/// then.
std::optional<int> TableProber::plies_needed(const Position& position,
                                             const Verdict& verdict) const {
  const bool draw = verdict.value == Value::draw;
  if (draw && *verdict.forced_captures == position.captured(*variant_.board)) return 0;
  const auto held = draw ? verdict.forced_captures_in_plies : verdict.distance_plies;
  if (held || !position.placement_phase()) return held;
  const auto& then = draw ? longest_.captures : longest_.win;
  if (!then) return std::nullopt;
  return 2 * position.hand() + (position.side() == Side::tigers ? 1 : 0) + *then;
}

bool TableProber::in_time(const Position& position, const Verdict& verdict,
                          int plies_from_root) const {
  if (!plies_left_) return true;
  const auto needed = plies_needed(position, verdict);
  return needed && *needed <= *plies_left_ - plies_from_root;
}

bool TableProber::past_allows(const Position& position, const Verdict& verdict) const {
  const auto winner = winner_of(verdict);
  if (!winner || position.captured(*variant_.board) != captured_) return true;
  return can_win(position, *winner, verdict.distance_plies.value_or(unknown_plies));
}

/// Whether the winner can win from here in so many plies, each move coming nearer to the end, and
/// lead to no position of the past. Nothing but the position decides that, however it was reached.
bool TableProber::can_win(const Position& position, Side winner, int plies) const {
  const auto& nearest = nearest_past_win_[static_cast<std::size_t>(winner)];
  if (!nearest || plies <= *nearest) return true;
  if (plies >= unknown_plies) return false;
  const std::uint64_t word = position.pack(*variant_.board);
  if (const auto found = can_win_.find(word); found != can_win_.end()) return found->second;
  const bool can = find_way(position, winner, plies);
  can_win_[word] = can;
  return can;
}

bool TableProber::find_way(const Position& position, Side winner, int plies) const {
  const MoveList moves = legal_moves(position, variant_);
  look_ups_left_ -= moves.size();
  if (look_ups_left_ < 0) return false;
  if (position.side() == winner) {
    return std::ranges::any_of(nearer_wins(position, moves, plies), [&](const NearerWin& next) {
      return !may_not_recur(next.position) && can_go_on(next, winner);
    });
  }
  return std::ranges::all_of(moves, [&](Move move) {
    const Position next = play_unchecked(position, move);
    if (may_not_recur(next)) return variant_.rules.repetition == Repetition::forbidden;
    return can_go_on({next, plies_to_win(next, winner)}, winner);
  });
}

/// The positions that the winner, to move, can come nearer to his win by, the nearest first.
std::vector<TableProber::NearerWin> TableProber::nearer_wins(const Position& position,
                                                             const MoveList& moves,
                                                             int plies) const {
  std::vector<NearerWin> nearer;
  for (const Move move : moves) {
    const Position next = play_unchecked(position, move);
    const int left = plies_to_win(next, position.side());
    if (left < plies) nearer.push_back({next, left});
  }
  std::ranges::sort(nearer, {}, &NearerWin::plies);
  return nearer;
}

bool TableProber::can_go_on(const NearerWin& next, Side winner) const {
  if (next.plies == unknown_plies) return false;
  const bool captures = next.position.captured(*variant_.board) != captured_;
  return captures || can_win(next.position, winner, next.plies);
}

/// `unknown_plies` where the tables hold no distance or the side does not win.
int TableProber::plies_to_win(const Position& position, Side side) const {
  const auto verdict = in_tables(position);
  if (!verdict || winner_of(*verdict) != side) return unknown_plies;
  return verdict->distance_plies.value_or(unknown_plies);
}

bool TableProber::may_not_recur(const Position& position) const {
  return past_.contains(position.pack(*variant_.board));
}

}  // namespace baghchal
