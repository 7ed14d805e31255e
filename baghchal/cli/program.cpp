#include "baghchal/cli/program.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <iostream>

#include "baghchal/cli/check_command.hpp"
#include "baghchal/cli/convert_command.hpp"
#include "baghchal/cli/descriptor_stream.hpp"
#include "baghchal/cli/game_text.hpp"
#include "baghchal/cli/play_command.hpp"
#include "baghchal/cli/position_argument.hpp"
#include "baghchal/cli/position_commands.hpp"
#include "baghchal/cli/usage.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

/// Far beyond what can be counted in a lifetime, and no danger to the stack.
constexpr int deepest_perft = 100;

template <typename Number>
Number whole_number(const std::string& what, const std::string& text, Number least, Number most) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || number < least || number > most) {
    throw BadInput(
        fmt::format("{} \"{}\": give a whole number from {} to {}", what, text, least, most));
  }
  return number;
}

std::optional<Dialect> dialect(const std::string& option, const std::string& text) {
  if (text.empty()) return std::nullopt;
  if (const auto found = find_dialect(text)) return found;
  throw BadInput(fmt::format("{} {}: there is no such dialect; the dialects are {}", option,
                             in_quotes(text), dialect_names()));
}

/// One command on the command line: what its options are read into, and what then runs.
class Command {
 public:
  virtual ~Command() = default;
  virtual CLI::App* add_to(CLI::App& program) = 0;
  virtual ExitStatus run(const Streams& streams) = 0;
};

class PlayCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("play", "Play a game, against the program or each other.");
    command->add_option("FILE", options_.file,
                        "A saved game to go on with; it brings its rules and its start along");
    command->add_option("--goats", options_.goats, "Who plays the goats: human or a level, 1-10")
        ->type_name("WHO")
        ->capture_default_str();
    command->add_option("--tigers", options_.tigers, "Who plays the tigers: human or a level, 1-10")
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
    command->add_option("--seed", seed_, "A number: the same one gives the same game again")
        ->type_name("NUMBER");
    command->footer(
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

constexpr auto position_help = "start, or a position line in quotes";

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

class Program {
 public:
  Program() {
    app_.set_version_flag("--version", "baghchal " BAGHCHAL_VERSION, "Print the version");
    app_.require_subcommand(0, 1);
    app_.set_help_flag("--help,-h", "Print this help");
    app_.footer(
        "Begin with: baghchal play\n"
        "Each command has a help of its own: baghchal play --help");
    for (const auto& command : commands_) apps_.push_back(command->add_to(app_));
    for (CLI::App* command : apps_) refuse_empty_texts(*command);
  }

  ExitStatus run(int argc, const char* const* argv, const Streams& streams) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
      if (const auto unknown = unknown_command(app_)) throw BadInput(*unknown);
      streams.out << help();
      return done;
    } catch (const CLI::CallForVersion&) {
      streams.out << "baghchal " BAGHCHAL_VERSION "\n";
      return done;
    } catch (const CLI::ParseError& problem) {
      throw BadInput(usage_problem(problem, app_));
    }
    return run_chosen(streams);
  }

 private:
  std::string help() const {
    const auto chosen = app_.get_subcommands();
    return chosen.empty() ? app_.help() : chosen.front()->help("baghchal");
  }

  ExitStatus run_chosen(const Streams& streams) {
    for (std::size_t i = 0; i < commands_.size(); ++i) {
      if (apps_[i]->parsed()) return commands_[i]->run(streams);
    }
    streams.err << app_.help() << '\n';
    throw BadInput("no command is given; begin with: baghchal play");
  }

  CLI::App app_{"Bagh-Chal, the tiger game of Nepal: play it, look into it.", "baghchal"};
  std::array<std::unique_ptr<Command>, 6> commands_{
      std::make_unique<PlayCommand>(),    std::make_unique<BoardCommand>(),
      std::make_unique<MovesCommand>(),   std::make_unique<PerftCommand>(),
      std::make_unique<ConvertCommand>(), std::make_unique<CheckCommand>()};
  std::vector<CLI::App*> apps_;
};

/// Nobody reads on: a reader that has seen enough closes the pipe, which is no failure.
ExitStatus output_failed(int error) {
  std::cout.exceptions(std::ios::goodbit);  // what is left in its buffer fails again at the end
  if (error == EPIPE) return done;
  std::cerr << "baghchal: standard output: " << std::strerror(error) << '\n';
  return bad_input;
}

}  // namespace

int run_program(int argc, const char* const* argv) {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // writing then fails, which is reported
  DescriptorStream in(STDIN_FILENO, "standard input");
  const Streams streams{in, std::cout, std::cerr, isatty(STDOUT_FILENO) == 1};
  try {
    std::cout.exceptions(std::ios::badbit | std::ios::failbit);
    const ExitStatus status = Program().run(argc, argv, streams);
    std::cout.flush();
    return status;
  } catch (const BadInput& problem) {
    std::cerr << "baghchal: " << printable(problem.what()) << '\n';
  } catch (const std::ios::failure&) {
    return output_failed(errno);
  } catch (const std::bad_alloc&) {
    std::cerr << "baghchal: there is not enough memory\n";
  }
  return bad_input;
}

}  // namespace baghchal
