#include "baghchal/ugi/thinking_time.hpp"

#include <algorithm>

namespace baghchal::ugi {
namespace {

constexpr Milliseconds shortest{1};

/// A game has about so many moves yet to come, wherever it stands: most are decided before that.
constexpr int usual_moves_to_go = 30;

/// What is lost on the way there and back, and what a machine with other work takes.
Milliseconds without_margin(Milliseconds time) {
  constexpr Milliseconds margin{20};
  return std::max(shortest, time - std::min(margin + time / 50, time / 4));
}

Milliseconds share_of(const SideClock& clock, const std::optional<int>& moves_to_go) {
  const Milliseconds left = std::max(*clock.left, shortest);
  const Milliseconds share =
      left / moves_to_go.value_or(usual_moves_to_go) + clock.increment * 3 / 4;
  return without_margin(std::min(share, left));
}

}  // namespace

tl::expected<std::optional<Milliseconds>, std::string> thinking_time(const Go& go, Side side) {
  if (go.infinite) return std::nullopt;
  if (go.move_time) return without_margin(*go.move_time);
  const SideClock& own = side == Side::goats ? go.goats : go.tigers;
  const SideClock& other = side == Side::goats ? go.tigers : go.goats;
  if (own.left) return share_of(own, go.moves_to_go);
  if (!other.left) return std::nullopt;
  return tl::unexpected<std::string>("go: the clock of the side to move is missing");
}

}  // namespace baghchal::ugi
