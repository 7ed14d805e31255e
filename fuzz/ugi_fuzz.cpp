// The lines of the engine protocol, both ways, and the games that `position` describes.
#include "baghchal/ugi/position_command.hpp"
#include "baghchal/ugi/settings.hpp"
#include "fuzz/require.hpp"
#include "fuzz/text_target.hpp"

namespace baghchal {
namespace {

void check_position(const ugi::SetPosition& position) {
  const auto game = ugi::game_of(position, traditional());
  if (!game) {
    BAGHCHAL_REQUIRE(!game.error().empty());
    return;
  }
  const auto again = ugi::game_of(ugi::position_of(*game), traditional());
  BAGHCHAL_REQUIRE(again.has_value());
  BAGHCHAL_REQUIRE(again->position() == game->position());
  BAGHCHAL_REQUIRE(again->ply() == game->ply());
}

void check_command(std::string_view line) {
  const auto command = ugi::parse_command(line);
  if (!command) {
    BAGHCHAL_REQUIRE(!command.error().empty());
    return;
  }
  BAGHCHAL_REQUIRE(ugi::parse_command(to_text(*command)) == command);
  if (const auto* const option = std::get_if<ugi::SetOption>(&*command)) {
    ugi::Settings settings;
    const auto done = ugi::set(settings, *option);
    BAGHCHAL_REQUIRE(done || !done.error().empty());
  }
  if (const auto* const position = std::get_if<ugi::SetPosition>(&*command)) {
    check_position(*position);
  }
}

void check_reply(std::string_view line) {
  const auto reply = ugi::parse_reply(line);
  if (reply) BAGHCHAL_REQUIRE(ugi::parse_reply(to_text(*reply)) == reply);
}

}  // namespace
}  // namespace baghchal

void baghchal::check(std::string_view text) {
  check_command(text);
  check_reply(text);
}
