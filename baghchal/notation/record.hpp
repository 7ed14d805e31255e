#pragma once

/// A game record in memory: tags, a start, a tree of moves with comments, a result.
///
/// Lines of play form a tree as in PGN: a variation hangs on the move it replaces.
///
///   main line   c3 ── a1-b2 ── d3 ── …
///                       └ variations: [e5-d4 ── b3 ── …], [ … ]
///
/// Every move in a record is legal in the position it is played in, as far as the position alone
/// decides; the laws that look at the game's past are for game/ to check.
///
/// Threads: plain values.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "baghchal/board/move.hpp"
#include "baghchal/board/position.hpp"
#include "baghchal/board/rules.hpp"

namespace baghchal {

enum class RecordResult : std::uint8_t { goats_win, tigers_win, draw, unknown };

struct RecordedMove;

struct RecordedLine {
  std::vector<std::string> comments;  ///< before its first move
  std::vector<RecordedMove> moves;

  bool operator==(const RecordedLine&) const;
};

struct RecordedMove {
  Move move;
  std::vector<int> nags = {};                 ///< numeric annotation glyphs: 1 is "!", 2 is "?" …
  std::vector<std::string> comments = {};     ///< after the move; no "}" inside
  std::vector<RecordedLine> variations = {};  ///< instead of the move

  bool operator==(const RecordedMove&) const = default;
};

struct Record {
  /// In their order; any name, also those we do not know. Variant, Rules, SetUp, Position and
  /// Result are *not* among them: they are the fields below.
  std::vector<std::pair<std::string, std::string>> tags = {};
  Variant variant = traditional();
  Position start = Position::start(bagh_chal_board());
  int start_ply = 0;
  RecordedLine line = {};
  RecordResult result = RecordResult::unknown;
};

/// "1-0", "0-1", "1/2-1/2", "*".
std::string_view to_text(RecordResult result);

}  // namespace baghchal
