#include "baghchal/arena/match_game.hpp"

namespace baghchal {

std::string_view ending(const Outcome& outcome) {
  switch (outcome.reason) {
    case OutcomeReason::captures:
      return "captures";
    case OutcomeReason::last_stand_failed:
      return "last stand failed";
    case OutcomeReason::trapped:
      return "trapped";
    case OutcomeReason::confined:
      return "confined";
    case OutcomeReason::tigers_exhausted:
      return "tigers exhausted";
    case OutcomeReason::goats_exhausted:
      return "goats exhausted";
    case OutcomeReason::third_occurrence:
      return "third occurrence";
    case OutcomeReason::ply_limit:
      return "ply limit";
    case OutcomeReason::agreement:
      return "agreement";
    case OutcomeReason::resignation:
      break;
  }
  return "forfeit";
}

Tally result_for_a(int number, const Outcome& outcome) {
  if (!outcome.winner) return {.draws = 1};
  return contestant(number, *outcome.winner) == Contestant::a ? Tally{.wins = 1}
                                                              : Tally{.losses = 1};
}

}  // namespace baghchal
