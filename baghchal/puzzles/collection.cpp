#include "baghchal/puzzles/collection.hpp"

#include <algorithm>
#include <array>
#include <random>
#include <utility>

#include "baghchal/puzzles/look.hpp"
#include "baghchal/puzzles/plausible_game.hpp"

namespace baghchal {
namespace {

template <typename T>
bool is_wished(const std::vector<T>& wishes, T one) {
  return wishes.empty() || std::ranges::find(wishes, one) != wishes.end();
}

std::size_t number_of(PuzzleKind kind, Side side) {
  return static_cast<std::size_t>(kind) * 2 + static_cast<std::size_t>(side);
}

std::size_t number_of(const Puzzle& puzzle) {
  return number_of(puzzle.kind(), puzzle.side()) * grades_of_puzzles +
         static_cast<std::size_t>(grade_of(difficulty(puzzle.effort)));
}

/// An odd number with no pattern in its bits: games of near seeds have nothing in common.
constexpr std::uint64_t far_apart = 0x9e3779b97f4a7c15;

/// A game's positions that are puzzles of one kind and side.
using Positions = std::vector<Position>;

std::array<Positions, kinds_of_puzzles * 2> positions_by_kind(const std::vector<Turn>& game,
                                                              const Geometry& board,
                                                              const PuzzleWishes& wishes) {
  std::array<Positions, kinds_of_puzzles * 2> found;
  for (const Turn& turn : game) {
    const Side side = turn.position.side();
    const auto kind = kind_of(turn.position, turn.moves, board);
    if (kind && wishes.include(*kind)) found[number_of(*kind, side)].push_back(turn.position);
  }
  return found;
}

/// How much a puzzle has to see that does not come up in every second one.
long interest(const Puzzle& puzzle) {
  constexpr std::array rare{Theme::poisoned_goat,  Theme::fork,      Theme::escape,
                            Theme::double_capture, Theme::sacrifice, Theme::net,
                            Theme::zugzwang};
  const long themes = std::ranges::count_if(
      puzzle.themes, [&](Theme theme) { return std::ranges::find(rare, theme) != rare.end(); });
  const bool can_be_seen = puzzle.effort.sight_plies <= farthest_sight_plies;
  return themes + (can_be_seen ? 1 : 0);
}

}  // namespace

bool PuzzleWishes::include(PuzzleKind kind) const {
  return is_wished(kinds, kind);
}

bool PuzzleWishes::include(PuzzleGrade grade) const {
  return is_wished(grades, grade);
}

Result<std::vector<Puzzle>> puzzles_of_game(const Tablebase& tables, const PuzzleWishes& wishes,
                                            std::uint64_t seed, std::uint64_t game) {
  std::mt19937_64 random(seed + game * far_apart);
  const auto turns = plausible_game(tables, random());
  if (!turns) return tl::unexpected(turns.error());
  std::vector<Puzzle> puzzles;
  for (const Positions& positions : positions_by_kind(*turns, *tables.variant().board, wishes)) {
    if (positions.empty()) continue;
    auto puzzle = pose(positions[random() % positions.size()], tables);
    if (!puzzle) return tl::unexpected(puzzle.error());
    if (*puzzle && wishes.include(grade_of(difficulty((*puzzle)->effort)))) {
      puzzles.push_back(**std::move(puzzle));
    }
  }
  return puzzles;
}

bool PuzzleCollection::is_better(const Kept& a, const Kept& b) {
  return std::pair(-interest(a.puzzle), a.number) < std::pair(-interest(b.puzzle), b.number);
}

bool PuzzleCollection::is_easier(const Kept& a, const Kept& b) {
  return std::pair(difficulty(a.puzzle.effort), a.number) <
         std::pair(difficulty(b.puzzle.effort), b.number);
}

void PuzzleCollection::offer(const Puzzle& puzzle) {
  const int number = size();
  if (!ids_.insert(puzzle_id(puzzle.position, board_)).second) return;
  by_combination_[number_of(puzzle)].push_back({puzzle, number});
}

std::vector<Puzzle> PuzzleCollection::take(int number) const {
  auto ranked = by_combination_;
  for (std::vector<Kept>& kept : ranked) std::ranges::sort(kept, is_better);
  const auto wanted = std::min(static_cast<std::size_t>(number), ids_.size());
  std::vector<Kept> taken;
  for (std::size_t rank = 0; taken.size() < wanted; ++rank) {
    for (const std::vector<Kept>& kept : ranked) {
      if (rank < kept.size() && taken.size() < wanted) taken.push_back(kept[rank]);
    }
  }
  std::ranges::sort(taken, is_easier);
  std::vector<Puzzle> puzzles;
  puzzles.reserve(taken.size());
  for (Kept& kept : taken) puzzles.push_back(std::move(kept.puzzle));
  return puzzles;
}

}  // namespace baghchal
