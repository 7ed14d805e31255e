#include "baghchal/game/history.hpp"

#include <algorithm>

namespace baghchal {

History::History(const Variant& variant, const Position& start, int start_ply)
    : variant_(variant), start_ply_(start_ply), positions_{start} {
  count_occurrence();
}

// A win is looked for before a draw: on the last ply before the limit it counts.
std::optional<Outcome> History::outcome() const {
  switch (decision(position(), variant_)) {
    case Decision::captured:
      return Outcome{Side::tigers, OutcomeReason::captures};
    case Decision::trapped:
      return Outcome{Side::goats, OutcomeReason::trapped};
    case Decision::confined:
      return Outcome{Side::tigers, OutcomeReason::confined};
    case Decision::none:
      break;
  }
  if (every_move_forbidden()) {
    return position().side() == Side::tigers
               ? Outcome{Side::goats, OutcomeReason::tigers_exhausted}
               : Outcome{Side::tigers, OutcomeReason::goats_exhausted};
  }
  if (last_stand_left() == 0) return Outcome{Side::tigers, OutcomeReason::last_stand_failed};
  if (third_occurrence()) return Outcome{std::nullopt, OutcomeReason::third_occurrence};
  if (plies_left() == 0) return Outcome{std::nullopt, OutcomeReason::ply_limit};
  return std::nullopt;
}

MoveList History::legal_moves() const {
  MoveList legal;
  if (ended_by_past()) return legal;
  if (!may_forbid_moves()) return baghchal::legal_moves(position(), variant_);
  for (const Move move : baghchal::legal_moves(position(), variant_)) {
    if (!forbidden_by_ply(move)) legal.push_back(move);
  }
  return legal;
}

std::vector<ForbiddenMove> History::forbidden_moves() const {
  std::vector<ForbiddenMove> forbidden;
  for (const Move move : baghchal::legal_moves(position(), variant_)) {
    if (const auto ply = forbidden_by_ply(move)) forbidden.push_back({move, *ply});
  }
  return forbidden;
}

std::optional<int> History::forbidden_by_ply(Move move) const {
  if (!may_forbid_moves()) return std::nullopt;
  return occurrences_.first_ply(play_unchecked(position(), move).pack(*variant_.board));
}

std::optional<int> History::plies_left() const {
  if (variant_.rules.ply_limit == 0) return std::nullopt;
  return std::max(0, variant_.rules.ply_limit - ply());
}

std::optional<int> History::last_stand_left() const {
  const Rules& rules = variant_.rules;
  const auto stands = [&](const Position& position) {
    return position.captured(*variant_.board) >= rules.captures_to_win;
  };
  if (rules.last_stand == 0 || !stands(position())) return std::nullopt;
  int left = rules.last_stand;
  for (auto place = positions_.end() - 1; place != positions_.begin() && stands(place[-1]);
       --place) {
    if (place[-1].side() == Side::goats) --left;
  }
  return left;
}

void History::append(Move move) {
  moves_.push_back(move);
  positions_.push_back(play_unchecked(position(), move));
  count_occurrence();
}

void History::take_back() {
  if (counts()) occurrences_.remove(position().pack(*variant_.board));
  positions_.pop_back();
  moves_.pop_back();
}

/// Whether the game ends here for what came before, whatever moves there are.
bool History::ended_by_past() const {
  return last_stand_left() == 0 || third_occurrence() || plies_left() == 0;
}

bool History::may_forbid_moves() const {
  return variant_.rules.repetition == Repetition::forbidden && !position().placement_phase();
}

bool History::every_move_forbidden() const {
  if (!may_forbid_moves()) return false;
  return std::ranges::all_of(baghchal::legal_moves(position(), variant_),
                             [this](Move move) { return forbidden_by_ply(move).has_value(); });
}

bool History::third_occurrence() const {
  if (variant_.rules.repetition != Repetition::draw_on_third || position().placement_phase()) {
    return false;
  }
  return occurrences_.times(position().pack(*variant_.board)) >= 3;
}

/// Whether the present position counts as having occurred, and a law will ask.
bool History::counts() const {
  return variant_.rules.repetition != Repetition::free && !position().placement_phase();
}

void History::count_occurrence() {
  if (counts()) occurrences_.add(position().pack(*variant_.board), ply());
}

}  // namespace baghchal
