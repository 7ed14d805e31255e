#include "baghchal/arena/match.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <mutex>
#include <optional>
#include <random>
#include <system_error>
#include <thread>
#include <vector>

#include "baghchal/arena/opening.hpp"

namespace baghchal {
namespace {

/// A seed of its own for every purpose: far apart for near numbers.
std::uint64_t seed_for(std::uint64_t match_seed, int purpose, int number) {
  std::seed_seq words{static_cast<std::uint32_t>(match_seed),
                      static_cast<std::uint32_t>(match_seed >> 32),
                      static_cast<std::uint32_t>(purpose), static_cast<std::uint32_t>(number)};
  return std::mt19937_64(words)();
}

constexpr int seeds_opening = 2;  // the contestants are 0 and 1

Game opening_of(const MatchPlan& plan, int number) {
  const int pair = (number + 1) / 2;
  return random_opening(plan.variant, plan.opening_plies, seed_for(plan.seed, seeds_opening, pair));
}

/// The two players of one thread.
class Table {
 public:
  Table(const MatchPlan& plan, const MakePlayer& make_player, std::stop_token stop)
      : plan_(plan),
        stop_(std::move(stop)),
        players_{make_player(Contestant::a), make_player(Contestant::b)} {}

  /// Nothing where the match was stopped before the game had ended.
  std::optional<MatchGame> play(int number) {
    MatchGame played{.number = number, .game = opening_of(plan_, number), .opening_plies = 0};
    played.opening_plies = played.game.ply();
    begin(played);
    while (!played.game.outcome() && !stop_.stop_requested()) play_ply(played);
    if (stop_.stop_requested()) return std::nullopt;
    return played;
  }

 private:
  Player& player(const MatchGame& played, Side side) {
    return *players_[static_cast<std::size_t>(contestant(played.number, side))];
  }

  void begin(MatchGame& played) {
    for (const Side side : {Side::goats, Side::tigers}) {
      const auto who = static_cast<int>(contestant(played.number, side));
      const auto begun =
          player(played, side).begin(played.game, seed_for(plan_.seed, who, played.number), stop_);
      if (!begun) return forfeit(played, side, begun.error());
    }
  }

  void play_ply(MatchGame& played) {
    const Side side = played.game.position().side();
    const auto move = player(played, side).choose(played.game, plan_.limit, stop_);
    if (!move) return forfeit(played, side, move.error());
    if (const auto done = played.game.play(*move); !done) {
      forfeit(played, side, "played a move that is not legal: " + done.error().sentence);
    }
  }

  static void forfeit(MatchGame& played, Side side, std::string reason) {
    played.forfeit = std::move(reason);
    played.game.resign(side);
  }

  const MatchPlan& plan_;
  std::stop_token stop_;
  std::array<std::unique_ptr<Player>, 2> players_;
};

/// Hands out the games' numbers, and takes the games.
class Hall {
 public:
  Hall(const MatchPlan& plan, const std::set<int>& played, const MakePlayer& make_player,
       const OnGame& on_game, const std::stop_token& stop)
      : plan_(plan),
        played_(played),
        make_player_(make_player),
        on_game_(on_game),
        stop_from_outside_(stop, [this] { stop_.request_stop(); }) {}

  void run() {
    {
      std::vector<std::jthread> threads;
      const int useful = std::min(plan_.threads, plan_.games);
      threads.reserve(static_cast<std::size_t>(useful));
      try {
        for (int i = 0; i < useful; ++i) threads.emplace_back([this] { work(); });
      } catch (const std::system_error&) {
        stop_.request_stop();  // else those that have started would play the match before it fails
        throw;
      }
    }
    if (problem_) std::rethrow_exception(problem_);
  }

 private:
  void work() {
    try {
      Table table = make_table();
      while (const auto number = next_number()) {
        if (const auto game = table.play(*number)) take(*game);
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      problem_ = std::current_exception();
      stop_.request_stop();
    }
  }

  Table make_table() {
    const std::lock_guard lock(mutex_);
    return {plan_, make_player_, stop_.get_token()};
  }

  std::optional<int> next_number() {
    const std::lock_guard lock(mutex_);
    do ++number_;
    while (played_.contains(number_));
    if (number_ > plan_.games || stop_.stop_requested()) return std::nullopt;
    return number_;
  }

  void take(const MatchGame& game) {
    const std::lock_guard lock(mutex_);
    on_game_(game);
  }

  const MatchPlan& plan_;
  const std::set<int>& played_;
  const MakePlayer& make_player_;
  const OnGame& on_game_;
  std::stop_source stop_;
  std::stop_callback<std::function<void()>> stop_from_outside_;
  std::mutex mutex_;
  int number_ = 0;
  std::exception_ptr problem_;
};

}  // namespace

void play_match(const MatchPlan& plan, const std::set<int>& played, const MakePlayer& make_player,
                const OnGame& on_game, const std::stop_token& stop) {
  Hall(plan, played, make_player, on_game, stop).run();
}

}  // namespace baghchal
