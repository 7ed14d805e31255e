#pragma once

/// Who plays in a match, as one names them:
///
///   1 … 10             the program at a level
///   perfect            the program at its best, with the whole solution's tables
///   perfect:movement   with the tables of the movement phase alone
///   perfect:none       without any
///   ugi:COMMAND LINE   another program that speaks the protocol of docs/ugi.md
///
/// Threads: plain values and pure functions.

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>

#include "baghchal/engine/strength.hpp"

namespace baghchal {

enum class TableUse : std::uint8_t { all, movement_phase, none };

/// The program itself.
struct OwnPlayer {
  Strength strength = Strength::perfect();
  TableUse tables = TableUse::none;

  bool operator==(const OwnPlayer&) const = default;
};

struct ForeignPlayer {
  std::string command;  ///< for a shell

  bool operator==(const ForeignPlayer&) const = default;
};

using PlayerName = std::variant<OwnPlayer, ForeignPlayer>;

/// The player that is meant, or what can be named instead, as a clause.
tl::expected<PlayerName, std::string> parse_player(std::string_view text);

/// What `parse_player` reads as this player.
std::string to_text(const PlayerName& player);

}  // namespace baghchal
