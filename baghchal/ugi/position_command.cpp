#include "baghchal/ugi/position_command.hpp"

#include <fmt/format.h>

#include "baghchal/notation/move_text.hpp"
#include "baghchal/notation/position_line.hpp"

namespace baghchal::ugi {

SetPosition position_of(const Game& game) {
  SetPosition position;
  const bool from_set_up = game.start() == Position::start(game.board()) && game.start_ply() == 0;
  if (!from_set_up) position.start = to_text({game.start(), game.start_ply()}, game.board());
  for (const Move move : game.moves()) position.moves.push_back(to_text(move, game.board()));
  return position;
}

tl::expected<Game, std::string> game_of(const SetPosition& command, const Variant& variant) {
  Game game(variant);
  if (!command.start.empty()) {
    const auto line = parse_position(command.start, variant);
    if (!line) return tl::unexpected(fmt::format("position: {}", sentences(line.error())));
    game = Game(variant, line->position, line->ply.value_or(0));
  }
  for (std::size_t i = 0; i < command.moves.size(); ++i) {
    const auto move = legal_move(command.moves[i], game);
    if (!move) return tl::unexpected(fmt::format("position: move {}: {}", i + 1, move.error()));
    if (!game.play(*move)) break;
  }
  return game;
}

tl::expected<Move, std::string> legal_move(std::string_view text, const Game& game) {
  const auto attempt = parse_attempt(text, game.board());
  if (!attempt) return tl::unexpected(attempt.error());
  const auto move = game.resolve(*attempt);
  if (!move) return tl::unexpected(move.error().sentence);
  return *move;
}

}  // namespace baghchal::ugi
