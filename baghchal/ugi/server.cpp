#include "baghchal/ugi/server.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "baghchal/console/time_limit.hpp"
#include "baghchal/notation/move_text.hpp"
#include "baghchal/notation/text.hpp"
#include "baghchal/ugi/position_command.hpp"
#include "baghchal/ugi/thinking_time.hpp"

namespace baghchal::ugi {
namespace {

using Clock = std::chrono::steady_clock;

std::vector<std::string> texts(const std::vector<Move>& moves, const Geometry& board) {
  std::vector<std::string> line;
  line.reserve(moves.size());
  for (const Move move : moves) line.push_back(to_text(move, board));
  return line;
}

Stop stop_after(std::optional<Milliseconds> time) {
  return time ? Stop(time_limit(*time)) : Stop();
}

SearchLimits limits_of(const Go& command) {
  SearchLimits limits;
  limits.depth_plies = std::min(command.depth_plies.value_or(most_depth_plies), most_depth_plies);
  limits.nodes = command.nodes.value_or(limits.nodes);
  return limits;
}

/// A choice's score as seen from before it, for who made it.
std::optional<Score> score_of(const Choice& choice, Side side) {
  if (!choice.assessment) return std::nullopt;
  const Score for_tigers = choice.assessment->for_tigers;
  const Score score = side == Side::tigers ? for_tigers : -for_tigers;
  if (!is_forced(score)) return score;
  return score > 0 ? score - 1 : score + 1;
}

}  // namespace

/// A search that goes on, or has ended and has not been cleared away.
struct Server::Search {
  explicit Search(std::optional<Milliseconds> time) : stop(stop_after(time)) {}

  void halt() {
    stop.request();
    halted.store(true);
    halted.notify_all();
  }

  Clock::time_point start = Clock::now();
  Stop stop;
  std::atomic<bool> halted{false};
  std::atomic<bool> finished{false};
  std::optional<Move> reported;  ///< the best move of the last report
  std::exception_ptr problem;
  std::jthread thread;
};

Server::Server(ServerSetup setup) : setup_(std::move(setup)), game_(settings_.variant) {}

Server::~Server() {
  if (search_) search_->halt();
}

bool Server::take(std::string_view line) {
  if (search_ && search_->finished) settle();
  if (words(line).empty()) return true;
  const auto command = parse_command(line);
  if (command) {
    std::visit([this](const auto& one) { obey(one); }, *command);
  } else {
    complain(command.error());
  }
  return !over_;
}

void Server::finish() {
  if (!search_) return;
  search_->halt();
  settle();
}

/// Whether a search goes on, with a complaint if so. One that was told to stop is waited for.
bool Server::busy() {
  if (search_ && search_->halted) settle();
  if (search_) complain("a search goes on: stop it first");
  return search_ != nullptr;
}

/// Waits for the search to end, and clears it away.
void Server::settle() {
  search_->thread.join();
  const std::exception_ptr problem = search_->problem;
  search_.reset();
  if (problem) std::rethrow_exception(problem);
}

/// An engine that remembers as much as it was told to, or no more than usual where there is no such
/// memory.
MadeEngine Server::make_engine_that_fits() {
  try {
    return setup_.make_engine(settings_);
  } catch (const std::bad_alloc&) {
    const int usual = Settings().hash_mb;
    if (settings_.hash_mb <= usual) throw;
    complain(fmt::format("there is not enough memory for a Hash of {} MB: it is {} MB now",
                         std::exchange(settings_.hash_mb, usual), usual));
  }
  return setup_.make_engine(settings_);
}

void Server::ready_engine() {
  if (engine_) return;
  MadeEngine made = make_engine_that_fits();
  engine_ = std::move(made.engine);
  if (!made.remark.empty()) write(remark(made.remark));
}

void Server::obey(const Introduce& /*command*/) {
  write(EngineName{setup_.name});
  write(EngineAuthor{setup_.author});
  for (const Option& option : offered_options()) write(option);
  write(Introduced{});
}

void Server::obey(const AskReady& /*command*/) {
  if (!search_) ready_engine();
  write(Ready{});
}

void Server::obey(const NewGame& /*command*/) {
  if (busy()) return;
  if (engine_) engine_->forget();
  game_ = Game(settings_.variant);
}

void Server::obey(const SetOption& command) {
  if (busy()) return;
  const Settings before = settings_;
  if (const auto done = set(settings_, command); !done) return complain(done.error());
  const bool other_rules = before.variant.rules != settings_.variant.rules;
  if (other_rules) game_ = Game(settings_.variant);
  const bool other_engine =
      other_rules || before.hash_mb != settings_.hash_mb || before.tables != settings_.tables;
  if (other_engine) engine_.reset();
}

void Server::obey(const SetPosition& command) {
  if (busy()) return;
  auto game = game_of(command, settings_.variant);
  if (!game) return complain(game.error());
  game_ = *std::move(game);
}

void Server::obey(const Go& command) {
  if (busy()) return;
  if (game_.outcome()) return write(BestMove{});
  const auto time = thinking_time(command, game_.position().side());
  if (!time) return complain(time.error());
  ready_engine();
  start_search(command, *time);
}

void Server::obey(const Halt& /*command*/) {
  if (search_) search_->halt();
}

void Server::obey(const Ask& command) {
  switch (command.question) {
    case Question::game_over:
      return write(response(game_.outcome().has_value()));
    case Question::goats_turn:
      return write(response(game_.position().side() == Side::goats));
    case Question::result:
      return write(response(game_.outcome()));
  }
}

void Server::obey(const Quit& /*command*/) {
  over_ = true;
}

void Server::start_search(const Go& command, std::optional<Milliseconds> time) {
  search_ = std::make_unique<Search>(time);
  Search& search = *search_;
  const auto report = [this, &search](const SearchResult& result) {
    search.reported = result.moves.front().move;
    write(to_text(
        Progress{.depth_plies = result.depth_plies,
                 .nodes = result.nodes,
                 .time = std::chrono::duration_cast<Milliseconds>(Clock::now() - search.start),
                 .score = result.moves.front().score,
                 .line = texts(result.line, game_.board())}));
  };
  const PlayOrder order{.strength = settings_.strength,
                        .seed = settings_.seed,
                        .limits = limits_of(command),
                        .report = report};
  search.thread = std::jthread([this, &search, order, infinite = command.infinite] {
    try {
      this->search(search, order, game_, infinite);
    } catch (...) {
      search.problem = std::current_exception();
    }
    search.finished = true;
  });
}

/// What the thread of a search does. Where the search may end by itself before it is told to stop,
/// an infinite one waits for that.
void Server::search(Search& search, const PlayOrder& order, const Game& game, bool infinite) {
  const Choice choice = engine_->choose(game, order, search.stop);
  const std::string move = to_text(choice.move, game.board());
  if (search.reported != choice.move) {
    write(to_text(
        Progress{.depth_plies = choice.depth_plies,
                 .nodes = choice.nodes,
                 .time = std::chrono::duration_cast<Milliseconds>(Clock::now() - search.start),
                 .score = score_of(choice, game.position().side()),
                 .line = {move}}));
  }
  if (infinite) search.halted.wait(false);
  const std::lock_guard lock(writing_);
  search.finished = true;  // before the runner can know, who may well go on at once
  setup_.write(to_text(Reply(BestMove{move})));
}

void Server::write(const std::string& line) {
  const std::lock_guard lock(writing_);
  setup_.write(line);
}

void Server::write(const Reply& reply) {
  write(to_text(reply));
}

void Server::complain(std::string_view sentence) {
  write(complaint(sentence));
}

}  // namespace baghchal::ugi
