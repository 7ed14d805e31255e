#include "baghchal/cli/program.hpp"

#include <poll.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <iostream>
#include <system_error>

#include "baghchal/cli/declarations.hpp"
#include "baghchal/cli/usage.hpp"
#include "baghchal/console/descriptor_stream.hpp"

namespace baghchal {
namespace {

Commands all_commands() {
  Commands commands;
  add_game_commands(commands);
  add_solution_commands(commands);
  add_engine_commands(commands);
  return commands;
}

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
  Commands commands_ = all_commands();
  std::vector<CLI::App*> apps_;
};

bool nobody_reads_output() {
  pollfd output{STDOUT_FILENO, POLLOUT, 0};
  return ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

/// A reader that has seen enough closes the pipe, which is no failure. That is asked of the pipe:
/// on the way here threads may have ended and files been closed, which leave errors of their own.
ExitStatus output_failed(int error) {
  std::cout.exceptions(std::ios::goodbit);  // what is left in its buffer fails again at the end
  if (nobody_reads_output()) return done;
  std::cerr << "baghchal: standard output: " << std::strerror(error) << '\n';
  return bad_input;
}

}  // namespace

int run_program(int argc, const char* const* argv) {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // writing then fails, which is reported
  DescriptorStream in(STDIN_FILENO, "standard input");
  const Streams streams{in, std::cout, std::cerr, isatty(STDOUT_FILENO) == 1,
                        isatty(STDERR_FILENO) == 1};
  try {
    std::cout.exceptions(std::ios::badbit | std::ios::failbit);
    const ExitStatus status = Program().run(argc, argv, streams);
    std::cout.flush();
    return status;
  } catch (const BadInput& problem) {
    std::cerr << "baghchal: " << printable(problem.what()) << '\n';
  } catch (const std::ios::failure&) {
    return output_failed(errno);
  } catch (const std::system_error& problem) {  // no more threads
    std::cerr << "baghchal: " << problem.what() << '\n';
  } catch (const std::bad_alloc&) {
    std::cerr << "baghchal: there is not enough memory\n";
  }
  return bad_input;
}

}  // namespace baghchal
