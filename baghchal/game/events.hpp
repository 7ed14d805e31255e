#pragma once

/// What a player must hear of when a ply has been played.
///
/// Threads: pure functions.

#include <string>
#include <vector>

#include "baghchal/game/game.hpp"

namespace baghchal {

enum class EventKind : std::uint8_t {
  capture,         ///< `point`: where the goat stood; `number`: captured so far
  opening_over,    ///< the last goat has been placed
  tiger_trapped,   ///< `point`: a tiger that can no longer move; `number`: how many are so
  last_stand,      ///< `number`: goat moves left to trap the tigers
  few_plies_left,  ///< `number`: plies until the limit
  game_over,       ///< `outcome`
};

struct Event {
  EventKind kind;
  Point point = no_point;
  int number = 0;
  std::optional<Outcome> outcome = std::nullopt;
};

/// Who is at the board. Where the program plays both sides, the end of the opening is not
/// announced.
enum class Audience : std::uint8_t { a_person_plays, program_against_itself };

/// What there is to announce about the ply that led to the game's present position, in the order
/// of EventKind. Each is announced at the ply that brings it about and at no other; what lies ahead
/// (all but a capture) only while the game goes on. After a resignation or an agreed draw, and in a
/// game that was over as it was set up, just the end.
std::vector<Event> events(const Game& game, Audience audience);

/// The event in words: one sentence with a full stop.
std::string sentence(const Event& event, const Game& game);

}  // namespace baghchal
