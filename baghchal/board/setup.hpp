#pragma once

/// A set-up as somebody gives it, and the way from there to a Position one can play on.
///
/// Threads: plain values; the functions share nothing.

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "baghchal/board/position.hpp"
#include "baghchal/board/rules.hpp"

namespace baghchal {

/// A thing that is wrong with a position, for programs (a fixed name in lower case with hyphens)
/// and for people (a sentence without a full stop).
struct Problem {
  std::string_view name;
  std::string sentence;
};
using Problems = std::vector<Problem>;

/// The sentences of all problems, joined with "; ".
std::string sentences(const Problems& problems);

/// Any combination of parts, possible or not.
struct Setup {
  PointSet tigers = 0;
  PointSet goats = 0;
  int hand = 0;
  int captured = 0;
  Side side = Side::goats;
};

/// The position, or everything that makes it impossible under the variant's rules, by the names
/// `off-board`, `shared-point`, `tiger-count`, `hand-range`, `captured-range`, `goat-count`,
/// `game-over-before` (more captures than can be made) and `goats-confined` (clause 6).
tl::expected<Position, Problems> validate(const Setup& setup, const Variant& variant);

/// Why no game from the set-up reaches this position, as far as simple counting can tell; empty
/// where it cannot. Such a position is legal all the same.
std::vector<std::string> unreachable_because(const Position& position, const Variant& variant);

}  // namespace baghchal
