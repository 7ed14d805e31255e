#include "baghchal/engine/perfect.hpp"

#include <algorithm>
#include <tuple>

#include "baghchal/engine/dice.hpp"
#include "baghchal/engine/game_moves.hpp"
#include "baghchal/engine/levels.hpp"
#include "baghchal/engine/pitfalls.hpp"

namespace baghchal {
namespace {

/// Moves that seem so much worse than the best are not compared.
constexpr Score compared = goat_score;
/// How many positions are looked at among moves that are equal by the tables, which hold no
/// distance: what takes a hundredth of a second.
constexpr std::int64_t nodes_of_a_glance = 10'000;
/// Estimates that differ by no more are as good as equal.
constexpr Score nearly_equal = goat_score / 20;
/// The most where the tables do not have the last word, because of the past or the ply limit,
/// whatever the order allows.
constexpr std::int64_t most_nodes = 1'000'000;

/// A move whose verdict the tables know.
using Candidates = std::vector<GameMove>;

bool is_win_for(Side side, const Verdict& verdict) {
  return verdict.value == win_of(side);
}

class PerfectPlayer {
 public:
  PerfectPlayer(Searcher& searcher, const Tablebase* tables, const Game& game,
                const PlayOrder& order, const Stop& stop)
      : searcher_(searcher),
        game_(game),
        order_(order),
        stop_(stop),
        side_(game.position().side()),
        tables_(tables, game.history()) {}

  Choice choose() {
    const Candidates all = known_moves();
    if (all.empty()) {
      const SearchResult found = search(order_.limits);
      return choice_of(found.moves.front(), found, game_);
    }
    const Candidates keeping = keepers(all);
    if (runs_out_of_positions(*keeping.front().verdict)) return hold_among(keeping);
    const Candidates best = best_standing(keeping);
    return best.empty() ? search_among(keeping) : pick(best);
  }

 private:
  /// Every legal move; none at all where the tables do not know one of them.
  Candidates known_moves() const {
    Candidates all = game_moves(game_.history(), tables_);
    const bool known =
        std::ranges::all_of(all, [](const GameMove& one) { return one.verdict.has_value(); });
    return known ? all : Candidates{};
  }

  /// Those that keep the value and the forced captures; where positions run out, goats that are all
  /// placed may give some up: each capture lets every position come again.
  Candidates keepers(const Candidates& all) const {
    const Verdict best = *best_of(all).front().verdict;
    const Rules& rules = game_.variant().rules;
    const bool may_give =
        side_ == Side::goats && !game_.position().placement_phase() && runs_out_of_positions(best);
    return those(all, [&](const GameMove& candidate) {
      return may_give ? candidate.verdict->value == best.value
                      : grade_of(*candidate.verdict, rules) == grade_of(best, rules);
    });
  }

  /// Whether the tables' draw is none for certain: no position may come back, so that the side with
  /// less room loses in the end.
  bool runs_out_of_positions(const Verdict& verdict) const {
    return verdict.value == Value::draw &&
           game_.variant().rules.repetition == Repetition::forbidden;
  }

  /// The best moves, if what the tables say of them stands in this game: a win other than the
  /// tables' best where history spoils that one. A loss that does not stand may be none.
  Candidates best_standing(const Candidates& keepers) const {
    const Verdict& verdict = *keepers.front().verdict;
    if (is_win_for(side_, verdict)) return best_of(those(keepers, &GameMove::stands));
    const Candidates best = best_of(keepers);
    const Candidates& in_doubt = verdict.value == Value::draw ? best : keepers;
    return std::ranges::all_of(in_doubt, &GameMove::stands) ? best : Candidates{};
  }

  template <typename Property>
  static Candidates those(const Candidates& some, const Property& property) {
    Candidates result;
    std::ranges::copy_if(some, std::back_inserter(result), property);
    return result;
  }

  Candidates best_of(const Candidates& some) const {
    if (some.empty()) return {};
    const auto better = [this](const GameMove& a, const GameMove& b) {
      return compare_for(side_, *a.verdict, *b.verdict) < 0;
    };
    const GameMove& best = *std::ranges::min_element(some, better);
    return those(some, [&](const GameMove& other) { return !better(best, other); });
  }

  /// One of moves that are equal by the tables.
  Choice pick(const Candidates& equal) {
    if (equal.size() == 1 || equal.front().verdict->distance_plies) {
      return known_choice(most_difficult(equal, [](const GameMove&) { return 0; }));
    }
    const SearchResult seen =
        search_without_tables({.nodes = nodes_of_a_glance, .margin = compared});
    if (seen.moves.front().score > forced_score) return choice_of(seen.moves.front(), seen, game_);
    return known_choice(most_difficult(equal, [&](const GameMove& candidate) {
      return std::ranges::find(seen.moves, candidate.move, &ScoredMove::move)->score;
    }));
  }

  /// A draw of the tables that must be held, or won, by having more room. The tables would end the
  /// search at once, so it looks without them.
  Choice hold_among(const Candidates& draws) {
    if (draws.size() == 1) return known_choice(draws.front());
    const SearchResult seen = search_without_tables(within_reason(order_.limits), order_.report);
    const ScoredMove& chosen = one_of_the_best(seen.moves, draws);
    Choice choice = choice_of(chosen, seen, game_);
    if (is_forced(chosen.score)) return choice;
    const GameMove& draw = *std::ranges::find(draws, chosen.move, &GameMove::move);
    choice.assessment = known_choice(draw).assessment;
    return choice;
  }

  const ScoredMove& one_of_the_best(const std::vector<ScoredMove>& moves,
                                    const Candidates& keepers) const {
    const ScoredMove& best = best_that_will_do(moves, keepers);
    const Score least = is_forced(best.score) ? best.score : best.score - nearly_equal;
    std::vector<const ScoredMove*> equal;
    for (const ScoredMove& scored : moves) {
      if (scored.score >= least && will_do(scored, keepers)) equal.push_back(&scored);
    }
    Dice dice(order_.seed, game_);
    return *equal[static_cast<std::size_t>(dice.roll(static_cast<int>(equal.size())))];
  }

  static SearchLimits within_reason(SearchLimits limits) {
    limits.nodes = std::min(limits.nodes, most_nodes);
    limits.margin = std::max(limits.margin, compared);
    return limits;
  }

  /// What gets on with it, then what was not on the board before, then what promises most in play
  /// with somebody who can go wrong.
  template <typename ScoreOf>
  const GameMove& most_difficult(const Candidates& equal, const ScoreOf& score) const {
    Dice dice(order_.seed, game_);
    const auto merit = [&](const GameMove& candidate) {
      const Score promise = std::max(score(candidate), -forced_score) + difficulty(candidate);
      return std::tuple(candidate.move.is_capture(), -times_before(candidate.after), promise,
                        dice.roll(1000));
    };
    std::vector<decltype(merit(equal.front()))> merits;
    for (const GameMove& candidate : equal) merits.push_back(merit(candidate));
    return equal[static_cast<std::size_t>(std::ranges::max_element(merits) - merits.begin())];
  }

  int times_before(const Position& position) const {
    if (position.placement_phase()) return 0;
    return static_cast<int>(std::ranges::count(game_.positions(), position));
  }

  /// For the other side, in hundredths of a goat: what it can be expected to give away; once it has
  /// lost, how few moves it has left.
  Score difficulty(const GameMove& candidate) const {
    if (is_win_for(side_, *candidate.verdict)) {
      return -count_legal_moves(candidate.after, game_.variant());
    }
    return expected_loss(candidate.after, game_.variant(), tables_);
  }

  SearchResult search(const SearchLimits& limits) {
    return searcher_.search(game_.history(), limits, stop_, &tables_, order_.report);
  }

  SearchResult search_without_tables(const SearchLimits& limits,
                                     const Searcher::Report& report = {}) {
    searcher_.forget();  // of searches that asked the tables
    return searcher_.search(game_.history(), limits, stop_, nullptr, report);
  }

  /// The best that a search finds among the moves that keep what the tables promise, or a win that
  /// it proves.
  Choice search_among(const Candidates& keepers) {
    searcher_.forget();  // of searches that did not ask the tables
    const SearchResult found = search(within_reason(order_.limits));
    return choice_of(best_that_will_do(found.moves, keepers), found, game_);
  }

  static const ScoredMove& best_that_will_do(const std::vector<ScoredMove>& moves,
                                             const Candidates& keepers) {
    return *std::ranges::find_if(
        moves, [&](const ScoredMove& scored) { return will_do(scored, keepers); });
  }

  /// It keeps what the tables promise, or a search has proved that it wins.
  static bool will_do(const ScoredMove& scored, const Candidates& keepers) {
    return scored.score > forced_score ||
           std::ranges::find(keepers, scored.move, &GameMove::move) != keepers.end();
  }

  Choice known_choice(const GameMove& candidate) const {
    return {.move = candidate.move,
            .assessment = assessment_of(*candidate.verdict, game_.variant().rules)};
  }

  Searcher& searcher_;
  const Game& game_;
  const PlayOrder& order_;
  const Stop& stop_;
  Side side_;
  TableProber tables_;
};

}  // namespace

Choice choose_perfectly(Searcher& searcher, const Tablebase* tables, const Game& game,
                        const PlayOrder& order, const Stop& stop) {
  return PerfectPlayer(searcher, tables, game, order, stop).choose();
}

bool accepts_draw_perfectly(Searcher& searcher, const Tablebase* tables, const Game& game,
                            Side side) {
  const Position& position = game.position();
  if (game.outcome() || position.placement_phase()) return false;
  const auto verdict = TableProber(tables, game.history()).in_tables(position);
  if (!verdict) return level_accepts_draw(searcher, game, side, highest_level);
  if (verdict->value != Value::draw) return !is_win_for(side, *verdict);
  return side == Side::goats || verdict->forced_captures == position.captured(game.board());
}

}  // namespace baghchal
