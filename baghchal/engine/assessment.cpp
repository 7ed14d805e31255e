#include "baghchal/engine/assessment.hpp"

#include <algorithm>

namespace baghchal {
namespace {

Verdict verdict_of(Score for_tigers, const Rules& rules) {
  if (is_forced(for_tigers)) {
    Verdict verdict{.value = for_tigers > 0 ? Value::tigers : Value::goats};
    const int plies = distance_plies(for_tigers);
    if (plies < unknown_plies) verdict.distance_plies = plies;
    return verdict;
  }
  const Score none = drawn_with(0, rules);
  return {.value = Value::draw, .forced_captures = (for_tigers - none) / goat_score};
}

Score score_of(const Verdict& verdict, const Rules& rules) {
  if (verdict.value == Value::draw) return drawn_with(*verdict.forced_captures, rules);
  const Score won = won_in(verdict.distance_plies.value_or(unknown_plies));
  return verdict.value == Value::tigers ? won : -won;
}

}  // namespace

Verdict verdict_of(const Outcome& outcome, const Position& position, const Variant& variant) {
  if (!outcome.winner) {
    return {.value = Value::draw, .forced_captures = position.captured(*variant.board)};
  }
  return {.value = win_of(*outcome.winner), .distance_plies = 0};
}

Assessment assessment_of(Score score, Side to_move, bool proved, const Rules& rules) {
  Assessment assessment{.verdict = std::nullopt,
                        .for_tigers = to_move == Side::tigers ? score : -score};
  if (proved) assessment.verdict = verdict_of(assessment.for_tigers, rules);
  return assessment;
}

Assessment assessment_after(const ScoredMove& scored, Side mover, const Rules& rules) {
  const int nearer = scored.score > 0 ? 1 : -1;
  const Score score = is_forced(scored.score) ? scored.score + nearer : scored.score;
  return assessment_of(score, mover, scored.proved, rules);
}

Assessment assessment_of(const Verdict& verdict, const Rules& rules) {
  return {.verdict = verdict, .for_tigers = score_of(verdict, rules)};
}

int compare_for(Side side, const Assessment& a, const Assessment& b) {
  if (a.verdict && b.verdict) return compare_for(side, *a.verdict, *b.verdict);
  const Score difference = b.for_tigers - a.for_tigers;
  return side == Side::tigers ? difference : -difference;
}

Score graded_for_tigers(const Assessment& assessment, const Rules& rules) {
  const Score lowest = drawn_with(0, rules) - goat_score;
  const Score highest = drawn_with(rules.captures_to_win, rules);
  return std::clamp(assessment.for_tigers, lowest, highest) - lowest;
}

double share_of_tigers(const Assessment& assessment, const Rules& rules) {
  const Score highest = (rules.captures_to_win + 1) * goat_score;
  return static_cast<double>(graded_for_tigers(assessment, rules)) / static_cast<double>(highest);
}

}  // namespace baghchal
