#include "baghchal/board/setup.hpp"

#include <fmt/format.h>

#include "baghchal/board/moves.hpp"

namespace baghchal {
namespace {

std::string point_list(PointSet set, const Geometry& board) {
  std::string list;
  for (const Point point : each(set & board.all())) {
    if (!list.empty()) list += ", ";
    list += board.point_name(point);
  }
  return list;
}

/// What is wrong on the board itself.
void check_pieces(const Setup& setup, const Geometry& board, Problems& problems) {
  if (((setup.tigers | setup.goats) & ~board.all()) != 0) {
    problems.push_back({"off-board", "a piece stands off the board"});
  }
  if (const PointSet shared = setup.tigers & setup.goats; shared != 0) {
    problems.push_back({"shared-point", fmt::format("a tiger and a goat share a point: {}",
                                                    point_list(shared, board))});
  }
  if (const int tigers = count(setup.tigers); tigers != board.tigers()) {
    problems.push_back(
        {"tiger-count", fmt::format("{} {} on the board instead of {}", tigers,
                                    tigers == 1 ? "tiger" : "tigers", board.tigers())});
  }
}

/// What is wrong with the numbers beside the board.
void check_counts(const Setup& setup, const Variant& variant, Problems& problems) {
  const int all = variant.board->goats();
  const bool hand_fits = setup.hand >= 0 && setup.hand <= all;
  const bool captured_fits = setup.captured >= 0 && setup.captured <= all;
  if (!hand_fits) {
    problems.push_back(
        {"hand-range", fmt::format("hand {} is not a number from 0 to {}", setup.hand, all)});
  }
  if (!captured_fits) {
    problems.push_back({"captured-range", fmt::format("captured {} is not a number from 0 to {}",
                                                      setup.captured, all)});
  }
  if (!hand_fits || !captured_fits) return;
  const int on_board = count(setup.goats);
  if (const int sum = setup.hand + setup.captured + on_board; sum != all) {
    problems.push_back(
        {"goat-count", fmt::format("the goats do not add up: {} in hand + {} captured + {} on the "
                                   "board = {} instead of {}",
                                   setup.hand, setup.captured, on_board, sum, all)});
  }
  if (setup.captured > variant.most_captured()) {
    problems.push_back(
        {"game-over-before", fmt::format("{} goats captured: the game was over at {}",
                                         setup.captured, variant.most_captured())});
  }
}

}  // namespace

std::string sentences(const Problems& problems) {
  std::string all;
  for (const Problem& problem : problems) {
    if (!all.empty()) all += "; ";
    all += problem.sentence;
  }
  return all;
}

tl::expected<Position, Problems> validate(const Setup& setup, const Variant& variant) {
  Problems problems;
  check_pieces(setup, *variant.board, problems);
  check_counts(setup, variant, problems);
  if (!problems.empty()) return tl::unexpected(std::move(problems));
  const Position position = Position::unchecked(setup.tigers, setup.goats, setup.hand, setup.side);
  if (variant.rules.confinement == Confinement::illegal &&
      decision(position, variant) == Decision::confined) {
    return tl::unexpected(Problems{
        {"goats-confined",
         "the goats are to move and cannot: no tiger move may leave them so (rules, clause 6)"}});
  }
  return position;
}

std::vector<std::string> unreachable_because(const Position& position, const Variant& variant) {
  std::vector<std::string> reasons;
  const int placed = position.placed(*variant.board);
  const int captured = position.captured(*variant.board);
  const bool tigers_to_move = position.side() == Side::tigers;
  if (tigers_to_move && placed == 0) {
    reasons.emplace_back("the goats move first, so one has been placed when the tigers move");
  }
  const int tiger_turns = tigers_to_move ? placed - 1 : placed;
  if (position.placement_phase() && placed > 0 && captured > tiger_turns) {
    reasons.push_back(
        fmt::format("more captures ({}) than tiger turns ({})", captured, tiger_turns));
  }
  if (placed == 0 && position.tigers() != variant.board->tigers_at_start()) {
    reasons.emplace_back("no goat has been placed, but the tigers have moved");
  }
  return reasons;
}

}  // namespace baghchal
