#include "baghchal/terminal/help_text.hpp"

#include <fmt/format.h>

#include "baghchal/console/output.hpp"

namespace baghchal {
namespace {

std::string repetition_sentence(Repetition repetition) {
  switch (repetition) {
    case Repetition::forbidden:
      return "Once all goats are placed, no move may bring back a position that has already been.";
    case Repetition::draw_on_third:
      return "Once all goats are placed, the third time a position stands is a draw.";
    case Repetition::free:
      break;
  }
  return "Positions may come back as often as you like.";
}

/// How the tigers win, and what the goats may still do about it.
std::string captures_sentence(const Rules& rules) {
  const std::string goats = counted(rules.captures_to_win, "goat");
  if (rules.last_stand == 0) return fmt::format("The tigers win with {} captured.", goats);
  return fmt::format(
      "With {} captured the last stand begins: the goats have {} left to trap the tigers, else the "
      "tigers win.",
      goats, counted(rules.last_stand, "move"));
}

std::string_view confinement_sentence(Confinement confinement) {
  return confinement == Confinement::illegal
             ? "Once all goats are placed, the tigers may not leave them without a move."
             : "The tigers also win if they leave the goats, all placed, without a move.";
}

std::string limit_sentence(int ply_limit) {
  constexpr std::string_view ply = "A ply is one turn of one side";
  if (ply_limit == 0) return fmt::format("{}; there is no limit to them.", ply);
  return fmt::format("{}; after {} plies without a decision the game is a draw.", ply, ply_limit);
}

}  // namespace

std::vector<std::string> rules_in_brief(const Variant& variant) {
  const Geometry& board = *variant.board;
  return {
      fmt::format("{} goats against {} tigers. Goats begin; turns alternate; nobody may pass.",
                  board.goats(), board.tigers()),
      ("Goats: place one goat a turn on any free point. Only when all are placed do they move: one "
       "step along a line to a free point."),
      ("Tigers: one step along a line to a free point, or a jump straight over a goat to the free "
       "point behind it, which captures the goat. Capturing is never a must."),
      captures_sentence(variant.rules) + " The goats win when no tiger can move.",
      std::string(confinement_sentence(variant.rules.confinement)),
      repetition_sentence(variant.rules.repetition),
      limit_sentence(variant.rules.ply_limit),
  };
}

std::string aim_in_brief(const Variant& variant, const Seats& seats) {
  const int tigers = variant.board->tigers();
  const std::string goats = counted(variant.rules.captures_to_win, "goat");
  if (!seats.goats && seats.tigers) {
    return fmt::format("You play the goats: trap the {} tigers before they capture {}.", tigers,
                       goats);
  }
  if (seats.goats && !seats.tigers) {
    return fmt::format("You play the tigers: capture {} before all {} tigers are trapped.", goats,
                       tigers);
  }
  return fmt::format("{} The goats want to trap the {} tigers, the tigers to capture {}.",
                     seats.goats ? "The program plays both sides." : "Two people play.", tigers,
                     goats);
}

}  // namespace baghchal
