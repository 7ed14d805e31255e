#include "bench/strength/critical_positions.hpp"

#include <algorithm>
#include <array>

#include "baghchal/board/symmetry.hpp"
#include "baghchal/game/replay.hpp"
#include "baghchal/notation/dialects.hpp"

namespace baghchal {
namespace {

constexpr std::size_t most_keeping_percent = 60;

Result<Grade> grade_in(const Tablebase& tables, const Position& position) {
  const auto verdict = tables.probe(position);
  if (!verdict) return tl::unexpected(verdict.error());
  if (!*verdict) return tl::unexpected(std::string("the tables do not hold every position"));
  return grade_of(**verdict, tables.variant().rules);
}

bool is_critical(const CriticalPosition& judged) {
  const auto keeping =
      static_cast<std::size_t>(std::ranges::count_if(judged.moves, &JudgedMove::keeps_value));
  return keeping * 100 <= judged.moves.size() * most_keeping_percent;
}

std::vector<Position> placements_of(std::span<const Position> positions, const Variant& variant) {
  std::vector<Position> result;
  for (const Position& position : positions) {
    if (position.placement_phase() && decision(position, variant) == Decision::none) {
      result.push_back(position);
    }
  }
  return result;
}

}  // namespace

Result<CriticalPosition> CriticalPositions::judged(const Position& position) const {
  const Rules& rules = tables_.variant().rules;
  const auto grade = grade_in(tables_, position);
  if (!grade) return tl::unexpected(grade.error());
  CriticalPosition result{position, {}};
  for (const Move move : legal_moves(position, tables_.variant())) {
    const auto after = grade_in(tables_, play_unchecked(position, move));
    if (!after) return tl::unexpected(after.error());
    result.moves.push_back(
        {move, value_of(*after, rules) == value_of(*grade, rules), *after == *grade});
  }
  return result;
}

Result<void> CriticalPositions::add(const std::vector<Position>& positions) {
  for (const Position& position : positions) {
    const Position form = canonical(position, *tables_.variant().board).position;
    if (std::ranges::find(seen_, form) != seen_.end()) continue;
    seen_.push_back(form);
    auto candidate = judged(position);
    if (!candidate) return tl::unexpected(candidate.error());
    if (is_critical(*candidate)) found_.push_back(*std::move(candidate));
  }
  return {};
}

std::vector<Position> SelfPlay::next_game() {
  const std::array<Player, 2> players{any_player(), any_player()};
  History game(variant_, Position::start(*variant_.board), 0);
  searcher_.forget();
  while (!game.outcome() && game.position().placement_phase()) {
    game.append(choose(game, players[static_cast<std::size_t>(game.position().side())]));
  }
  return placements_of(game.positions(), variant_);
}

SelfPlay::Player SelfPlay::any_player() {
  constexpr int deepest_plies = 5;
  constexpr std::array<double, 4> blunders{0, 0.05, 0.15, 0.4};
  return {1 + static_cast<int>(random_() % deepest_plies), blunders[random_() % blunders.size()]};
}

Move SelfPlay::choose(const History& game, const Player& player) {
  const MoveList moves = game.legal_moves();
  if (std::uniform_real_distribution<>()(random_) < player.blunders) {
    return moves[static_cast<int>(random_() % static_cast<unsigned>(moves.size()))];
  }
  // Among moves about as good any, so that no two games are the same.
  constexpr Score about_as_good = 10;
  const Stop never;
  const SearchResult result =
      searcher_.search(game, {.depth_plies = player.depth_plies, .margin = about_as_good}, never);
  const auto choices = static_cast<unsigned>(std::ranges::count_if(
      result.moves, [best = result.moves.front().score](const ScoredMove& scored) {
        return scored.score > best - about_as_good;
      }));
  return result.moves[random_() % choices].move;
}

std::vector<Position> positions_of_games(const std::string& text) {
  std::vector<Position> result;
  for (const Dialect dialect : dialects()) {
    for (const ReadRecord& record : read_records(text, dialect)) {
      const auto game = record ? replay(*record) : tl::unexpected(ReplayFault{});
      if (!game) continue;
      const std::vector<Position> positions = placements_of(game->positions(), game->variant());
      result.insert(result.end(), positions.begin(), positions.end());
    }
  }
  return result;
}

}  // namespace baghchal
