#include "baghchal/engine/perfect.hpp"

#include <algorithm>
#include <tuple>

#include "baghchal/engine/dice.hpp"
#include "baghchal/engine/game_moves.hpp"
#include "baghchal/engine/pitfalls.hpp"

namespace baghchal {
namespace {

/// How far a win is looked for that the tables do not tell the way to.
constexpr SearchLimits a_little_ahead{.depth_plies = 9, .nodes = 3'000};
/// Where the tables know all moves and yet none will do, because of the past or the ply limit.
constexpr std::int64_t nodes_around_the_past = 200'000;

/// A move whose verdict the tables know.
using Candidates = std::vector<GameMove>;

bool is_win_for(Side side, const Verdict& verdict) {
  return verdict.value == (side == Side::tigers ? Value::tigers : Value::goats);
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
    if (all.empty()) return choice_of(search(order_.limits).moves.front());
    const Candidates keeping = keepers(all);
    const Candidates best = best_standing(keeping);
    const auto choice = best.empty() ? std::nullopt : pick(best);
    return choice ? *choice : search_among(keeping);
  }

 private:
  /// Every legal move; none at all where the tables do not know one of them.
  Candidates known_moves() const {
    Candidates all = game_moves(game_.history(), tables_);
    const bool known =
        std::ranges::all_of(all, [](const GameMove& one) { return one.verdict.has_value(); });
    return known ? all : Candidates{};
  }

  /// Those that keep the value and the forced captures.
  Candidates keepers(const Candidates& all) const {
    const Candidates best = best_of(all);
    const Rules& rules = game_.variant().rules;
    return those(all, [&](const GameMove& candidate) {
      return grade_of(*candidate.verdict, rules) == grade_of(*best.front().verdict, rules);
    });
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

  /// One of moves that are equal by the tables; none where each would lose soon, since positions
  /// run out.
  std::optional<Choice> pick(Candidates equal) {
    if (needs_a_look_ahead(equal)) {
      if (const auto win = win_soon(game_)) return choice_of(*win);
    }
    while (!equal.empty()) {
      const auto hardest = hardest_of(equal);
      if (!may_run_out_of_positions(*hardest) || !loses_soon(hardest->move)) {
        return choice_of(*hardest);
      }
      equal.erase(hardest);
    }
    return std::nullopt;
  }

  Candidates::iterator hardest_of(Candidates& equal) const {
    if (equal.size() == 1) return equal.begin();
    Dice dice(order_.seed, game_);
    const auto merit = [&](const GameMove& candidate) {
      return std::tuple(candidate.move.is_capture(), -times_before(candidate.after),
                        difficulty(candidate), dice.roll(1000));
    };
    std::vector<decltype(merit(equal.front()))> merits;
    for (const GameMove& candidate : equal) merits.push_back(merit(candidate));
    return equal.begin() + (std::ranges::max_element(merits) - merits.begin());
  }

  /// Among wins of which no distance is known, and where a draw of the tables may be a win because
  /// positions run out.
  bool needs_a_look_ahead(const Candidates& equal) const {
    const Verdict& verdict = *equal.front().verdict;
    if (is_win_for(side_, verdict)) return equal.size() > 1 && !verdict.distance_plies;
    return may_run_out_of_positions(equal.front());
  }

  bool may_run_out_of_positions(const GameMove& candidate) const {
    return candidate.verdict->value == Value::draw && !candidate.after.placement_phase() &&
           game_.variant().rules.repetition == Repetition::forbidden;
  }

  /// A win for the side to move that is seen by looking a little ahead.
  std::optional<ScoredMove> win_soon(const Game& game) {
    searcher_.forget();  // of searches that asked the tables
    const SearchResult found = searcher_.search(game.history(), a_little_ahead, stop_);
    const ScoredMove& best = found.moves.front();
    return best.score > forced_score ? std::optional(best) : std::nullopt;
  }

  bool loses_soon(Move move) {
    Game next = game_;
    return next.play(move) && !next.outcome() && win_soon(next);
  }

  int times_before(const Position& position) const {
    if (position.placement_phase()) return 0;
    return static_cast<int>(std::ranges::count(game_.positions(), position));
  }

  /// For the other side: what it can be expected to give away; once it has lost, how few moves it
  /// has left.
  int difficulty(const GameMove& candidate) const {
    if (is_win_for(side_, *candidate.verdict)) {
      return -count_legal_moves(candidate.after, game_.variant());
    }
    return expected_loss(candidate.after, game_.variant(), tables_);
  }

  SearchResult search(const SearchLimits& limits) {
    return searcher_.search(game_.history(), limits, stop_, &tables_, order_.report);
  }

  /// The best that a search finds among the moves that keep what the tables promise, or a win that
  /// it proves.
  Choice search_among(const Candidates& keepers) {
    SearchLimits limits = order_.limits;
    limits.nodes = std::min(limits.nodes, nodes_around_the_past);
    searcher_.forget();  // of searches that did not ask the tables
    const SearchResult found = search(limits);
    const auto will_do = [&](const ScoredMove& scored) {
      return scored.score > forced_score ||
             std::ranges::find(keepers, scored.move, &GameMove::move) != keepers.end();
    };
    return choice_of(*std::ranges::find_if(found.moves, will_do));
  }

  Choice choice_of(const GameMove& candidate) const {
    return {candidate.move, assessment_of(*candidate.verdict, game_.variant().rules)};
  }
  Choice choice_of(const ScoredMove& scored) const {
    return {scored.move, assessment_after(scored, side_, game_.variant().rules)};
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

}  // namespace baghchal
