#include "baghchal/puzzles/puzzle_kind.hpp"

#include <algorithm>
#include <array>

namespace baghchal {
namespace {

constexpr std::array<PuzzleKind, kinds_of_puzzles> kinds{PuzzleKind::win,      PuzzleKind::trap,
                                                         PuzzleKind::keep_win, PuzzleKind::hold,
                                                         PuzzleKind::capture,  PuzzleKind::save};
constexpr std::array<std::string_view, kinds_of_puzzles> kind_names{"win",  "trap",    "keep-win",
                                                                    "hold", "capture", "save"};

bool is_won_for(Side side, const Verdict& verdict) {
  return verdict.value == win_of(side);
}

/// Distances are held once all goats are placed.
PuzzleKind kind_of_win(const Position& position, const Verdict& best) {
  if (position.placement_phase() || !best.distance_plies) return PuzzleKind::keep_win;
  return position.side() == Side::tigers ? PuzzleKind::win : PuzzleKind::trap;
}

PuzzleKind kind_of_draw(Side side, const Verdict& second) {
  if (second.value != Value::draw) return PuzzleKind::hold;
  return side == Side::tigers ? PuzzleKind::capture : PuzzleKind::save;
}

}  // namespace

std::span<const PuzzleKind> puzzle_kinds() {
  return kinds;
}

std::string_view name(PuzzleKind kind) {
  return kind_names[static_cast<std::size_t>(kind)];
}

std::optional<PuzzleKind> find_puzzle_kind(std::string_view name) {
  const auto found = std::ranges::find(kind_names, name);
  if (found == kind_names.end()) return std::nullopt;
  return kinds[static_cast<std::size_t>(found - kind_names.begin())];
}

std::optional<PuzzleKind> kind_of(const Position& position, const Verdict& best,
                                  const Verdict& second) {
  if (best.value == second.value && best.forced_captures == second.forced_captures) {
    return std::nullopt;
  }
  return is_won_for(position.side(), best) ? kind_of_win(position, best)
                                           : kind_of_draw(position.side(), second);
}

bool reaches_goal(PuzzleKind kind, const Verdict& after, const Verdict& best) {
  return after.value == best.value &&
         (kind == PuzzleKind::hold || after.forced_captures == best.forced_captures);
}

}  // namespace baghchal
