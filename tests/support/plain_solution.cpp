#include "tests/support/plain_solution.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <string>

#include "baghchal/tablebase/zstd_codec.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/small_board.hpp"

namespace baghchal {
namespace {

PlainSolution all_of(const Geometry& board) {
  PlainSolution solution({&board, Rules{.captures_to_win = 3}});
  solution.add_all();
  return solution;
}

}  // namespace

std::vector<Variant> solvable_small_variants() {
  std::vector<Variant> result = small_variants();
  std::erase_if(result, [](const Variant& variant) { return variant.rules.last_stand != 0; });
  static const Geometry full = crowded_board().with_goats(6);
  result.push_back({&full, Rules{.captures_to_win = 3}});
  result.push_back({&full, Rules{.captures_to_win = 3, .confinement = Confinement::tigers_win}});
  return result;
}

void PlainSolution::add(const PlainTable& content) {
  files_.push_back(std::make_unique<std::vector<std::byte>>(
      to_bytes(content, variant(), tablebase_.classes(), Codec::zstd, 64)));
  const std::string name = "table " + std::to_string(content.placed);
  if (!tablebase_.add(name, *files_.back(), open_zstd)) std::abort();
}

void PlainSolution::add_all() {
  for (int placed = 0; placed <= goats(); ++placed) add(placed);
}

Verdict PlainSolution::verdict(const Position& position) const {
  Verdict verdict = plain_.verdict(position);
  const bool over = decision(position, variant()) != Decision::none;
  if (position.placement_phase() && !over) {
    verdict.distance_plies = verdict.forced_captures_in_plies = std::nullopt;
  }
  return verdict;
}

std::vector<Position> some_open_positions(const PlainSolution& solution, int number,
                                          std::uint64_t seed) {
  std::vector<Position> open = solution.plain().positions();
  std::erase_if(open, [&](const Position& position) {
    return decision(position, solution.variant()) != Decision::none;
  });
  std::vector<Position> some;
  std::ranges::sample(open, std::back_inserter(some), number, Random(seed));
  return some;
}

Variant under(const PlainSolution& solution, Repetition repetition, int ply_limit) {
  Variant variant = solution.variant();
  variant.rules.repetition = repetition;
  variant.rules.ply_limit = ply_limit;
  return variant;
}

const PlainSolution& solved_crowded_board() {
  static const Geometry board = crowded_board().with_goats(6);
  static const PlainSolution solution = all_of(board);
  return solution;
}

const PlainSolution& solved_roomy_board() {
  static const Geometry board = small_board().with_goats(6);
  static const PlainSolution solution = all_of(board);
  return solution;
}

}  // namespace baghchal
