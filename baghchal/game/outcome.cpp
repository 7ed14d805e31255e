#include "baghchal/game/outcome.hpp"

#include <fmt/format.h>

#include "baghchal/notation/english.hpp"

namespace baghchal {
namespace {

std::string_view side_name(Side side) {
  return side == Side::goats ? "goats" : "tigers";
}

std::string resignation(Side winner) {
  return fmt::format("The {} win: the {} have resigned.", side_name(winner),
                     side_name(opponent(winner)));
}

}  // namespace

std::string_view result_text(const Outcome& outcome) {
  if (!outcome.winner) return "1/2-1/2";
  return outcome.winner == Side::goats ? "1-0" : "0-1";
}

std::string sentence(const Outcome& outcome, const Variant& variant) {
  const int captures = variant.rules.captures_to_win;
  switch (outcome.reason) {
    case OutcomeReason::captures:
      return fmt::format("The tigers win: {} {} captured.", in_words(captures),
                         captures == 1 ? "goat" : "goats");
    case OutcomeReason::last_stand_failed:
      return "The tigers win: the goats' last stand has failed.";
    case OutcomeReason::trapped:
      return "The goats win: no tiger can move.";
    case OutcomeReason::confined:
      return "The tigers win: no goat can move.";
    case OutcomeReason::tigers_exhausted:
      return "The goats win: every move of the tigers would recreate an earlier position.";
    case OutcomeReason::goats_exhausted:
      return "The tigers win: every move of the goats would recreate an earlier position.";
    case OutcomeReason::third_occurrence:
      return "Draw: this position stands on the board for the third time.";
    case OutcomeReason::ply_limit:
      return fmt::format("Draw: {} without a decision.", plies_text(variant.rules.ply_limit));
    case OutcomeReason::agreement:
      return "Draw: the players have agreed on it.";
    case OutcomeReason::resignation:
      break;
  }
  return resignation(*outcome.winner);
}

}  // namespace baghchal
