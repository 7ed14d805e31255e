#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <cstring>

#include "baghchal/cli/arguments.hpp"
#include "baghchal/cli/check_command.hpp"
#include "baghchal/cli/convert_command.hpp"
#include "baghchal/cli/declarations.hpp"
#include "baghchal/cli/play_command.hpp"
#include "baghchal/cli/position_commands.hpp"
#include "baghchal/console/game_text.hpp"

namespace baghchal {
namespace {

constexpr auto position_help = "start, or a position line in quotes";

/// Far beyond what can be counted in a lifetime, and no danger to the stack.
constexpr int deepest_perft = 100;

class PlayCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("play", "Play a game, against the program or each other.");
    command->add_option("FILE", options_.file,
                        "A saved game to go on with; it brings its rules and its start along");
    command
        ->add_option("--goats", options_.goats,
                     "Who plays the goats: human, a level from 1 to 10, or perfect")
        ->type_name("WHO")
        ->capture_default_str();
    command
        ->add_option("--tigers", options_.tigers,
                     "Who plays the tigers: human, a level from 1 to 10, or perfect")
        ->type_name("WHO")
        ->capture_default_str();
    rules_ = command
                 ->add_option("--rules", options_.rules,
                              "traditional, threefold or solver, and what differs from it, as in "
                              "traditional,ply_limit=100")
                 ->type_name("RULES")
                 ->capture_default_str();
    position_ = command
                    ->add_option("--position", options_.position,
                                 "Where to begin: start or a position line")
                    ->type_name("POSITION")
                    ->capture_default_str();
    command
        ->add_option("--dir", options_.solution_folder,
                     "The folder of solutions for perfect play and hints "
                     "[$XDG_DATA_HOME/baghchal or ~/.local/share/baghchal]")
        ->type_name("DIR");
    command->add_option("--seed", seed_, "A number: the same one gives the same game again")
        ->type_name("NUMBER");
    command->footer(
        "Perfect play looks into the tables that baghchal solve has made; where there are none it "
        "searches for a second a move.\n"
        "Example: baghchal play --goats human --tigers 5\n"
        "To go on with a saved game: baghchal play my-game.pgn");
    return command;
  }

  ExitStatus run(const Streams& streams) override {
    if (!options_.file.empty() && (rules_->count() > 0 || position_->count() > 0)) {
      throw BadInput(
          "a saved game brings its rules and its start along: leave out --rules and --position");
    }
    if (!seed_.empty()) {
      options_.seed = whole_number<std::uint64_t>("--seed", seed_, 0, UINT64_MAX);
    }
    options_.full_screen = streams.out_is_terminal && isatty(STDIN_FILENO) == 1 && has_screen();
    return run_play(options_, streams);
  }

 private:
  static bool has_screen() {
    const char* terminal = std::getenv("TERM");
    return terminal != nullptr && *terminal != '\0' && std::strcmp(terminal, "dumb") != 0;
  }

  PlayOptions options_;
  CLI::Option* rules_ = nullptr;
  CLI::Option* position_ = nullptr;
  std::string seed_;
};

class BoardCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("board", "Draw a position, as text or a picture.");
    command->add_option("POSITION", options_.position, position_help)->required();
    CLI::Option* svg = command->add_option("--svg", options_.svg, "Write an SVG picture to FILE");
    CLI::Option* png = command->add_option("--png", options_.png, "Write a PNG picture to FILE");
    CLI::Option* pdf = command->add_option("--pdf", options_.pdf, "Write a PDF page to FILE");
    for (CLI::Option* option : {svg, png, pdf}) option->type_name("FILE");
    svg->excludes(png)->excludes(pdf);
    png->excludes(pdf);
    command->footer(
        "FILE may be - for standard output.\n"
        "Example: baghchal board start --svg board.svg");
    return command;
  }

  ExitStatus run(const Streams& streams) override { return run_board(options_, streams); }

 private:
  BoardOptions options_;
};

class MovesCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("moves", "List the legal moves, one a line.");
    command
        ->add_option("POSITION", options_.position,
                     "start, or a position line in quotes, or - to read many, one a line, and "
                     "answer one JSON object a line")
        ->required();
    command->add_flag("--json", options_.json, "Answer as a JSON object");
    command->footer(
        "Looks at the position alone: what a game's past forbids and the move limit are not "
        "considered.\n"
        "Example: baghchal moves \"T3T/5/2G2/5/T3T t 19 0 1\"");
    return command;
  }

  ExitStatus run(const Streams& streams) override { return run_moves(options_, streams); }

 private:
  MovesOptions options_;
};

class PerftCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command = program.add_subcommand(
        "perft", "Count the sequences of legal moves, for each depth from 1.");
    command->add_option("POSITION", options_.position, position_help)->required();
    command->add_option("DEPTH", depth_, "How many plies deep")->required();
    command->add_flag("--divide", options_.divide, "Count at DEPTH for each first move");
    command->footer("Example: baghchal perft start 6");
    return command;
  }

  ExitStatus run(const Streams& streams) override {
    options_.depth = whole_number("the depth", depth_, 0, deepest_perft);
    return run_perft(options_, streams);
  }

 private:
  PerftOptions options_;
  std::string depth_;
};

class ConvertCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("convert", "Translate game records and positions between dialects.");
    command->add_option("IN", options_.input, "A file, - for standard input, or a position")
        ->required();
    const std::string names = "The dialects are " + dialect_names() + ".";
    command->add_option("--from", from_, "The dialect of IN; guessed where only one can be meant")
        ->type_name("DIALECT");
    command->add_option("--to", to_, "The dialect to write")
        ->type_name("DIALECT")
        ->capture_default_str();
    command->footer(names + "\nExample: baghchal convert games.txt --from baghchal-py");
    return command;
  }

  ExitStatus run(const Streams& streams) override {
    options_.from = dialect("--from", from_);
    options_.to = dialect("--to", to_).value_or(Dialect::record);
    return run_convert(options_, streams);
  }

 private:
  ConvertOptions options_;
  std::string from_;
  std::string to_ = "record";
};

class CheckCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("check", "Check the games in files, a line a game.");
    command
        ->add_option("FILE", options_.files, "Files of games, in any dialect; - for standard input")
        ->required();
    command
        ->add_option("--from", from_,
                     "The dialect of every FILE; guessed where only one can be meant")
        ->type_name("DIALECT");
    command->add_flag("--json", options_.json, "Answer with a JSON object a line");
    command->footer("The dialects are " + dialect_names() +
                    ".\nEnds with status 1 where a game is at fault.\n"
                    "Example: baghchal check my-games.pgn");
    return command;
  }

  ExitStatus run(const Streams& streams) override {
    options_.from = dialect("--from", from_);
    return run_check(options_, streams);
  }

 private:
  CheckOptions options_;
  std::string from_;
};

}  // namespace

void add_game_commands(Commands& commands) {
  commands.push_back(std::make_unique<PlayCommand>());
  commands.push_back(std::make_unique<BoardCommand>());
  commands.push_back(std::make_unique<MovesCommand>());
  commands.push_back(std::make_unique<PerftCommand>());
  commands.push_back(std::make_unique<ConvertCommand>());
  commands.push_back(std::make_unique<CheckCommand>());
}

}  // namespace baghchal
