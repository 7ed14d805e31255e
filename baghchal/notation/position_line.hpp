#pragma once

/// A position as one line: `T3T/5/5/5/T3T g 20 0 0` (docs/notation.md).
///
///   rows           top row first, `T`, `G`, digits for runs of empty points
///   side           `g` or `t`: who is to move
///   hand           goats not yet placed
///   captured       goats eaten
///   ply            optional: plies played so far
///
/// Threads: pure functions.

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "baghchal/board/setup.hpp"

namespace baghchal {

struct PositionLine {
  Position position;
  std::optional<int> ply;

  bool operator==(const PositionLine&) const = default;
};

std::string to_text(const PositionLine& line, const Geometry& board);

/// The position, or *all* that is wrong at once: the problems of `validate` and those of the text:
/// `row-count`, `row-length`, `bad-run`, `unknown-piece`, `bad-side`, `bad-hand`, `bad-captured`,
/// `bad-ply`, `missing-field`, `extra-field`.
tl::expected<PositionLine, Problems> parse_position(std::string_view text, const Variant& variant);

}  // namespace baghchal
