#pragma once

/// Why a move is good or bad, in sentences.
///
/// Each is a fact about the positions it speaks of, and none guesses at what somebody had in mind.
///
/// Threads: pure functions; a Variety belongs to one thread at a time.

#include <string>

#include "baghchal/teaching/moment.hpp"
#include "baghchal/teaching/variety.hpp"

namespace baghchal {

/// What would have been better, and what it does, as merit.hpp has it; empty where nothing is to be
/// seen. Of moves that are equally good, the first of which something can be said.
struct Better {
  Move move;
  std::string does;
};
Better better(const Moment& moment);

/// How the other side makes use of a bad move: "Stepping away from b3 leaves c3 hanging: the tiger
/// on d3 jumps to b3." Empty where nothing is to be seen, or nothing that would not be so after the
/// better move too. Requires: the move has a punishment.
std::string punishment_sentence(const Moment& moment, const Better& better);

/// "Better was c2, which covers b2." Requires: the move cost something.
std::string better_sentence(const Moment& moment, const Better& better, Variety& variety);

}  // namespace baghchal
