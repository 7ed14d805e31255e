#pragma once

/// How a game ended.
///
/// Threads: plain values.

#include <optional>
#include <string>

#include "baghchal/board/position.hpp"
#include "baghchal/board/rules.hpp"

namespace baghchal {

enum class OutcomeReason : std::uint8_t {
  captures,           ///< tigers win: enough goats captured (clause 4)
  last_stand_failed,  ///< tigers win: the goats used up their last stand (clause 4)
  trapped,            ///< goats win: the tigers cannot move (clause 5)
  confined,           ///< tigers win: the goats cannot move, under `tigers_win` (clause 6)
  tigers_exhausted,   ///< goats win: every tiger move would recreate a position (clause 7)
  goats_exhausted,    ///< tigers win: every goat move would recreate a position (clause 7)
  third_occurrence,   ///< draw, under `draw_on_third` (clause 7)
  ply_limit,          ///< draw: no decision within the limit (clause 8)
  agreement,          ///< draw (clause 9)
  resignation,        ///< the other side wins (clause 9)
};

struct Outcome {
  std::optional<Side> winner;  ///< none: a draw
  OutcomeReason reason;

  bool operator==(const Outcome&) const = default;
};

/// "1-0" (goats), "0-1" (tigers), "1/2-1/2".
std::string_view result_text(const Outcome& outcome);

/// One sentence with a full stop, such as "The goats win: no tiger can move."
std::string sentence(const Outcome& outcome, const Variant& variant);

}  // namespace baghchal
