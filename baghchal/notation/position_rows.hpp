#pragma once

/// Games as rows of positions, a line each, as obx and pybaghchal have them: each line shows the
/// board and names the move that led there.
///
///   line 1   board at the start      -        a line without a last move begins a game
///   line 2   board after ply 1       move 1
///   line 3   board after ply 2       move 2
///
/// The formats differ in how a line is spelled; what makes a game of the lines is here.
///
/// Threads: pure functions.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "baghchal/notation/dialects.hpp"
#include "baghchal/notation/last_move.hpp"

namespace baghchal {

/// A line as read.
struct RowLine {
  Position position;
  std::optional<int> ply;
  std::optional<LastMove> last_move;
};

/// How a format spells its lines.
struct RowFormat {
  tl::expected<RowLine, Problems> (*read)(std::string_view line);
  /// Without a last move, `ply` is what the record or position says; with one, it is the plies
  /// played as move numbers count them.
  std::string (*write)(const Position& position, std::optional<int> ply,
                       std::optional<Move> last_move);
  std::string_view no_move;  ///< stands where a line has no last move
};

/// Every game of a text. A text that starts with a line that has a last move is a game recorded
/// from there on.
std::vector<ReadRecord> read_position_rows(std::string_view text, const RowFormat& format);

/// The lines of one game.
tl::expected<std::string, std::string> write_position_rows(const Record& record,
                                                           const RowFormat& format);

}  // namespace baghchal
