#include "baghchal/ugi/client.hpp"

#include <fmt/format.h>

#include "baghchal/notation/rules_text.hpp"
#include "baghchal/notation/text.hpp"
#include "baghchal/ugi/position_command.hpp"

namespace baghchal::ugi {
namespace {

using Clock = EngineProcess::Clock;

constexpr std::string_view rules_option = "Rules";

/// The next reply of a kind; what else the engine says meanwhile goes to `other`.
template <typename Wanted>
OrSilence<Wanted> wait_for(EngineProcess& process, Clock::time_point end,
                           const std::stop_token& stop,
                           const std::function<void(const Reply&)>& other = {}) {
  for (;;) {
    const auto line = process.receive(end, stop);
    if (!line) return silence(line.error());
    const auto reply = parse_reply(*line);
    if (!reply) continue;
    if (const auto* const wanted = std::get_if<Wanted>(&*reply)) return *wanted;
    if (other) other(*reply);
  }
}

OrSilence<Move> move_of(const BestMove& best, const Game& game) {
  if (best.move.empty()) return silence("found no move");
  const auto move = legal_move(best.move, game);
  if (!move) return silence(fmt::format("answered {}: {}", in_quotes(best.move), move.error()));
  return *move;
}

}  // namespace

Client::Client(const std::string& command, Patience patience)
    : process_(command), patience_(patience) {}

Client::~Client() {
  process_.farewell(to_text(Command(Quit{})));
}

OrSilence<void> Client::greet(const Rules& rules, const std::stop_token& stop) {
  if (const auto sent = send(Introduce{}); !sent) return sent;
  bool offers_rules = false;
  const auto introduced =
      wait_for<Introduced>(process_, in(patience_.start_up), stop, [&](const Reply& reply) {
        const auto* const option = std::get_if<Option>(&reply);
        offers_rules = offers_rules || (option != nullptr && option->name == rules_option);
      });
  if (!introduced) return silence(introduced.error());
  if (offers_rules) {
    const SetOption option{std::string(rules_option), to_text(rules)};
    if (const auto sent = send(option); !sent) return sent;
  }
  return wait_until_ready(stop);
}

OrSilence<void> Client::new_game(const std::stop_token& stop) {
  if (const auto sent = send(NewGame{}); !sent) return sent;
  return wait_until_ready(stop);
}

OrSilence<Move> Client::choose(const Game& game, const Go& limits, const std::stop_token& stop) {
  if (const auto sent = send(position_of(game)); !sent) return silence(sent.error());
  const auto end =
      in(limits.move_time ? *limits.move_time + patience_.timed_move : patience_.untimed_move);
  if (const auto sent = send(limits); !sent) return silence(sent.error());
  const auto best = wait_for<BestMove>(process_, end, stop);
  if (!best) return silence(best.error());
  return move_of(*best, game);
}

OrSilence<void> Client::send(const Command& command) {
  return process_.send(to_text(command), in(patience_.start_up));
}

OrSilence<void> Client::wait_until_ready(const std::stop_token& stop) {
  if (const auto sent = send(AskReady{}); !sent) return sent;
  const auto ready = wait_for<Ready>(process_, in(patience_.start_up), stop);
  if (!ready) return silence(ready.error());
  return {};
}

Clock::time_point Client::in(Milliseconds time) const {
  return Clock::now() + time;
}

}  // namespace baghchal::ugi
