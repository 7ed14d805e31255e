#include "baghchal/arena/player_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace baghchal {
namespace {

constexpr std::string_view foreign_prefix = "ugi:";

constexpr std::array<std::pair<TableUse, std::string_view>, 3> table_uses{{
    {TableUse::all, ""},
    {TableUse::movement_phase, ":movement"},
    {TableUse::none, ":none"},
}};

/// "perfect", with a word behind it where not all tables are used.
std::string perfect_text(TableUse tables) {
  const auto* found =
      std::ranges::find(table_uses, tables, [](const auto& use) { return use.first; });
  return to_text(Strength::perfect()) + std::string(found->second);
}

std::optional<OwnPlayer> perfect_player(std::string_view text) {
  for (const auto& [tables, word] : table_uses) {
    if (text == perfect_text(tables)) return OwnPlayer{Strength::perfect(), tables};
  }
  return std::nullopt;
}

bool is_printable(std::string_view text) {
  return std::ranges::none_of(text, [](char c) { return c >= '\0' && c < ' '; });
}

}  // namespace

tl::expected<PlayerName, std::string> parse_player(std::string_view text) {
  if (text.starts_with(foreign_prefix)) {
    const std::string_view command = text.substr(foreign_prefix.size());
    if (command.empty() || !is_printable(command)) {
      return tl::unexpected<std::string>("give a command line on one line behind ugi:");
    }
    return ForeignPlayer{std::string(command)};
  }
  if (const auto perfect = perfect_player(text)) return *perfect;
  if (const auto level = parse_strength(text)) return OwnPlayer{*level};
  return tl::unexpected(
      fmt::format("give a level from {} to {}, perfect, perfect:movement, perfect:none or "
                  "ugi:COMMAND",
                  lowest_level, highest_level));
}

std::string to_text(const PlayerName& player) {
  if (const auto* foreign = std::get_if<ForeignPlayer>(&player)) {
    return std::string(foreign_prefix) + foreign->command;
  }
  const auto& own = std::get<OwnPlayer>(player);
  return own.strength.is_perfect() ? perfect_text(own.tables) : to_text(own.strength);
}

}  // namespace baghchal
