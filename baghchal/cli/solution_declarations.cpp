#include <CLI/CLI.hpp>

#include "baghchal/cli/arguments.hpp"
#include "baghchal/cli/declarations.hpp"
#include "baghchal/cli/probe_command.hpp"
#include "baghchal/cli/puzzles_command.hpp"
#include "baghchal/cli/solve_command.hpp"
#include "baghchal/cli/stats_command.hpp"
#include "baghchal/cli/verify_command.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

/// Which game, and where its tables lie: alike for all commands of the solution.
void add_solution_options(CLI::App& command, SolutionOptions& options) {
  command
      .add_option("--dir", options.folder,
                  "The folder for all solutions [$XDG_DATA_HOME/baghchal or "
                  "~/.local/share/baghchal]")
      ->type_name("DIR");
  command.add_option("--goats", options.goats, "A game with fewer goats")->type_name("NUMBER");
  command.add_option("--captures-to-win", options.captures_to_win, "How many captures win")
      ->type_name("NUMBER");
  command
      .add_option(
          "--confinement", options.confinement,
          "When the tigers may leave the goats, all placed, without a move: illegal (never), or "
          "tigers-win (it wins)")
      ->type_name("RULE");
}

void add_threads_option(CLI::App& command, std::string& threads) {
  command.add_option("--threads", threads, "How many threads work [all processors]")
      ->type_name("NUMBER");
}

class SolveCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command = program.add_subcommand(
        "solve", "Compute the value of every position and write it to files.");
    add_solution_options(*command, options_.solution);
    add_threads_option(*command, threads_);
    command->add_option("--memory", memory_, "Take no more than this, such as 4G [all there is]")
        ->type_name("SIZE");
    command->add_flag("--movement", options_.movement_only,
                      "Only the positions in which all goats are placed");
    command->footer(
        "It may be interrupted at any time: the same command then goes on from what is finished.\n"
        "Example: baghchal solve\n"
        "A smaller game: baghchal solve --goats 3 --captures-to-win 2");
    return command;
  }

  ExitStatus run(const Streams& streams) override {
    options_.threads = thread_count("--threads", threads_);
    if (!memory_.empty()) options_.memory_bytes = memory_size("--memory", memory_);
    return run_solve(options_, streams);
  }

 private:
  SolveCommandOptions options_;
  std::string threads_;
  std::string memory_;
};

class VerifyCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("verify", "Check a solution's files against the rules.");
    add_solution_options(*command, options_.solution);
    CLI::Option* all = command->add_flag("--all", options_.check.all, "Check every position");
    command
        ->add_option(
            "--sample", sample_,
            fmt::format("Check so many positions of each file [{}]", options_.check.sample))
        ->type_name("NUMBER")
        ->excludes(all);
    command->add_option("--seed", seed_, "A number: the same one checks the same positions again")
        ->type_name("NUMBER")
        ->excludes(all);
    add_threads_option(*command, threads_);
    command->footer(
        "Ends with status 1 where a file is damaged, wrong or missing between others.\n"
        "Example: baghchal verify --sample 100000");
    return command;
  }

  ExitStatus run(const Streams& streams) override {
    VerifyOptions& check = options_.check;
    if (!sample_.empty()) {
      check.sample = whole_number<std::uint64_t>("--sample", sample_, 1, UINT64_MAX);
    }
    if (!seed_.empty()) check.seed = whole_number<std::uint64_t>("--seed", seed_, 0, UINT64_MAX);
    check.threads = thread_count("--threads", threads_);
    return run_verify(options_, streams);
  }

 private:
  VerifyCommandOptions options_;
  std::string sample_;
  std::string seed_;
  std::string threads_;
};

class StatsCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("stats", "Count what a solution holds.");
    add_solution_options(*command, options_.solution);
    command->add_flag("--json", options_.json, "Answer as a JSON object");
    command->footer("Example: baghchal stats --goats 6");
    return command;
  }

  ExitStatus run(const Streams& streams) override { return run_stats(options_, streams); }

 private:
  StatsOptions options_;
};

class ProbeCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("probe", "Say what the solution knows of a position.");
    command
        ->add_option("POSITION", options_.position,
                     "start, or a position line in quotes, or - to read many, one a line, and "
                     "answer one JSON object a line")
        ->required();
    command->add_flag("--json", options_.json, "Answer as a JSON object");
    add_solution_options(*command, options_.solution);
    command->footer(
        "Looks at the position alone, and takes play without end for a draw.\n"
        "Example: baghchal probe start");
    return command;
  }

  ExitStatus run(const Streams& streams) override { return run_probe(options_, streams); }

 private:
  ProbeOptions options_;
};

/// The command that the puzzles' commands are part of.
CLI::App* puzzles_of(CLI::App& program) {
  const auto there =
      program.get_subcommands([](CLI::App* command) { return command->get_name() == "puzzles"; });
  if (!there.empty()) return there.front();
  CLI::App* puzzles =
      program.add_subcommand("puzzles", "Make puzzles from a solution, or check them.");
  puzzles->require_subcommand(1);
  puzzles->footer("Example: baghchal puzzles make -o puzzles.jsonl");
  return puzzles;
}

/// "easy, medium, hard, expert, master"
template <typename List>
std::string names_of(const List& list) {
  std::string names;
  for (const auto& each : list) names += fmt::format("{}{}", names.empty() ? "" : ", ", name(each));
  return names;
}

/// What the words of an option stand for.
template <typename Find, typename List>
auto found_by_name(const char* option, const std::vector<std::string>& words, const Find& find,
                   const List& list) {
  std::vector<typename List::value_type> found;
  for (const std::string& word : words) {
    const auto one = find(word);
    if (!one) {
      throw BadInput(fmt::format("{} {}: give one of {}", option, in_quotes(word), names_of(list)));
    }
    found.push_back(*one);
  }
  return found;
}

class PuzzlesMakeCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command =
        puzzles_of(program)->add_subcommand("make", "Make puzzles, each with one right move.");
    const auto add = [&](const char* option, auto& text, const std::string& help,
                         const char* type) {
      return command->add_option(option, text, help)->type_name(type);
    };
    add("--number", number_, fmt::format("How many [{}]", options_.number), "NUMBER");
    add("--seed", seed_, "A number: the same one makes the same puzzles again [0]", "NUMBER");
    add("--kind", kinds_, fmt::format("Only such: {}", names_of(puzzle_kinds())), "KIND")
        ->delimiter(',');
    add("--difficulty", grades_, fmt::format("Only such: {}", names_of(puzzle_grades())), "GRADE")
        ->delimiter(',');
    add("-o", options_.file, "Write them to a file; - for standard output [-]", "FILE");
    add("--format", format_, "json, an object a line, or record, a game record each [json]",
        "FORMAT");
    add_solution_options(*command, options_.solution);
    command->footer(
        "Example: baghchal puzzles make --number 100 --kind trap,win --difficulty easy -o "
        "easy.jsonl\n"
        "What is in the file: docs/puzzles.md");
    return command;
  }

  ExitStatus run(const Streams& streams) override {
    constexpr int most = 1'000'000;
    if (!number_.empty()) options_.number = whole_number("--number", number_, 1, most);
    if (!seed_.empty()) options_.seed = whole_number<std::uint64_t>("--seed", seed_, 0, UINT64_MAX);
    options_.wishes.kinds = found_by_name("--kind", kinds_, find_puzzle_kind, puzzle_kinds());
    options_.wishes.grades =
        found_by_name("--difficulty", grades_, find_puzzle_grade, puzzle_grades());
    options_.format = format();
    return run_puzzles_make(options_, streams);
  }

 private:
  PuzzleFormat format() const {
    if (format_.empty() || format_ == "json") return PuzzleFormat::json;
    if (format_ == "record") return PuzzleFormat::record;
    throw BadInput(fmt::format("--format {}: give json or record", in_quotes(format_)));
  }

  PuzzlesMakeOptions options_;
  std::string number_;
  std::string seed_;
  std::vector<std::string> kinds_;
  std::vector<std::string> grades_;
  std::string format_;
};

class PuzzlesCheckCommand : public Command {
 public:
  CLI::App* add_to(CLI::App& program) override {
    CLI::App* command = puzzles_of(program)->add_subcommand(
        "check", "Pose a file's puzzles again and compare what is said of them.");
    command->add_option("FILE", options_.file, "Puzzles as JSON, as puzzles make writes them")
        ->required();
    add_solution_options(*command, options_.solution);
    command->footer(
        "Ends with status 1 where a puzzle is wrong or stands there twice.\n"
        "Example: baghchal puzzles check puzzles.jsonl");
    return command;
  }

  ExitStatus run(const Streams& streams) override { return run_puzzles_check(options_, streams); }

 private:
  PuzzlesCheckOptions options_;
};

}  // namespace

void add_solution_commands(Commands& commands) {
  commands.push_back(std::make_unique<SolveCommand>());
  commands.push_back(std::make_unique<VerifyCommand>());
  commands.push_back(std::make_unique<StatsCommand>());
  commands.push_back(std::make_unique<ProbeCommand>());
  commands.push_back(std::make_unique<PuzzlesMakeCommand>());
  commands.push_back(std::make_unique<PuzzlesCheckCommand>());
}

}  // namespace baghchal
