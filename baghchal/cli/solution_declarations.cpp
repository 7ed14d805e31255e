#include <CLI/CLI.hpp>

#include "baghchal/cli/arguments.hpp"
#include "baghchal/cli/declarations.hpp"
#include "baghchal/cli/probe_command.hpp"
#include "baghchal/cli/solve_command.hpp"
#include "baghchal/cli/stats_command.hpp"
#include "baghchal/cli/verify_command.hpp"

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

}  // namespace

void add_solution_commands(Commands& commands) {
  commands.push_back(std::make_unique<SolveCommand>());
  commands.push_back(std::make_unique<VerifyCommand>());
  commands.push_back(std::make_unique<StatsCommand>());
  commands.push_back(std::make_unique<ProbeCommand>());
}

}  // namespace baghchal
