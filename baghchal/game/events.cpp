#include "baghchal/game/events.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace baghchal {
namespace {

/// At which distances from the move limit it is announced.
constexpr std::array few_plies{20, 10, 5};

/// Gathers the events of the last ply while the game goes on.
class Herald {
 public:
  explicit Herald(const Game& game)
      : game_(game),
        board_(game.board()),
        before_(game.positions()[game.moves().size() - 1]),
        after_(game.position()) {}

  std::vector<Event> run(Audience audience) {
    if (audience == Audience::a_person_plays) opening_over();
    trapped_tigers();
    last_stand();
    few_plies_left();
    return std::move(found_);
  }

 private:
  void opening_over() {
    if (before_.placement_phase() && !after_.placement_phase()) {
      found_.push_back({.kind = EventKind::opening_over});
    }
  }

  void trapped_tigers() {
    const PointSet now = hemmed_in_tigers(after_, board_);
    for (const Point tiger : each(now & ~hemmed_in_tigers(before_, board_))) {
      found_.push_back({.kind = EventKind::tiger_trapped, .point = tiger, .number = count(now)});
    }
  }

  void last_stand() {
    const auto left = game_.last_stand_left();
    if (!left || after_.side() != Side::goats) return;
    found_.push_back({.kind = EventKind::last_stand, .number = *left});
  }

  void few_plies_left() {
    const auto left = game_.plies_left();
    if (!left || std::ranges::find(few_plies, *left) == few_plies.end()) return;
    found_.push_back({.kind = EventKind::few_plies_left, .number = *left});
  }

  const Game& game_;
  const Geometry& board_;
  const Position& before_;
  const Position& after_;
  std::vector<Event> found_;
};

bool declared(const Outcome& outcome) {
  return outcome.reason == OutcomeReason::agreement || outcome.reason == OutcomeReason::resignation;
}

std::string capture_sentence(const Event& event, const Game& game) {
  const int needed = game.variant().rules.captures_to_win;
  const std::string count = event.number <= needed ? fmt::format("{} of {}", event.number, needed)
                                                   : fmt::format("{} in all", event.number);
  return fmt::format("The tigers capture the goat on {}: {}.", game.board().point_name(event.point),
                     count);
}

}  // namespace

std::vector<Event> events(const Game& game, Audience audience) {
  std::vector<Event> all;
  const auto outcome = game.outcome();
  const auto move = game.last_move();
  if (move && move->is_capture() && !(outcome && declared(*outcome))) {
    all.push_back({.kind = EventKind::capture,
                   .point = move->over(),
                   .number = game.position().captured(game.board())});
  }
  if (outcome) {
    all.push_back({.kind = EventKind::game_over, .outcome = outcome});
  } else if (move) {
    const std::vector<Event> others = Herald(game).run(audience);
    all.insert(all.end(), others.begin(), others.end());
  }
  return all;
}

std::string sentence(const Event& event, const Game& game) {
  const Geometry& board = game.board();
  switch (event.kind) {
    case EventKind::capture:
      return capture_sentence(event, game);
    case EventKind::opening_over:
      return fmt::format("All {} goats are placed: the opening is over, now the goats move.",
                         board.goats());
    case EventKind::tiger_trapped:
      return fmt::format("The tiger on {} is trapped ({} of {}).", board.point_name(event.point),
                         event.number, board.tigers());
    case EventKind::last_stand:
      return fmt::format("Last stand: the goats have {} {} left to trap the tigers.", event.number,
                         event.number == 1 ? "move" : "moves");
    case EventKind::few_plies_left:
      return fmt::format("{} plies left; then the game is a draw.", event.number);
    case EventKind::game_over:
      break;
  }
  return sentence(*event.outcome, game.variant());
}

}  // namespace baghchal
