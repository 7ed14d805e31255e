#include "baghchal/terminal/program_turns.hpp"

#include <utility>

namespace baghchal {
namespace {

using namespace std::chrono_literals;

/// How long a person's move stays on the board before the program answers it.
constexpr Pace::Duration answer_delay = 400ms;

}  // namespace

void ProgramTurns::go_on() {
  look_at_board();
  if (const auto move = thinker_.take()) found_ = move;
  if (found_ && thought_ == Thought::hint) session_.give_hint(*std::exchange(found_, {}));
  if (found_ && time_to_move()) {
    session_.play_for_program(*std::exchange(found_, {}));
    pace_.played();
  }
  if (session_.program_to_move() && !thinking() && !found_) start(Thought::move, session_.order());
}

void ProgramTurns::look_at_board() {
  if (std::exchange(seen_ply_, session_.game().ply()) != seen_ply_) seen_since_ = Clock::now();
}

bool ProgramTurns::time_to_move() const {
  const auto seen = std::chrono::duration_cast<Pace::Duration>(Clock::now() - seen_since_);
  return session_.program_plays_itself() ? pace_.lets_through(seen) : seen >= answer_delay;
}

void ProgramTurns::start(Thought thought, const PlayOrder& order) {
  thought_ = thought;
  thinker_.start([&engine = session_.engine(), order, game = session_.game()](
                     const Stop& stop) { return engine.choose(game, order, stop).move; },
                 session_.due(order));
}

void ProgramTurns::think_of_hint() {
  if (!thinking()) start(Thought::hint, session_.hint_order());
}

void ProgramTurns::drop_hint() {
  if (thought_ == Thought::hint) drop_thought();
}

void ProgramTurns::interrupt() {
  drop_thought();
  if (session_.program_plays_itself()) pace_.pause();
}

void ProgramTurns::drop_thought() {
  thinker_.cancel();
  found_.reset();
}

}  // namespace baghchal
