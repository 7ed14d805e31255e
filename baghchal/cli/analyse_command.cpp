#include "baghchal/cli/analyse_command.hpp"

#include <fmt/format.h>

#include <memory>
#include <set>

#include "baghchal/cli/analysis_json.hpp"
#include "baghchal/cli/analysis_report.hpp"
#include "baghchal/cli/game_tables.hpp"
#include "baghchal/cli/position_argument.hpp"
#include "baghchal/cli/position_output.hpp"
#include "baghchal/cli/position_report.hpp"
#include "baghchal/console/files.hpp"
#include "baghchal/console/game_text.hpp"
#include "baghchal/console/progress.hpp"
#include "baghchal/console/stop_signals.hpp"
#include "baghchal/game/replay.hpp"
#include "baghchal/teaching/annotate.hpp"

namespace baghchal {
namespace {

struct ReplayedGame {
  Record record;
  Game game;
};

std::vector<ReplayedGame> games_of(const GameText& input, std::optional<Dialect> from) {
  std::vector<ReplayedGame> games;
  for (ReadRecord& read : read_records(input.text, dialect_of(input, from))) {
    const std::string where = fmt::format("{}: game {}", input.name, games.size() + 1);
    if (!read) throw BadInput(fmt::format("{}, {}", where, fault_text(read.error())));
    auto game = replay(*read);
    if (!game) {
      throw BadInput(fmt::format("{}, ply {}: {}", where, game.error().ply, game.error().reason));
    }
    games.push_back({*std::move(read), *std::move(game)});
  }
  if (games.empty()) throw BadInput(fmt::format("{}: there is no game in it", input.name));
  return games;
}

/// The engine with the tables for the game at hand, which change where games in a file are played
/// by different rules.
class Analyst {
 public:
  Analyst(const AnalyseOptions& options, const Streams& streams)
      : options_(options), err_(streams.err), progress_(streams.err, streams.err_is_terminal) {}

  Progress& progress() { return progress_; }

  /// Says so where tables are missing.
  Engine& engine_for(const Variant& variant) {
    if (!engine_ || rules_ != variant.rules || board_ != variant.board) make(variant);
    engine_->forget();
    return *engine_;
  }

  SearchLimits limits() const { return {.nodes = options_.nodes}; }

  /// Says which table turned out to be damaged and where, each time another one.
  void warn_of(const std::string& damage) {
    damaged_ = true;
    if (warned_of_.insert(damage).second) say(damage);
  }

  /// An answer that was searched because tables are damaged is not the one that was asked for.
  ExitStatus status() const { return damaged_ ? bad_input : done; }

 private:
  void make(const Variant& variant) {
    rules_ = variant.rules;
    board_ = variant.board;
    engine_.reset();
    tables_.emplace(options_.folder, variant);
    damaged_ = damaged_ || tables_->damaged();
    engine_ = make_engine({.tables = tables_->tablebase()});
    if (!tables_->knows_everything()) {
      say(tables_->sentence("The analysis",
                            fmt::format("searches {}", counted(options_.nodes, "position"))));
    }
  }
  void say(const std::string& sentence) {
    progress_.hide();
    err_ << fmt::format("baghchal: {}\n", printable(sentence)) << std::flush;
  }

  const AnalyseOptions& options_;
  std::ostream& err_;
  Progress progress_;
  std::optional<Rules> rules_;
  const Geometry* board_ = nullptr;
  std::optional<GameTables> tables_;
  std::unique_ptr<Engine> engine_;
  std::set<std::string> warned_of_;
  bool damaged_ = false;
};

class GamesAnalysis {
 public:
  GamesAnalysis(const AnalyseOptions& options, const Streams& streams)
      : options_(options),
        streams_(streams),
        input_(read_game_text(options.file, streams.in)),
        games_(games_of(input_, options.from)),
        analyst_(options, streams),
        stop_([this] { return signals_.token().stop_requested(); }) {
    for (const auto& [record, game] : games_) plies_ += static_cast<double>(game.moves().size());
    if (in_file()) expect_writable(options_.output, Existing::replace);
  }

  ExitStatus run() {
    for (std::size_t i = 0; i < games_.size(); ++i) {
      if (stop_.poll()) refuse_the_rest(i);
      const GameAnalysis analysis = analyse(i);
      if (analysis.moves.size() < games_[i].game.moves().size()) refuse_the_rest(i);
      give(i, analysis);
    }
    analyst_.progress().hide();
    if (!options_.output.empty()) write();
    return analyst_.status();
  }

 private:
  GameAnalysis analyse(std::size_t index) {
    const Game& game = games_[index].game;
    Engine& engine = analyst_.engine_for(game.variant());
    const std::string step = fmt::format("analysing {}", counted(std::ssize(games_), "game"));
    const auto plies = static_cast<double>(game.moves().size());
    GameAnalysis analysis = analyse_game(engine, game, analyst_.limits(), stop_, [&](double done) {
      analyst_.progress().show(step, (plies_done_ + done * plies) / plies_);
    });
    plies_done_ += plies;
    for (const std::string& damage : analysis.damage) analyst_.warn_of(damage);
    return analysis;
  }

  bool in_file() const { return !options_.output.empty() && options_.output != "-"; }

  [[noreturn]] void refuse_the_rest(std::size_t index) const {
    const std::string unwritten = options_.output.empty() ? "" : ", and nothing has been written";
    throw BadInput(fmt::format("stopped in game {} of {}{}", index + 1, games_.size(), unwritten));
  }

  void give(std::size_t index, const GameAnalysis& analysis) {
    const auto& [record, game] = games_[index];
    if (!in_file()) analyst_.progress().hide();
    const GameNotes written = notes(game, analysis);
    if (!options_.output.empty()) annotated_.push_back(annotated(record, analysis, written));
    if (options_.json) {
      print_json(game_analysis_json({options_.file, index + 1}, record, game, analysis, written),
                 streams_.out);
    } else if (options_.output.empty()) {
      print_report(index, analysis_report(record, game, analysis, written, diagram_style()));
    }
    streams_.out << std::flush;
  }

  void print_report(std::size_t index, const std::string& report) {
    if (index > 0) streams_.out << '\n';
    if (games_.size() > 1) {
      streams_.out << fmt::format("Game {} of {}\n\n", index + 1, games_.size());
    }
    streams_.out << report;
  }

  void write() {
    const auto text = write_records(annotated_, Dialect::record);
    if (!text) throw BadInput(fmt::format("{}: {}", input_.name, text.error()));
    if (in_file()) {
      write_file(options_.output, *text, Existing::replace);
    } else {
      streams_.out << *text;
    }
  }

  const AnalyseOptions& options_;
  const Streams& streams_;
  GameText input_;
  std::vector<ReplayedGame> games_;
  Analyst analyst_;
  StopSignals signals_;
  Stop stop_;
  double plies_ = 0;  ///< of all games
  double plies_done_ = 0;
  std::vector<Record> annotated_;
};

ExitStatus analyse_position(const AnalyseOptions& options, const Streams& streams) {
  const PositionLine line = position_argument(options.position, options.variant);
  warn_if_unreachable(line.position, options.variant, streams.err);
  const Game game(options.variant, line.position, line.ply.value_or(0));
  Analyst analyst(options, streams);
  Engine& engine = analyst.engine_for(options.variant);
  const StopSignals signals;
  const Stop stop([&] { return signals.token().stop_requested(); });
  const PositionAnalysis analysis = engine.analyse(game, analyst.limits(), stop);
  if (analysis.damage) analyst.warn_of(*analysis.damage);
  if (stop.poll()) throw BadInput("stopped before the position was analysed");
  if (options.json) {
    print_json(position_analysis_json(line, analysis, options.variant), streams.out);
    return analyst.status();
  }
  print_board(line.position, options.variant, streams);
  streams.out << position_report(line.position, analysis, options.variant);
  const bool ended_by_past =
      game.outcome() && decision(line.position, options.variant) == Decision::none;
  if (ended_by_past) streams.out << sentence(*game.outcome(), options.variant) << '\n';
  return analyst.status();
}

}  // namespace

ExitStatus run_analyse(const AnalyseOptions& options, const Streams& streams) {
  if (!options.position.empty()) return analyse_position(options, streams);
  return GamesAnalysis(options, streams).run();
}

}  // namespace baghchal
