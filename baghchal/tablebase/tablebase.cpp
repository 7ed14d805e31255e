#include "baghchal/tablebase/tablebase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "baghchal/notation/move_text.hpp"

namespace baghchal {
namespace {

using Failure = tl::unexpected<std::string>;

/// With the last goat in hand: its placement, then the tigers' move.
constexpr int most_plies_ahead = 2;

/// What the tigers aim at, the less the better: plies to a win or to the last forced capture, which
/// is now where none is to come; of a loss, plies still to be had.
int distance_for_tigers(Symbol symbol) {
  if (symbol.grade == goats_grade) return -int{symbol.plies};
  return symbol.plies == Symbol::no_plies ? 0 : symbol.plies;
}

bool better_for_tigers(Symbol a, Symbol b) {
  if (a.grade != b.grade) return a.grade > b.grade;
  return distance_for_tigers(a) < distance_for_tigers(b);
}

std::optional<int> plies_of(Symbol symbol) {
  return symbol.plies == Symbol::no_plies ? std::nullopt : std::optional<int>(symbol.plies);
}

}  // namespace

Tablebase::Tablebase(const Variant& variant)
    : variant_(variant), classes_(std::make_unique<TigerClasses>(*variant.board)) {}

Result<void> Tablebase::add(std::string name, std::span<const std::byte> bytes,
                            OpenCodec open_codec) {
  auto table = Table::open(bytes, variant_, *classes_, open_codec);
  if (!table) return Failure(fmt::format("{}: {}", name, table.error()));
  const int placed = table->head().placed;
  tables_.insert_or_assign(placed, NamedTable{std::move(name), *std::move(table)});
  return {};
}

Result<void> Tablebase::add(std::string name, std::span<const std::byte> bytes,
                            OpenCodec open_codec, int placed, Side side) {
  if (const auto read = read_head(bytes); read) {
    if (const auto fits = expect_place(read->head, placed, side); !fits) {
      return Failure(fmt::format("{}: {}", name, fits.error()));
    }
  }
  return add(std::move(name), bytes, open_codec);
}

const Table* Tablebase::table(int placed) const {
  const auto found = tables_.find(placed);
  return found == tables_.end() ? nullptr : &found->second.table;
}

const Tablebase::NamedTable* Tablebase::table_for(const Position& position) const {
  const auto found = tables_.find(position.placed(*variant_.board));
  if (found == tables_.end()) return nullptr;
  const Table& table = found->second.table;
  const bool holds = table.head().side == position.side() &&
                     table.section(position.captured(*variant_.board)) != nullptr;
  return holds ? &found->second : nullptr;
}

Tablebase::MaybeSymbol Tablebase::stored(const NamedTable& table, const Position& position) const {
  const TigerPlace place = classes_->locate(position.tigers());
  const auto symbol =
      table.table.at(place.tiger_class, classes_->goat_word(position.goats(), place));
  if (!symbol) return Failure(fmt::format("{}: {}", table.name, symbol.error()));
  return *symbol;
}

Tablebase::MaybeSymbol Tablebase::look_up(const Position& position, int plies_ahead) const {
  if (const NamedTable* table = table_for(position)) return stored(*table, position);
  if (plies_ahead == 0) return std::nullopt;
  if (const NamedTable* table = table_after_placing(position)) {
    return worst_placement(*table, position);
  }
  return position.side() == Side::goats ? worst_goat_move(position, plies_ahead)
                                        : best_tiger_move(position, plies_ahead);
}

const Tablebase::NamedTable* Tablebase::table_after_placing(const Position& position) const {
  if (position.side() != Side::goats || !position.placement_phase()) return nullptr;
  const Point any = first(position.empty(*variant_.board));
  return table_for(play_unchecked(position, Move::placement(any)));
}

/// The same as `worst_goat_move`, with the positions after it taken from the table in the order in
/// which they stand there, so that a block is looked into once.
Tablebase::MaybeSymbol Tablebase::worst_placement(const NamedTable& next,
                                                  const Position& position) const {
  const TigerPlace place = classes_->locate(position.tigers());
  const GoatWord word = classes_->goat_word(position.goats(), place);
  Grade worst = tigers_grade(variant_.rules);
  for (const Point bit : each(~word & ((GoatWord{1} << classes_->goat_bits()) - 1))) {
    const auto after = next.table.at(place.tiger_class, word | singleton(bit));
    if (!after) return Failure(fmt::format("{}: {}", next.name, after.error()));
    worst = std::min(worst, after->grade);
    if (worst == goats_grade) break;
  }
  return Symbol{worst, Symbol::no_plies};
}

Tablebase::MaybeSymbol Tablebase::worst_goat_move(const Position& position, int plies_ahead) const {
  Grade worst = tigers_grade(variant_.rules);
  for (const Move move : legal_moves(position, variant_)) {
    const auto after = look_up(play_unchecked(position, move), plies_ahead - 1);
    if (!after || !*after) return after;
    worst = std::min(worst, (*after)->grade);
    if (worst == goats_grade) break;
  }
  return Symbol{worst, Symbol::no_plies};
}

Tablebase::MaybeSymbol Tablebase::best_tiger_move(const Position& position, int plies_ahead) const {
  const int captured = position.captured(*variant_.board);
  std::optional<Symbol> best;
  for (const Move move : legal_moves(position, variant_)) {
    const Position next = play_unchecked(position, move);
    const bool wins = next.captured(*variant_.board) == variant_.rules.captures_to_win;
    const MaybeSymbol after =
        wins ? Symbol{tigers_grade(variant_.rules), 0} : look_up(next, plies_ahead - 1);
    if (!after || !*after) return after;
    if (!best || better_for_tigers(**after, *best)) best = *after;
  }
  if (!best) return Symbol{goats_grade, 0};
  if (best->grade == draw_grade(captured)) return best;
  return Symbol{best->grade,
                static_cast<std::uint16_t>(best->plies == Symbol::no_plies ? 1 : best->plies + 1)};
}

Verdict Tablebase::verdict(Symbol symbol) const {
  const Value value = value_of(symbol.grade, variant_.rules);
  if (value == Value::draw) {
    return {.value = value,
            .forced_captures = symbol.grade - draw_grade(0),
            .forced_captures_in_plies = plies_of(symbol)};
  }
  return {.value = value, .distance_plies = plies_of(symbol)};
}

Result<std::optional<Verdict>> Tablebase::probe(const Position& position) const {
  switch (decision(position, variant_)) {
    case Decision::captured:
    case Decision::confined:
      return Verdict{.value = Value::tigers, .distance_plies = 0};
    case Decision::trapped:
      return Verdict{.value = Value::goats, .distance_plies = 0};
    case Decision::none:
      break;
  }
  const MaybeSymbol symbol = look_up(position, most_plies_ahead);
  if (!symbol) return Failure(symbol.error());
  if (!*symbol) return std::nullopt;
  return verdict(**symbol);
}

Result<std::vector<RatedMove>> Tablebase::moves(const Position& position) const {
  std::vector<std::pair<std::string, RatedMove>> rated;
  for (const Move move : legal_moves(position, variant_)) {
    const auto verdict = probe(play_unchecked(position, move));
    if (!verdict) return Failure(verdict.error());
    rated.emplace_back(to_text(move, *variant_.board), RatedMove{move, *verdict});
  }
  std::ranges::sort(rated, [&](const auto& a, const auto& b) {
    const std::optional<Verdict>& left = a.second.verdict;
    const std::optional<Verdict>& right = b.second.verdict;
    if (left.has_value() != right.has_value()) return left.has_value();
    const int order = left ? compare_for(position.side(), *left, *right) : 0;
    return order != 0 ? order < 0 : a.first < b.first;
  });
  std::vector<RatedMove> result;
  result.reserve(rated.size());
  for (auto& [text, move] : rated) result.push_back(move);
  return result;
}

Result<std::vector<Move>> Tablebase::line(const Position& start) const {
  std::vector<Move> line;
  std::set<std::uint64_t> seen;
  Position position = start;
  while (seen.insert(position.pack(*variant_.board)).second) {
    const auto verdict = probe(position);
    if (!verdict) return Failure(verdict.error());
    const bool nothing_to_come = !position.placement_phase() && *verdict &&
                                 (*verdict)->value == Value::draw &&
                                 !(*verdict)->forced_captures_in_plies;
    if (!*verdict || nothing_to_come) break;
    const auto rated = moves(position);
    if (!rated) return Failure(rated.error());
    if (rated->empty()) break;
    line.push_back(rated->front().move);
    position = play_unchecked(position, line.back());
  }
  return line;
}

}  // namespace baghchal
