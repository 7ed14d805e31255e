// Plays a few moves given as text, says what there is to announce, prints the position, and counts
// the captures there are.

#include <algorithm>
#include <iostream>

#include "baghchal/game/events.hpp"
#include "baghchal/game/game.hpp"
#include "baghchal/notation/move_text.hpp"
#include "baghchal/notation/position_line.hpp"

int main() {
  baghchal::Game game(baghchal::traditional());
  for (const char* text : {"c3", "a1-b1", "b2"}) {
    const auto attempt = baghchal::parse_attempt(text, game.board());
    const auto move = game.resolve(*attempt);
    if (!move) {
      std::cerr << move.error().sentence << '\n';
      return 1;
    }
    (void)game.play(*move);  // cannot fail: the game has just said that it may be played
    for (const auto& event : events(game, baghchal::Audience::a_person_plays)) {
      std::cout << sentence(event, game) << '\n';
    }
  }
  std::cout << to_text({game.position(), game.ply()}, game.board()) << '\n';

  const baghchal::MoveList moves = game.legal_moves();
  const auto captures = std::ranges::count_if(moves, &baghchal::Move::is_capture);
  std::cout << captures << " of the " << moves.size() << " tiger moves captures\n";
  for (const baghchal::Move move : moves) {
    if (move.is_capture()) std::cout << to_text(move, game.board()) << '\n';
  }
}
