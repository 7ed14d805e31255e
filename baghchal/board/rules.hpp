#pragma once

/// The rules of a game, as data, and the variant they are played on.
///
/// Clause numbers are those of docs/rules.md. What every rule set shares (how pieces move, that
/// nobody may pass) is in moves.hpp; the laws that look at a game's history (repetition, last
/// stand, move limit) are applied by game/.
///
/// Threads: plain values and constants.

#include <optional>
#include <span>
#include <string_view>

#include "baghchal/board/geometry.hpp"

namespace baghchal {

/// What becomes of a tiger move that leaves the goats, all placed, without any move (clause 6).
enum class Confinement : std::uint8_t {
  illegal,     ///< the tigers may not make it
  tigers_win,  ///< it wins for the tigers
};

/// What becomes of a position that occurs again once all goats are placed (clause 7).
enum class Repetition : std::uint8_t {
  forbidden,      ///< no move may recreate it
  draw_on_third,  ///< the third occurrence is a draw
  free,           ///< nothing
};

struct Rules {
  int captures_to_win = 5;  ///< 1 to the number of goats (clause 4)
  int last_stand = 0;       ///< goat moves after the deciding capture to still trap the tigers
  Confinement confinement = Confinement::illegal;
  Repetition repetition = Repetition::forbidden;
  int ply_limit = 200;  ///< plies after which an undecided game is a draw; 0 for none (clause 8)

  bool operator==(const Rules&) const = default;
};

struct NamedRules {
  std::string_view name;
  Rules rules;
};

/// `traditional` (first, the default), `threefold` and `solver`.
std::span<const NamedRules> named_rules();
std::optional<Rules> find_rules(std::string_view name);

/// A board together with the rules played on it. Requires: the board outlives the variant.
struct Variant {
  const Geometry* board;
  Rules rules;

  /// The most goats that can have been captured when a position arises: what wins, and during a
  /// last stand one more for each tiger move the goats' remaining moves allow.
  int most_captured() const {
    const int last = rules.captures_to_win + (rules.last_stand > 0 ? rules.last_stand - 1 : 0);
    return last < board->goats() ? last : board->goats();
  }
};

/// Bagh-Chal under the traditional rules.
Variant traditional();

}  // namespace baghchal
