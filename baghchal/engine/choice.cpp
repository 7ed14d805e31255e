#include "baghchal/engine/choice.hpp"

namespace baghchal {

Choice choice_of(const ScoredMove& scored, const SearchResult& found, const Game& game) {
  if (found.depth_plies == 0) return {.move = scored.move};
  return {.move = scored.move,
          .assessment = assessment_after(scored, game.position().side(), game.variant().rules),
          .depth_plies = found.depth_plies,
          .nodes = found.nodes};
}

}  // namespace baghchal
