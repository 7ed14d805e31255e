#pragma once

/// Reading and writing games and positions in our own formats and other programs'
/// (docs/notation.md).
///
///   record       our game record (.pgn), and our position line
///   baghchal-py  the Python package baghchal
///   obx          Online Baghchal Exchange: a game is a row of positions, a line each
///   pybaghchal   the Python program pybaghchal: the same idea
///
/// Threads: pure functions.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "baghchal/notation/position_line.hpp"
#include "baghchal/notation/record.hpp"

namespace baghchal {

enum class Dialect : std::uint8_t { record, baghchal_py, obx, pybaghchal };

std::span<const Dialect> dialects();
std::string_view name(Dialect dialect);
std::optional<Dialect> find_dialect(std::string_view name);

/// Why a game could not be read.
struct RecordFault {
  int line = 0;            ///< of the text, from 1
  std::optional<int> ply;  ///< the ply (from 1) that is at fault, where it is a move
  std::string reason;      ///< a sentence without a full stop
};

using ReadRecord = tl::expected<Record, RecordFault>;

/// Every game of a text, in order, each read or refused by itself; an empty text holds none. Never
/// refuses silently: what is not understood is a fault of the game it stands in.
std::vector<ReadRecord> read_records(std::string_view text, Dialect dialect);

/// The text of the games, or why the dialect cannot carry one of them.
tl::expected<std::string, std::string> write_records(std::span<const Record> records,
                                                     Dialect dialect);

tl::expected<PositionLine, Problems> read_position(std::string_view text, Dialect dialect);
tl::expected<std::string, std::string> write_position(const PositionLine& line, Dialect dialect);

/// The dialect of a text of games or of a position line, where only one can be meant.
std::optional<Dialect> guess_dialect(std::string_view text);

}  // namespace baghchal
