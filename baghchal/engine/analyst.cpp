#include "baghchal/engine/analyst.hpp"

#include <algorithm>

#include "baghchal/board/setup.hpp"
#include "baghchal/engine/game_moves.hpp"

namespace baghchal {
namespace {

/// How far a threat is looked for that tables do not know.
constexpr SearchLimits look_for_threat{.depth_plies = 5, .nodes = 20'000};

/// Moves less than this below the best are told how good they are; of others, that they are no
/// better.
constexpr Score told_apart = 2 * goat_score;

PositionAnalysis nothing_said() {
  return {.assessment = {},
          .moves = {},
          .line = {},
          .threat = std::nullopt,
          .from_tables = false,
          .depth_plies = 0,
          .nodes = 0};
}

/// The verdict of a position whose best move leads to one with that verdict.
Verdict one_ply_before(Verdict best) {
  for (auto* plies : {&best.distance_plies, &best.forced_captures_in_plies}) {
    if (*plies) ++**plies;
  }
  return best;
}

/// A draw in which no forced capture is to come any more.
bool nothing_to_come(const Verdict& best, const Position& position, const Geometry& board) {
  return !position.placement_phase() && best.value == Value::draw &&
         best.forced_captures == position.captured(board);
}

bool all_known(const std::vector<GameMove>& moves) {
  return std::ranges::all_of(moves, [](const GameMove& one) { return one.verdict.has_value(); });
}

/// The best move by the tables, and on from there for as long as something is to come and stands.
std::vector<Move> line_of_tables(History history, const TableProber& tables) {
  const Geometry& board = *history.variant().board;
  std::vector<Move> line;
  for (bool go_on = true; go_on;) {
    auto moves = game_moves(history, tables, static_cast<int>(line.size()));
    if (!all_known(moves)) break;
    std::erase_if(moves, [](const GameMove& one) { return !one.stands; });
    if (moves.empty()) break;
    const Position& position = history.position();
    const GameMove& best = *std::ranges::min_element(moves, [&](const auto& a, const auto& b) {
      return better_for(position.side(), a, b, board);
    });
    go_on = !nothing_to_come(*best.verdict, position, board);
    if (!go_on && !line.empty()) break;
    line.push_back(best.move);
    history.append(best.move);
  }
  return line;
}

class Analyst {
 public:
  Analyst(Searcher& searcher, const Tablebase* tables, const Game& game, const Stop& stop)
      : searcher_(searcher),
        game_(game),
        stop_(stop),
        side_(game.position().side()),
        tables_(tables, game.history()) {}

  /// What the tables say; empty where they leave in doubt what is best.
  std::optional<PositionAnalysis> from_tables() const {
    std::vector<GameMove> moves = game_moves(game_.history(), tables_);
    if (!all_known(moves) || !best_is_certain(moves)) return std::nullopt;
    std::ranges::sort(moves, [this](const GameMove& a, const GameMove& b) {
      if (a.stands != b.stands && a.verdict->value == b.verdict->value) return a.stands;
      return better_for(side_, a, b, game_.board());
    });
    PositionAnalysis analysis = nothing_said();
    for (const GameMove& move : moves) analysis.moves.push_back({move.move, assess(move)});
    analysis.assessment = assessment_of(verdict_before(*moves.front().verdict), rules());
    analysis.line = line_of_tables(game_.history(), tables_);
    analysis.from_tables = true;
    return analysis;
  }

  PositionAnalysis from_search(SearchLimits limits, const Searcher::Report& report) {
    limits.margin = std::max(limits.margin, told_apart);
    const SearchResult found = searcher_.search(game_.history(), limits, stop_, &tables_, report);
    PositionAnalysis analysis = nothing_said();
    for (const ScoredMove& scored : found.moves) {
      analysis.moves.push_back({scored.move, assessment_after(scored, side_, rules())});
    }
    const ScoredMove& best = found.moves.front();
    analysis.assessment = assessment_of(best.score, side_, best.proved, rules());
    analysis.line = found.line;
    analysis.depth_plies = found.depth_plies;
    analysis.nodes = found.nodes;
    return analysis;
  }

  const std::optional<std::string>& damage() const { return tables_.damage(); }

 private:
  const Rules& rules() const { return game_.variant().rules; }

  /// All that the tables say stands, or a win does, besides which others don't matter.
  bool best_is_certain(const std::vector<GameMove>& moves) const {
    const Value won = win_of(side_);
    return std::ranges::all_of(moves, &GameMove::stands) ||
           std::ranges::any_of(
               moves, [&](const GameMove& one) { return one.stands && one.verdict->value == won; });
  }

  /// Where the past or the limit may forbid what the tables promise: between a draw and a win.
  Assessment assess(const GameMove& move) const {
    if (move.stands || move.verdict->value == Value::draw) {
      return assessment_of(*move.verdict, rules());
    }
    const int captured = move.verdict->value == Value::tigers ? rules().captures_to_win : -1;
    return {.verdict = std::nullopt, .for_tigers = drawn_with(captured, rules())};
  }

  /// The tables know best when the last forced capture comes at the latest. But what they say of
  /// the position need not stand: the past may forbid the best move.
  Verdict verdict_before(const Verdict& best) const {
    const auto here = tables_.in_tables(game_.position());
    const bool same_draw = here && here->value == Value::draw && best.value == Value::draw &&
                           here->forced_captures == best.forced_captures;
    return same_draw ? *here : one_ply_before(best);
  }

  Searcher& searcher_;
  const Game& game_;
  const Stop& stop_;
  Side side_;
  TableProber tables_;
};

/// The game as if it were the other side's turn, if that can be and goes on.
std::optional<Game> with_turn_passed(const Game& game) {
  const Position& now = game.position();
  const Setup setup{.tigers = now.tigers(),
                    .goats = now.goats(),
                    .hand = now.hand(),
                    .captured = now.captured(game.board()),
                    .side = opponent(now.side())};
  const auto turned = validate(setup, game.variant());
  if (!turned) return std::nullopt;
  Game passed(game.variant(), *turned, game.ply());
  return passed.outcome() ? std::nullopt : std::optional(std::move(passed));
}

/// The best move; of equal ones a capture, which anybody understands.
AssessedMove most_telling(const PositionAnalysis& analysis, Side side) {
  const AssessedMove& best = analysis.moves.front();
  const auto capture = std::ranges::find_if(analysis.moves, [&](const AssessedMove& move) {
    return move.move.is_capture() && compare_for(side, best.assessment, move.assessment) == 0;
  });
  return capture == analysis.moves.end() ? best : *capture;
}

/// What the side not to move would do; `damage` is told of a table that turns out to be damaged.
std::optional<AssessedMove> if_it_had_the_turn(Searcher& searcher, const Tablebase* tables,
                                               const Game& game, const Stop& stop,
                                               std::optional<std::string>& damage) {
  const auto passed = with_turn_passed(game);
  if (!passed) return std::nullopt;
  Analyst analyst(searcher, tables, *passed, stop);
  const auto known = analyst.from_tables();
  const PositionAnalysis analysis = known ? *known : analyst.from_search(look_for_threat, {});
  damage = analyst.damage();
  if (!analysis.from_tables && analysis.depth_plies == 0) return std::nullopt;
  return most_telling(analysis, passed->position().side());
}

/// A threat is worth a word where it gains a goat or more. Of a capture half of one is enough, as
/// estimates go: it counts on some captures before they are made.
bool gains(Side side, const AssessedMove& threat, const Assessment& now, const Rules& rules) {
  const Score gain = graded_for_tigers(threat.assessment, rules) - graded_for_tigers(now, rules);
  const Score least = threat.move.is_capture() ? goat_score / 2 : goat_score;
  return (side == Side::tigers ? gain : -gain) >= least;
}

}  // namespace

PositionAnalysis analyse_position(Searcher& searcher, const Tablebase* tables, const Game& game,
                                  const SearchLimits& limits, const Stop& stop,
                                  const Searcher::Report& report) {
  if (const auto outcome = game.outcome()) {
    PositionAnalysis over = nothing_said();
    over.assessment =
        assessment_of(verdict_of(*outcome, game.position(), game.variant()), game.variant().rules);
    return over;
  }
  std::optional<std::string> damage;
  const auto threat = if_it_had_the_turn(searcher, tables, game, stop, damage);
  Analyst analyst(searcher, tables, game, stop);
  const auto known = analyst.from_tables();
  PositionAnalysis analysis = known ? *known : analyst.from_search(limits, report);
  const Side other = opponent(game.position().side());
  if (threat && gains(other, *threat, analysis.assessment, game.variant().rules)) {
    analysis.threat = Threat{threat->move, threat->assessment};
  }
  analysis.damage = analyst.damage() ? analyst.damage() : damage;
  return analysis;
}

}  // namespace baghchal
