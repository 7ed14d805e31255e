#pragma once

/// The search's signature: how many positions it looks at in fixed searches. It changes only when
/// the search, the evaluation or the rules behave differently.
///
/// Threads: pure functions.

#include <cstdint>
#include <vector>

#include "baghchal/board/position.hpp"

namespace baghchal {

struct FixedSearch {
  Position position;
  int depth_plies;
};

/// A dozen positions of Bagh-Chal from the first move to the end of a game.
std::vector<FixedSearch> fixed_searches();

struct SignatureSearch {
  Position position;
  int depth_plies;
  std::int64_t nodes;
};

/// Each of them searched under traditional rules by a searcher that knows nothing yet. Takes half
/// a second.
std::vector<SignatureSearch> signature_searches();

}  // namespace baghchal
