#include "tests/cli/run.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <thread>

namespace baghchal {
namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

std::string content(std::FILE* file) {
  std::string text;
  char chunk[4096];
  for (;;) {
    const auto at = static_cast<off_t>(text.size());
    const ssize_t got = ::pread(::fileno(file), chunk, sizeof chunk, at);
    if (got <= 0) return text;
    text.append(chunk, static_cast<std::size_t>(got));
  }
}

/// Ready to be read from its beginning.
File file_of(std::string_view text) {
  File file(std::tmpfile());
  for (std::size_t at = 0; at < text.size();) {
    const ssize_t put =
        ::pwrite(::fileno(file.get()), text.data() + at, text.size() - at, static_cast<off_t>(at));
    if (put < 0) std::abort();
    at += static_cast<std::size_t>(put);
  }
  return file;
}

pid_t start(const std::vector<std::string>& arguments, std::FILE* in, std::FILE* out,
            std::FILE* err) {
  std::vector<char*> argv{const_cast<char*>(program_file())};
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, fileno(in), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, fileno(out), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, fileno(err), STDERR_FILENO);
  pid_t child = 0;
  if (posix_spawn(&child, argv[0], &actions, nullptr, argv.data(), environ) != 0) std::abort();
  posix_spawn_file_actions_destroy(&actions);
  return child;
}

int end_of(pid_t child) {
  int reported = 0;
  waitpid(child, &reported, 0);
  return exit_status(reported);
}

int run_with(const std::vector<std::string>& arguments, std::FILE* in, std::FILE* out,
             std::FILE* err) {
  return end_of(start(arguments, in, out, err));
}

}  // namespace

int exit_status(int reported) {
  return WIFEXITED(reported) ? WEXITSTATUS(reported) : 128 + WTERMSIG(reported);
}

Finished run(const std::vector<std::string>& arguments, const std::string& input) {
  const File in = file_of(input);
  const File out(std::tmpfile());
  const File err(std::tmpfile());
  const int status = run_with(arguments, in.get(), out.get(), err.get());
  return {status, content(out.get()), content(err.get())};
}

Finished run_killed_after(std::chrono::milliseconds time,
                          const std::vector<std::string>& arguments) {
  const File in = file_of("");
  const File out(std::tmpfile());
  const File err(std::tmpfile());
  const pid_t child = start(arguments, in.get(), out.get(), err.get());
  std::this_thread::sleep_for(time);
  ::kill(child, SIGKILL);  // until it is waited for, its number is nobody else's
  return {end_of(child), content(out.get()), content(err.get())};
}

Finished run_from(const std::string& file, const std::vector<std::string>& arguments) {
  const File in(fdopen(open(file.c_str(), O_RDONLY | O_CLOEXEC), "r"));
  const File out(std::tmpfile());
  const File err(std::tmpfile());
  const int status = run_with(arguments, in.get(), out.get(), err.get());
  return {status, content(out.get()), content(err.get())};
}

Finished run_into(const std::string& file, const std::vector<std::string>& arguments) {
  const File in = file_of("");
  const File out(std::fopen(file.c_str(), "w"));
  const File err(std::tmpfile());
  const int status = run_with(arguments, in.get(), out.get(), err.get());
  return {status, "", content(err.get())};
}

Finished run_into_closed_pipe(const std::vector<std::string>& arguments, const std::string& input) {
  int ends[2];
  if (pipe(ends) != 0) std::abort();
  close(ends[0]);
  const File in = file_of(input);
  const File out(fdopen(ends[1], "w"));
  const File err(std::tmpfile());
  const int status = run_with(arguments, in.get(), out.get(), err.get());
  return {status, "", content(err.get())};
}

const char* program_file() {
  return BAGHCHAL_PROGRAM_FILE;
}

std::string data(const std::string& name) {
  return BAGHCHAL_TEST_DATA "/" + name;
}

}  // namespace baghchal
