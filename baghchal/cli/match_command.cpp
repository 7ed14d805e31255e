#include "baghchal/cli/match_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <new>
#include <optional>
#include <set>
#include <system_error>

#include "baghchal/arena/engine_player.hpp"
#include "baghchal/arena/match_log.hpp"
#include "baghchal/arena/ugi_player.hpp"
#include "baghchal/cli/match_report.hpp"
#include "baghchal/cli/player_tables.hpp"
#include "baghchal/console/files.hpp"
#include "baghchal/console/progress.hpp"
#include "baghchal/console/saved_game.hpp"
#include "baghchal/console/stop_signals.hpp"
#include "baghchal/notation/rules_text.hpp"

namespace baghchal {
namespace {

/// Makes one of the two players, for as many threads as want one.
class PlayerMaker {
 public:
  PlayerMaker(const PlayerName& name, const MatchOptions& options)
      : name_(name), tables_(table_use(name), options.plan.variant, options.folder) {}

  std::unique_ptr<Player> make() const {
    if (const auto* const foreign = std::get_if<ForeignPlayer>(&name_)) {
      return std::make_unique<UgiPlayer>(foreign->command);
    }
    const auto& own = std::get<OwnPlayer>(name_);
    return std::make_unique<EnginePlayer>(make_engine({.tables = tables_.tablebase()}),
                                          own.strength);
  }

 private:
  static TableUse table_use(const PlayerName& name) {
    const auto* own = std::get_if<OwnPlayer>(&name);
    return own == nullptr ? TableUse::none : own->tables;
  }

  PlayerName name_;
  PlayerTables tables_;
};

/// Throws BadInput where another program does not even introduce itself.
void try_out(const PlayerName& name, const Rules& rules, const std::stop_token& stop) {
  const auto* const foreign = std::get_if<ForeignPlayer>(&name);
  if (foreign == nullptr) return;
  const auto started = UgiPlayer(foreign->command).start(rules, stop);
  if (!started) throw BadInput(fmt::format("{}: the program {}", to_text(name), started.error()));
}

/// The file of the games, if one is wanted: what stood there before is gone on with, and it is
/// written again every now and then.
class MatchFile {
 public:
  MatchFile(std::string path, MatchLog& log) : path_(std::move(path)), log_(log) {
    if (!path_.empty() && file_exists(path_)) take_up();
    write();
  }

  void game_added() {
    if (!path_.empty() && Clock::now() - written_at_ >= between_writings) write();
  }
  void write() {
    if (path_.empty()) return;
    if (text_ && (!file_exists(path_) || read_file(path_) != *text_)) {
      throw BadInput(fmt::format("{}: something else has changed it during the match", path_));
    }
    text_ = log_.text();
    write_file(path_, *text_, Existing::replace);
    written_at_ = Clock::now();
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::seconds between_writings{1};

  void take_up() {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path_, error)) {
      throw BadInput(fmt::format("{}: it is no ordinary file to keep games in", path_));
    }
    text_ = read_file(path_);
    const auto read = log_.read(*text_);
    if (!read) throw BadInput(fmt::format("{}: {}", path_, read.error()));
  }

  std::string path_;
  MatchLog& log_;
  std::optional<std::string> text_;  ///< what should stand in the file
  Clock::time_point written_at_;
};

/// Says so where the file holds more games than are asked for.
void tell_of_more_games(const MatchLog& log, const MatchOptions& options, std::ostream& err) {
  const std::set<int> numbers = log.numbers();
  const auto more = std::distance(numbers.upper_bound(options.plan.games), numbers.end());
  if (more == 0) return;
  err << printable(fmt::format("baghchal: {}: it holds {} beyond the {} asked for, counted as well",
                               options.file, counted(more, "game"), options.plan.games))
      << '\n';
}

/// How many of the games that are wanted have not been played.
int games_left(const MatchLog& log, int games) {
  const std::set<int> played = log.numbers();
  const auto wanted = std::ranges::count_if(played, [&](int number) { return number <= games; });
  return games - static_cast<int>(wanted);
}

/// Shows how far the match has come; elsewhere than on a terminal, ten times in all.
class MatchProgress {
 public:
  MatchProgress(const MatchLog& log, int games, const Streams& streams)
      : log_(log),
        games_(games),
        left_at_first_(games_left(log, games)),
        every_game_(streams.err_is_terminal),
        progress_(streams.err, streams.err_is_terminal) {}

  void game_added() {
    const int left = games_left(log_, games_);
    const int played = left_at_first_ - left;
    if (!every_game_ && played * parts / left_at_first_ == (played - 1) * parts / left_at_first_) {
      return;
    }
    progress_.show(fmt::format("{} of {} games: {}", games_ - left, games_,
                               running_score(log_.standing().total())),
                   static_cast<double>(played) / left_at_first_);
  }

 private:
  static constexpr int parts = 10;

  const MatchLog& log_;
  int games_;
  int left_at_first_;
  bool every_game_;
  Progress progress_;
};

/// Each thread has players of its own, who need memory.
[[noreturn]] void refuse_so_many(int threads) {
  throw BadInput(fmt::format("there is not enough memory for {} at once: give fewer with --threads",
                             counted(threads, "game")));
}

void play_games(const MatchPlan& plan, const std::set<int>& played, const MakePlayer& make_player,
                const OnGame& on_game, const std::stop_token& stop) {
  try {
    play_match(plan, played, make_player, on_game, stop);
  } catch (const std::bad_alloc&) {
    refuse_so_many(plan.threads);
  } catch (const std::system_error&) {
    refuse_so_many(plan.threads);
  }
}

void play(const MatchOptions& options, MatchLog& log, const Streams& streams) {
  const StopSignals signals;
  const PlayerMaker a(options.a, options);
  const PlayerMaker b(options.b, options);
  for (const PlayerName& name : {options.a, options.b}) {
    try_out(name, options.plan.variant.rules, signals.token());
  }
  MatchFile file(options.file, log);
  tell_of_more_games(log, options, streams.err);
  MatchProgress progress(log, options.plan.games, streams);
  const auto on_game = [&](const MatchGame& game) {
    if (const auto added = log.add(game, date_text(today(), '.')); !added) {
      throw BadInput(added.error());
    }
    file.game_added();
    progress.game_added();
  };
  play_games(
      options.plan, log.numbers(),
      [&](Contestant who) { return who == Contestant::a ? a.make() : b.make(); }, on_game,
      signals.token());
  file.write();
}

void report(const MatchOptions& options, const PlayerNames& names, const MatchLog& log,
            const Streams& streams) {
  if (log.standing().games() == 0) return;
  if (options.json) {
    print_json(match_json(options.plan, names, log.standing()), streams.out);
  } else {
    streams.out << match_text(options.plan, names, log.standing());
  }
}

}  // namespace

ExitStatus run_match(const MatchOptions& options, const Streams& streams) {
  const Rules& rules = options.plan.variant.rules;
  if (rules.repetition == Repetition::free && rules.ply_limit == 0) {
    throw BadInput(fmt::format("--rules {}: a game might never end; add a limit: {},ply_limit=200",
                               to_text(rules), to_text(rules)));
  }
  const PlayerNames names{to_text(options.a), to_text(options.b)};
  MatchLog log(options.plan, names);
  play(options, log, streams);
  report(options, names, log, streams);
  if (const int left = games_left(log, options.plan.games); left > 0) {
    throw BadInput(
        fmt::format("stopped after {} of {} games{}", options.plan.games - left, options.plan.games,
                    options.file.empty() ? "" : "; the same command goes on from there"));
  }
  return done;
}

}  // namespace baghchal
