#include "baghchal/engine/game_analysis.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace baghchal {
namespace {

/// Estimates that differ by less say nothing.
constexpr double least_loss_in_goats = 0.75;
/// Moves whose outcomes differ by less leave no choice.
constexpr double least_stake_in_goats = 0.5;

/// A grade, with fractions where it is estimated.
double grade_of(const Assessment& assessment, const Rules& rules) {
  return share_of_tigers(assessment, rules) * tigers_grade(rules);
}

/// By how many grades `b` is worse for the side.
double grades_lost(Side side, const Assessment& a, const Assessment& b, const Rules& rules) {
  const double lost = grade_of(a, rules) - grade_of(b, rules);
  return side == Side::tigers ? lost : -lost;
}

struct Loss {
  Cost cost = Cost::nothing;
  int goats = 0;
  int plies = 0;
};

/// From two values, the best and what is left of it, of which the second is worse.
Cost cost_of_value(Side side, Value best) {
  return best == win_of(side) ? Cost::win : Cost::draw;
}

/// How many plies the end, or the last forced capture, comes later for who wants it.
int plies_later(const Verdict& best, const Verdict& after) {
  if (best.value == Value::draw) {
    return after.forced_captures_in_plies.value_or(0) - best.forced_captures_in_plies.value_or(0);
  }
  if (!best.distance_plies || !after.distance_plies) return 0;
  return *after.distance_plies - *best.distance_plies;
}

/// Of two verdicts, the second of which is worse for the side.
Loss proved_loss(Side side, const Verdict& best, const Verdict& after) {
  if (best.value != after.value) return {.cost = cost_of_value(side, best.value)};
  if (best.forced_captures != after.forced_captures) {
    return {.cost = Cost::goats, .goats = std::abs(*best.forced_captures - *after.forced_captures)};
  }
  return {.cost = Cost::time, .plies = std::abs(plies_later(best, after))};
}

bool is_lost_for(Side side, const Assessment& assessment) {
  return assessment.verdict && assessment.verdict->value == win_of(opponent(side));
}

/// A value counts as given away where the estimates differ much, or the loss is proved, however
/// little was hoped for.
Loss estimated_loss(Side side, const Assessment& best, const Assessment& after,
                    const Rules& rules) {
  const double lost = grades_lost(side, best, after, rules);
  const bool much = lost >= least_loss_in_goats;
  const auto value = [&](const Assessment& assessment) {
    return value_of(static_cast<Grade>(std::lround(grade_of(assessment, rules))), rules);
  };
  if (value(best) != value(after) && (much || is_lost_for(side, after))) {
    return {.cost = cost_of_value(side, value(best))};
  }
  if (!much) return {};
  return {.cost = Cost::goats, .goats = static_cast<int>(std::lround(lost))};
}

Loss loss(Side side, const Assessment& best, const Assessment& after, const Rules& rules) {
  if (!best.verdict || !after.verdict) return estimated_loss(side, best, after, rules);
  return compare_for(side, best, after) < 0 ? proved_loss(side, *best.verdict, *after.verdict)
                                            : Loss{};
}

/// Of the position after a move: as tables had it beside the other moves, so that like is compared
/// with like; else what has been found since.
const Assessment& assessment_after(Move played, const PositionAnalysis& before,
                                   const PositionAnalysis& next) {
  const auto listed = std::ranges::find(before.moves, played, &AssessedMove::move);
  const bool known =
      before.from_tables && listed != before.moves.end() && listed->assessment.verdict.has_value();
  return known ? listed->assessment : next.assessment;
}

JudgedMove judge(Move played, Side side, const PositionAnalysis& before,
                 const PositionAnalysis& next, const Rules& rules) {
  const AssessedMove& best = before.moves.front();
  const Assessment& after = assessment_after(played, before, next);
  const Loss lost = played == best.move ? Loss{} : loss(side, best.assessment, after, rules);
  return {.played = played,
          .before = before,
          .after = after,
          .cost = lost.cost,
          .goats = lost.goats,
          .plies = lost.plies,
          .proved = best.assessment.verdict && after.verdict,
          .punishment = lost.cost == Cost::nothing ? std::vector<Move>() : next.line};
}

/// The mean over the moves that had something at stake.
class Accuracy {
 public:
  void add(Side side, const JudgedMove& judged, const Rules& rules) {
    const auto lost = [&](const Assessment& assessment) {
      return grades_lost(side, judged.before.moves.front().assessment, assessment, rules);
    };
    double stake = 0;
    for (const AssessedMove& move : judged.before.moves) {
      stake = std::max(stake, lost(move.assessment));
    }
    if (stake < least_stake_in_goats) return;
    const double given_away = judged.cost == Cost::nothing ? 0 : lost(judged.after);
    kept_ += 1 - std::clamp(given_away / stake, 0.0, 1.0);
    ++moves_;
  }

  std::optional<double> percent() const {
    return moves_ == 0 ? std::nullopt : std::optional(100 * kept_ / moves_);
  }

 private:
  double kept_ = 0;
  int moves_ = 0;
};

bool turns_the_game(const JudgedMove& judged) {
  return judged.cost == Cost::win || judged.cost == Cost::draw;
}

/// Which side made a game's move.
Side mover(const Game& game, std::size_t move) {
  return game.positions()[move].side();
}

void sum_up(const Game& game, GameAnalysis& analysis) {
  Accuracy goats;
  Accuracy tigers;
  for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
    const JudgedMove& judged = analysis.moves[i];
    const Side side = mover(game, i);
    (side == Side::goats ? goats : tigers).add(side, judged, game.variant().rules);
    const bool ran_out = i > 0 && had_run_out(analysis.moves[i - 1], judged, side);
    if (ran_out || turns_the_game(judged)) analysis.turning_points.push_back(static_cast<int>(i));
  }
  analysis.goats_accuracy = goats.percent();
  analysis.tigers_accuracy = tigers.percent();
}

}  // namespace

bool had_run_out(const JudgedMove& first, const JudgedMove& second, Side side_of_second) {
  const auto& was = first.after.verdict;
  const auto& is = second.before.assessment.verdict;
  const Value lost = win_of(opponent(side_of_second));
  return was && is && was->value != lost && is->value == lost;
}

GameAnalysis analyse_game(Engine& engine, const Game& game, const SearchLimits& limits,
                          const Stop& stop, const std::function<void(double)>& progress) {
  GameAnalysis analysis;
  Game now(game.variant(), game.start(), game.start_ply());
  const auto analyse_now = [&] {
    PositionAnalysis found = engine.analyse(now, limits, stop);
    if (found.damage) analysis.damage.insert(*found.damage);
    return found;
  };
  PositionAnalysis before = analyse_now();
  for (std::size_t i = 0; i < game.moves().size() && !stop.poll(); ++i) {
    const Move played = game.moves()[i];
    if (!now.play(played)) break;
    PositionAnalysis next = analyse_now();
    if (stop.requested()) break;
    analysis.moves.push_back(judge(played, mover(game, i), before, next, game.variant().rules));
    before = std::move(next);
    if (progress) {
      progress(static_cast<double>(i + 1) / static_cast<double>(game.moves().size()));
    }
  }
  sum_up(game, analysis);
  return analysis;
}

}  // namespace baghchal
