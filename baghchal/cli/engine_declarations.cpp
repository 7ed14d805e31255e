#include <CLI/CLI.hpp>

#include "baghchal/cli/analyse_command.hpp"
#include "baghchal/cli/arguments.hpp"
#include "baghchal/cli/bench_command.hpp"
#include "baghchal/cli/declarations.hpp"
#include "baghchal/cli/match_command.hpp"
#include "baghchal/cli/ugi_command.hpp"
#include "baghchal/console/game_text.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

PlayerName player(const std::string& what, const std::string& text) {
  if (auto found = parse_player(text)) return *std::move(found);
  throw BadInput(fmt::format("{} {}: {}", what, in_quotes(text), parse_player(text).error()));
}

class AnalyseCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command = program.add_subcommand(
        "analyse", "A teacher's notes on games, or what the engine thinks of a position.");
    CLI::Option* file =
        command->add_option("FILE", options_.file, "Games in any dialect, or - for standard input");
    CLI::Option* position = command->add_option("--position", options_.position,
                                                "Analyse a position instead: start, or a position "
                                                "line in quotes");
    CLI::Option* rules =
        command->add_option("--rules", rules_,
                            "The position's rules: traditional, threefold or solver, "
                            "and what differs [traditional]");
    command->add_option(
        "-o", options_.output,
        "Write the games to FILE as records with comments, glyphs and variations; - "
        "for standard output");
    command->add_option("--from", from_, "The games' dialect: " + dialect_names());
    command->add_option("--dir", options_.folder,
                        "The folder for all solutions [$XDG_DATA_HOME/baghchal or "
                        "~/.local/share/baghchal]");
    command
        ->add_option("--nodes", nodes_,
                     "Positions to look at for a move that the tables do not know")
        ->capture_default_str();
    command->add_flag("--json", options_.json, "Answer as a JSON object for each game");
    file->excludes(position);
    rules->needs(position);
    for (const char* option : {"-o", "--from"}) command->get_option(option)->excludes(position);
    name_types(*command);
    command->footer(
        "Without -o and --json, the notes are written out to be read. What its words and glyphs "
        "mean: docs/analysis.md.\n"
        "Example: baghchal analyse my-games.pgn -o notes.pgn");
    return command;
  }

  ExitStatus run(const Streams& streams) override {
    if (options_.file.empty() && options_.position.empty()) {
      throw BadInput("analyse: give a FILE of games, or a position with --position");
    }
    if (options_.json && options_.output == "-") {
      throw BadInput("analyse: --json and -o - would both write to standard output");
    }
    if (!rules_.empty()) options_.variant = variant_argument("--rules", rules_);
    options_.from = dialect("--from", from_);
    options_.nodes = whole_number<std::int64_t>("--nodes", nodes_, 1, INT64_MAX);
    return run_analyse(options_, streams);
  }

 private:
  static void name_types(CLI::App& command) {
    command.get_option("--position")->type_name("POSITION");
    command.get_option("--rules")->type_name("RULES");
    command.get_option("-o")->type_name("FILE");
    command.get_option("--from")->type_name("DIALECT");
    command.get_option("--dir")->type_name("DIR");
    command.get_option("--nodes")->type_name("NUMBER");
  }

  AnalyseOptions options_;
  std::string rules_;
  std::string from_;
  std::string nodes_ = "100000";
};

class MatchCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("match", "Let two players play many games against each other.");
    command->add_option("A", a_, "A player")->required();
    command->add_option("B", b_, "The other one")->required();
    command->add_option("--games", games_, "How many games in all")->capture_default_str();
    command->add_option("--rules", rules_, "traditional, threefold or solver, and what differs")
        ->capture_default_str();
    command->add_option("-o", options_.file,
                        "Keep the games in FILE; go on with those that are in it already");
    command->add_option("--seed", seed_, "A number: the same one plays the same games again")
        ->capture_default_str();
    command
        ->add_option("--opening-plies", opening_plies_,
                     "How many plies are played by chance before the players begin")
        ->capture_default_str();
    CLI::Option* nodes =
        command->add_option("--nodes", nodes_,
                            "Positions to look at for a move; levels have limits of their own [" +
                                std::to_string(usual_nodes) + "]");
    CLI::Option* time = command->add_option("--time", time_, "Milliseconds for a move instead");
    time->excludes(nodes);
    command->add_option("--threads", threads_, "How many games at once [all processors]");
    command->add_option("--dir", options_.folder,
                        "The folder for all solutions [$XDG_DATA_HOME/baghchal or "
                        "~/.local/share/baghchal]");
    command->add_flag("--json", options_.json, "Answer as a JSON object");
    name_types(*command);
    command->footer(
        "A player is a level from 1 to 10; perfect, which plays with a whole solution's tables, "
        "perfect:movement with those of the movement phase, perfect:none without; or "
        "ugi:COMMAND, another program that speaks UGI (docs/ugi.md).\n"
        "They change sides from game to game, and two games in a row begin alike.\n"
        "Example: baghchal match 5 6 --games 400 -o match.pgn");
    return command;
  }

  ExitStatus run(const Streams& streams) override {
    options_.a = player("A", a_);
    options_.b = player("B", b_);
    options_.plan = {.variant = variant_argument("--rules", rules_),
                     .games = whole_number("--games", games_, 1, most_games),
                     .opening_plies = whole_number("--opening-plies", opening_plies_, 0, 100),
                     .seed = whole_number<std::uint64_t>("--seed", seed_, 0, UINT64_MAX),
                     .limit = limit(),
                     .threads = thread_count("--threads", threads_)};
    return run_match(options_, streams);
  }

 private:
  static constexpr std::int64_t usual_nodes = 100'000;
  static constexpr int most_games = 1'000'000;

  static void name_types(CLI::App& command) {
    for (const char* option :
         {"--games", "--seed", "--opening-plies", "--nodes", "--time", "--threads"}) {
      command.get_option(option)->type_name("NUMBER");
    }
    command.get_option("A")->type_name("PLAYER");
    command.get_option("B")->type_name("PLAYER");
    command.get_option("--rules")->type_name("RULES");
    command.get_option("-o")->type_name("FILE");
    command.get_option("--dir")->type_name("DIR");
  }

  MoveLimit limit() const {
    constexpr std::int64_t longest_ms = 1'000'000'000;
    if (!time_.empty()) {
      return {.time = std::chrono::milliseconds(
                  whole_number<std::int64_t>("--time", time_, 1, longest_ms))};
    }
    if (nodes_.empty()) return {.nodes = usual_nodes};
    return {.nodes = whole_number<std::int64_t>("--nodes", nodes_, 1, INT64_MAX)};
  }

  MatchOptions options_;
  std::string a_;
  std::string b_;
  std::string games_ = "100";
  std::string rules_ = "traditional";
  std::string seed_ = "1";
  std::string opening_plies_ = "4";
  std::string nodes_;
  std::string time_;
  std::string threads_;
};

class UgiCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command = program.add_subcommand(
        "ugi", "Be an engine for other programs, by the protocol UGI (docs/ugi.md).");
    command
        ->add_option("--dir", folder_,
                     "The folder for all solutions, where the option Tables names no other "
                     "[$XDG_DATA_HOME/baghchal or ~/.local/share/baghchal]")
        ->type_name("DIR");
    command->footer("It is spoken to on standard input. Begin with: ugi");
    return command;
  }

  ExitStatus run(const Streams& streams) override { return run_ugi(folder_, streams); }

 private:
  std::string folder_;
};

class BenchCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("bench", "Search fixed positions, and say how fast.");
    command->add_flag("--json", json_, "Answer as a JSON object");
    command->footer(
        "The signature is the number of positions looked at. It changes only when the program "
        "plays differently.");
    return command;
  }

  ExitStatus run(const Streams& streams) override { return run_bench(json_, streams); }

 private:
  bool json_ = false;
};

}  // namespace

void add_engine_commands(Commands& commands) {
  commands.push_back(std::make_unique<AnalyseCommand>());
  commands.push_back(std::make_unique<MatchCommand>());
  commands.push_back(std::make_unique<UgiCommand>());
  commands.push_back(std::make_unique<BenchCommand>());
}

}  // namespace baghchal
