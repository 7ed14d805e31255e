#include "baghchal/teaching/standing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "baghchal/notation/english.hpp"

namespace baghchal {
namespace {

std::string draw_standing(int captures, const Rules& rules) {
  return fmt::format("{}; the tigers can take {} in all",
                     has_draws(rules) ? "it is a draw" : "neither side can force a win",
                     goats_in_words(captures));
}

/// "the tigers will probably win", "the tigers would win": with "will probably" or "would".
std::string estimated_standing(std::string_view verb, const Assessment& assessment,
                               const Rules& rules) {
  if (is_forced(assessment.for_tigers)) {
    return fmt::format("{} {} win",
                       the_side(assessment.for_tigers > 0 ? Side::tigers : Side::goats), verb);
  }
  const auto goats = static_cast<int>(std::lround(estimated_captures(assessment, rules)));
  return fmt::format("the tigers {} take about {} in all", verb, goats_in_words(goats));
}

}  // namespace

bool has_draws(const Rules& rules) {
  return rules.repetition != Repetition::forbidden;
}

std::string in_plies(const Assessment& assessment) {
  if (!assessment.verdict || !assessment.verdict->distance_plies) return "";
  const int plies = *assessment.verdict->distance_plies;
  return plies <= 1 ? " at once" : fmt::format(" in {}", plies_text(plies));
}

std::string goats_in_words(int number) {
  return fmt::format("{} {}", in_words(number), number > 1 ? "goats" : "goat");
}

std::string_view the_side(Side side) {
  return side == Side::goats ? "the goats" : "the tigers";
}

double estimated_captures(const Assessment& assessment, const Rules& rules) {
  const double goats =
      static_cast<double>(assessment.for_tigers - drawn_with(0, rules)) / goat_score;
  return std::clamp(goats, 0.0, static_cast<double>(rules.captures_to_win));
}

std::string expectation(const Assessment& assessment, const Rules& rules) {
  return estimated_standing("would", assessment, rules);
}

std::string standing(const Assessment& assessment, const Rules& rules) {
  if (!assessment.verdict) return estimated_standing("will probably", assessment, rules);
  const Verdict& verdict = *assessment.verdict;
  if (verdict.value == Value::draw) return draw_standing(*verdict.forced_captures, rules);
  const auto winner = the_side(verdict.value == Value::tigers ? Side::tigers : Side::goats);
  if (verdict.distance_plies == 1) return fmt::format("{} can win at once", winner);
  return fmt::format("{} can force a win{}", winner, in_plies(assessment));
}

}  // namespace baghchal
