#pragma once

/// What a move cost, in a sentence: "Costs one goat: the tigers can now take four in all, before it
/// was three."
///
/// Threads: a Variety belongs to one thread at a time.

#include <string>

#include "baghchal/teaching/moment.hpp"
#include "baghchal/teaching/variety.hpp"

namespace baghchal {

/// Requires: the move cost something.
std::string cost_sentence(const Moment& moment, Variety& variety);

}  // namespace baghchal
