#include "baghchal/solver/goal_search.hpp"

#include <algorithm>
#include <bit>

namespace baghchal {
namespace {

/// Adds one where `counts_in` says so.
template <typename CountsIn>
void add_each(std::span<std::uint8_t> counts, std::span<const GoatWord> words, CountsIn counts_in) {
  for (std::size_t i = 0; i < counts.size(); ++i) {
    counts[i] = static_cast<std::uint8_t>(counts[i] + counts_in(words[i]));
  }
}

void count_goat_steps(std::span<std::uint8_t> counts, std::span<const GoatWord> words,
                      std::span<const GoatWord> joined) {
  std::ranges::fill(counts, std::uint8_t{0});
  for (const GoatWord line : joined) {
    const int high = first(std::bit_floor(line));
    const int low = first(line);
    add_each(counts, words, [=](GoatWord word) { return (word >> high ^ word >> low) & 1U; });
  }
}

/// Clause 6 is left out.
void count_tiger_moves(std::span<std::uint8_t> counts, std::span<const GoatWord> words,
                       std::span<const TigerMove> moves) {
  std::ranges::fill(counts, std::uint8_t{0});
  for (const TigerMove& move : moves) {
    add_each(counts, words,
             [move](GoatWord word) { return static_cast<unsigned>(move.possible(word)); });
  }
}

/// A position with the attacker to move: settled by its first move that is.
struct FirstMove {
  std::span<Plies> table;
  Plies plies;

  bool settles(std::uint32_t rank) {
    if (table[rank] != no_plies) return false;
    table[rank] = plies;
    return true;
  }
};

/// A position with the defender to move: settled by its last move that is.
struct LastMove {
  std::span<Plies> table;
  Plies plies;
  std::span<std::uint8_t> moves_left;

  bool settles(std::uint32_t rank) {
    if (--moves_left[rank] != 0) return false;
    table[rank] = plies;
    return true;
  }
};

}  // namespace

GoalSearch::GoalSearch(Side attacker, Confinement confinement, const TierWords& tier,
                       const MovementMoves& moves, const WordsByRound* captured_into,
                       Workers& workers)
    : attacker_(attacker),
      confinement_(confinement),
      tier_(tier),
      moves_(moves),
      captured_into_(captured_into),
      workers_(workers),
      last_round_(moves.classes()),
      this_round_(moves.classes()) {
  const std::size_t size = std::size_t{moves.classes()} * tier.size();
  plies_ = {std::vector<Plies>(size, no_plies), std::vector<Plies>(size, no_plies)};
  moves_left_.resize(size);
}

std::optional<GoalPlies> GoalSearch::run(const Progress& progress) {
  if (!workers_.run(moves_.classes(), [this](std::uint32_t c) { prepare(c); })) return std::nullopt;
  const std::uint32_t rounds = captured_into_ == nullptr ? 0 : captured_into_->rounds();
  std::size_t settled = 0;
  for (std::size_t added = 1; added > 0 || round_ < rounds; ++round_) {
    const bool finished = workers_.run(moves_.classes(), [this](std::uint32_t c) {
      attacker_ == Side::tigers ? settle_class<Side::tigers>(c) : settle_class<Side::goats>(c);
    });
    if (!finished) return std::nullopt;
    added = end_round();
    settled += added;
    progress(static_cast<double>(settled) / static_cast<double>(plies_.goats.size()));
  }
  return std::move(plies_);
}

template <typename Entry>
std::span<Entry> GoalSearch::of_class(std::vector<Entry>& table, std::uint32_t tiger_class) const {
  return std::span(table).subspan(std::size_t{tiger_class} * tier_.size(), tier_.size());
}

void GoalSearch::prepare(std::uint32_t tiger_class) {
  const std::span<std::uint8_t> counts = of_class(moves_left_, tiger_class);
  count_goat_steps(counts, tier_.words, moves_.joined(tiger_class));
  begin_with_confined(counts, tiger_class);
  if (attacker_ == Side::goats) {
    count_tiger_moves(counts, tier_.words, moves_.tiger_moves(tiger_class));
  }
}

/// Clause 6: confined goats have lost, or else there are none; the tigers' moves to there are then
/// counted off in the first round.
void GoalSearch::begin_with_confined(std::span<const std::uint8_t> goat_steps,
                                     std::uint32_t tiger_class) {
  const bool illegal = confinement_ == Confinement::illegal;
  if (illegal != (attacker_ == Side::goats)) return;
  const std::span<Plies> goats = of_class(plies_.goats, tiger_class);
  for (std::size_t i = 0; i < goats.size(); ++i) {
    if (goat_steps[i] != 0) continue;
    goats[i] = illegal ? no_position : Plies{0};
    last_round_[tiger_class].push_back(tier_.words[i]);
  }
}

template <Side attacker>
void GoalSearch::settle_class(std::uint32_t tiger_class) {
  Words tigers_settled;
  settle_tigers<attacker>(tiger_class, tigers_settled);
  settle_goats<attacker>(tiger_class, tigers_settled);
}

/// What a tiger's move leads to and this round takes in.
std::span<const GoatWord> GoalSearch::words_after(const TigerMove& move) const {
  if (!move.is_capture()) return last_round_[move.target];
  if (captured_into_ == nullptr) return {};
  return captured_into_->of(move.target, round_);
}

/// Whether the tigers, to move, are trapped, or can win by one capture.
template <Side attacker>
bool GoalSearch::settled_at_once(std::uint32_t tiger_class, std::uint32_t rank) {
  if constexpr (attacker == Side::goats) {
    return of_class(moves_left_, tiger_class)[rank] == 0;
  } else {
    return captured_into_ == nullptr &&
           std::ranges::any_of(moves_.tiger_moves(tiger_class), [&](const TigerMove& move) {
             return move.is_capture() && move.possible(tier_.words[rank]);
           });
  }
}

template <Side attacker>
void GoalSearch::settle_tigers(std::uint32_t tiger_class, Words& settled) {
  const std::span<Plies> table = of_class(plies_.tigers, tiger_class);
  const Plies plies = tigers_plies();
  if (round_ == 0) {
    for (std::uint32_t rank = 0; rank < table.size(); ++rank) {
      if (!settled_at_once<attacker>(tiger_class, rank)) continue;
      table[rank] = plies;
      settled.push_back(tier_.words[rank]);
    }
  }
  auto rule = [&] {
    if constexpr (attacker == Side::tigers) {
      return FirstMove{table, plies};
    } else {
      return LastMove{table, plies, of_class(moves_left_, tiger_class)};
    }
  }();
  for (const TigerMove& move : moves_.tiger_moves(tiger_class)) {
    for (const GoatWord after : words_after(move)) {
      if ((after & move.vacated) != 0) continue;
      const GoatWord before = (*move.back)(after) | move.victim;
      if (rule.settles(tier_.ranks.rank(before))) settled.push_back(before);
    }
  }
}

template <Side attacker>
void GoalSearch::settle_goats(std::uint32_t tiger_class, const Words& tigers_settled) {
  const std::span<Plies> table = of_class(plies_.goats, tiger_class);
  const auto plies = static_cast<Plies>(tigers_plies() + 1);
  Words& settled = this_round_[tiger_class];
  const auto take = [&](auto rule) {
    const auto all = (GoatWord{1} << tier_.ranks.bits()) - 1;
    for (const GoatWord after : tigers_settled) {
      for (const Point from : each(all & ~after)) {
        for (GoatWord to = moves_.near(from, tiger_class) & after; to != 0; to &= to - 1) {
          const GoatWord before = (after | singleton(from)) & ~(to & -to);
          if (rule.settles(tier_.ranks.rank(before))) settled.push_back(before);
        }
      }
    }
  };
  if constexpr (attacker == Side::tigers) {
    take(LastMove{table, plies, of_class(moves_left_, tiger_class)});
  } else {
    take(FirstMove{table, plies});
  }
}

/// Returns how many words it settled with the goats to move.
std::size_t GoalSearch::end_round() {
  std::size_t settled = 0;
  last_round_.swap(this_round_);
  for (const Words& words : last_round_) settled += words.size();
  for (Words& words : this_round_) words.clear();
  return settled;
}

/// Goats to move come even plies before a goal of the tigers, the tigers even plies before one of
/// the goats.
Plies GoalSearch::tigers_plies() const {
  return static_cast<Plies>(attacker_ == Side::tigers ? 2 * round_ + 1 : 2 * round_);
}

}  // namespace baghchal
