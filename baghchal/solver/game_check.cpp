#include "baghchal/solver/game_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "baghchal/board/setup.hpp"
#include "baghchal/board/symmetry.hpp"
#include "baghchal/board/unmoves.hpp"
#include "baghchal/tablebase/subset_rank.hpp"

namespace baghchal {
namespace {

using Fault = std::optional<std::string>;
using Random = std::mt19937_64;

constexpr int positions_to_check = 1000;

int random_number(int low, int high, Random& random) {
  return low + static_cast<int>(random() % static_cast<std::uint64_t>(high - low + 1));
}

/// So many points out of the free ones.
PointSet random_points(int number, PointSet free, Random& random) {
  PointSet chosen = 0;
  while (count(chosen) < number) {
    PointSet rest = free & ~chosen;
    for (int skipped = random_number(0, count(rest) - 1, random); skipped > 0; --skipped) {
      rest &= rest - 1;
    }
    chosen |= singleton(first(rest));
  }
  return chosen;
}

/// Every second one has all goats placed. It may be one that clause 6 rules out.
Setup random_setup(const Variant& variant, Random& random) {
  const Geometry& board = *variant.board;
  Setup setup;
  setup.captured = random_number(0, variant.rules.captures_to_win, random);
  const int left = board.goats() - setup.captured;
  setup.hand = random_number(0, 1, random) == 0 ? 0 : random_number(0, left, random);
  setup.side = random_number(0, 1, random) == 0 ? Side::goats : Side::tigers;
  setup.tigers = random_points(board.tigers(), board.all(), random);
  setup.goats = random_points(left - setup.hand, board.all() & ~setup.tigers, random);
  return setup;
}

std::string points_text(PointSet points, const Geometry& board) {
  std::string text;
  for (const Point point : each(points))
    fmt::format_to(std::back_inserter(text), " {}", board.point_name(point));
  return text.empty() ? " none" : text;
}

std::string text(const Position& position, const Geometry& board) {
  return fmt::format("tigers{}, goats{}, {} in hand, {} to move",
                     points_text(position.tigers(), board), points_text(position.goats(), board),
                     position.hand(), position.side() == Side::goats ? "goats" : "tigers");
}

std::string text(Move move, const Geometry& board) {
  if (move.kind() == MoveKind::placement) return std::string(board.point_name(move.to()));
  return fmt::format("{}{}{}", board.point_name(move.from()), move.is_capture() ? 'x' : '-',
                     board.point_name(move.to()));
}

Fault check_children(const Position& position, const Variant& variant) {
  for (const Move move : legal_moves(position, variant)) {
    const std::vector<Predecessor> before = predecessors(play_unchecked(position, move), variant);
    if (std::ranges::find(before, Predecessor{position, move}) != before.end()) continue;
    return fmt::format("the move {} cannot be taken back to where it was made ({})",
                       text(move, *variant.board), text(position, *variant.board));
  }
  return std::nullopt;
}

bool same_moves(const Position& position, const Symmetry& symmetry, const Variant& variant) {
  const Position image = transform(position, symmetry);
  const MoveList moves = legal_moves(position, variant);
  return moves.size() == legal_moves(image, variant).size() &&
         std::ranges::all_of(
             moves, [&](Move move) { return is_legal(transform(move, symmetry), image, variant); });
}

Fault check_symmetries(const Position& position, const Variant& variant) {
  const Geometry& board = *variant.board;
  for (std::size_t s = 0; s < board.symmetries().size(); ++s) {
    const Symmetry& symmetry = board.symmetries()[s];
    if (transform(transform(position, symmetry), inverse(symmetry, board)) != position) {
      return fmt::format("symmetry {} and its inverse do not lead back ({})", s,
                         text(position, board));
    }
    if (!same_moves(position, symmetry, variant)) {
      return fmt::format("symmetry {} changes the moves ({})", s, text(position, board));
    }
  }
  return std::nullopt;
}

Fault check_index(const Position& position, const Variant& variant, const TigerClasses& classes) {
  const Geometry& board = *variant.board;
  const TigerPlace place = classes.locate(position.tigers());
  const GoatWord word = classes.goat_word(position.goats(), place);
  const Symmetry& symmetry = board.symmetries()[place.symmetry];
  const SubsetRank ranks(classes.goat_bits(), count(position.goats()));
  const bool leads_back =
      classes.tigers(place.tiger_class) == transform(position.tigers(), symmetry) &&
      classes.goats(word, place.tiger_class) == transform(position.goats(), symmetry) &&
      count(word) == ranks.members() && ranks.rank(word) < ranks.size() &&
      ranks.word(ranks.rank(word)) == word;
  if (leads_back) return std::nullopt;
  return fmt::format("the index of a position does not lead back to it ({})",
                     text(position, board));
}

}  // namespace

std::optional<std::string> check_game(const Variant& variant, const TigerClasses& classes) {
  Random random(1);
  for (int i = 0; i < positions_to_check; ++i) {
    const auto position = validate(random_setup(variant, random), variant);
    if (!position) continue;
    if (Fault fault = check_children(*position, variant)) return fault;
    if (Fault fault = check_symmetries(*position, variant)) return fault;
    if (Fault fault = check_index(*position, variant, classes)) return fault;
  }
  return std::nullopt;
}

}  // namespace baghchal
