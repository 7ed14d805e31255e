#include "baghchal/solver/movement_tier.hpp"

namespace baghchal {

Grade MovementTier::grade(Side side, std::size_t index) const {
  if (goats_win.to_move(side)[index] != no_plies) return goats_grade;
  return draw_grade(captured + static_cast<int>(forced(side, index)));
}

Plies MovementTier::plies(Side side, std::size_t index) const {
  const Plies goats_plies = goats_win.to_move(side)[index];
  if (goats_plies != no_plies) return goats_plies;
  const std::size_t captures_to_come = forced(side, index);
  return captures_to_come == 0 ? no_plies : captures[captures_to_come - 1].to_move(side)[index];
}

std::size_t MovementTier::forced(Side side, std::size_t index) const {
  std::size_t result = captures.size();
  while (result > 0 && captures[result - 1].to_move(side)[index] == no_plies) --result;
  return result;
}

}  // namespace baghchal
