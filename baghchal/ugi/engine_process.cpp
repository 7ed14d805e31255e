#include "baghchal/ugi/engine_process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

namespace baghchal::ugi {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t longest_line = 1 << 16;

/// How often a stop is looked for.
constexpr std::chrono::milliseconds between_looks = 10ms;

/// How long a program may take to end by itself: once it has closed its output, and once it has
/// been asked to.
constexpr std::chrono::milliseconds time_to_end = 1000ms;
constexpr std::chrono::milliseconds time_to_leave = 300ms;

void require(int error, const char* what) {
  if (error != 0) throw std::system_error(error, std::generic_category(), what);
}

class Pipe {
 public:
  Pipe() { require(::pipe2(ends_.data(), O_CLOEXEC) == 0 ? 0 : errno, "a pipe"); }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    for (const int end : ends_) {
      if (end >= 0) ::close(end);
    }
  }
  int reading() const { return ends_[0]; }
  int writing() const { return ends_[1]; }
  int take_reading() { return std::exchange(ends_[0], -1); }
  int take_writing() { return std::exchange(ends_[1], -1); }

 private:
  std::array<int, 2> ends_{-1, -1};
};

/// What a new process begins with: its two pipes, a group of its own, and all signals as they are
/// for a program that a shell starts.
class SpawnPlan {
 public:
  SpawnPlan(int in, int out) {
    posix_spawn_file_actions_init(&files_);
    posix_spawn_file_actions_adddup2(&files_, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files_, out, STDOUT_FILENO);
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setpgroup(&attributes_, 0);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes_, &signals);
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes_, &signals);
    posix_spawnattr_setflags(
        &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;
  ~SpawnPlan() {
    posix_spawn_file_actions_destroy(&files_);
    posix_spawnattr_destroy(&attributes_);
  }

  pid_t start(std::string command) {
    std::string shell = "sh";
    std::string option = "-c";
    std::array<char*, 4> arguments{shell.data(), option.data(), command.data(), nullptr};
    pid_t process = 0;
    require(posix_spawn(&process, "/bin/sh", &files_, &attributes_, arguments.data(), environ),
            "a process");
    return process;
  }

 private:
  posix_spawn_file_actions_t files_;
  posix_spawnattr_t attributes_;
};

std::string exit_text(const siginfo_t& ending) {
  const std::string_view how =
      ending.si_code == CLD_EXITED ? "ended with status" : "was ended by signal";
  return fmt::format("{} {}", how, ending.si_status);
}

}  // namespace

EngineProcess::EngineProcess(const std::string& command) {
  Pipe in;
  Pipe out;
  process_ = SpawnPlan(in.reading(), out.writing()).start(command);
  to_it_ = in.take_writing();
  from_it_ = out.take_reading();
  for (const int end : {to_it_, from_it_}) ::fcntl(end, F_SETFL, O_NONBLOCK);
}

EngineProcess::~EngineProcess() {
  for (const int end : {to_it_, from_it_}) ::close(end);
  ::kill(-process_, SIGKILL);
  while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

OrSilence<void> EngineProcess::send(std::string_view line, Clock::time_point end) {
  std::string text(line);
  text += '\n';
  std::string_view rest = text;
  while (!rest.empty()) {
    const ssize_t sent = ::write(to_it_, rest.data(), rest.size());
    if (sent >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EAGAIN) {
      if (const auto ready = wait_for(to_it_, POLLOUT, end, {}); !ready) {
        return silence("does not read what it is sent");
      }
    } else if (errno != EINTR) {
      return silence(how_it_ended());
    }
  }
  return {};
}

OrSilence<std::string> EngineProcess::receive(Clock::time_point end, const std::stop_token& stop) {
  std::string line;
  std::array<char, 4096> chunk;
  while (!take_line(line)) {
    if (heard_.size() > longest_line) return silence("wrote a line without end");
    if (const auto ready = wait_for(from_it_, POLLIN, end, stop); !ready) {
      return silence(ready.error());
    }
    const ssize_t got = ::read(from_it_, chunk.data(), chunk.size());
    if (got > 0) heard_.append(chunk.data(), static_cast<std::size_t>(got));
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) return silence(how_it_ended());
  }
  if (stop.stop_requested()) return silence("was stopped");
  if (Clock::now() >= end) return silence("did not answer in time");
  return line;
}

/// Cuts the first line off what was heard.
bool EngineProcess::take_line(std::string& line) {
  const std::size_t at = heard_.find('\n', searched_);
  searched_ = at == heard_.npos ? heard_.size() : 0;
  if (at == heard_.npos) return false;
  line = heard_.substr(0, at);
  heard_.erase(0, at + 1);
  if (line.ends_with('\r')) line.pop_back();
  return true;
}

OrSilence<void> EngineProcess::wait_for(int descriptor, short event, Clock::time_point end,
                                        const std::stop_token& stop) {
  for (;;) {
    if (stop.stop_requested()) return silence("was stopped");
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
    if (left <= 0ms) return silence("did not answer in time");
    pollfd waiting{descriptor, event, 0};
    const auto wait = static_cast<int>(std::min(left, between_looks).count());
    if (::poll(&waiting, 1, wait) > 0) return {};
  }
}

/// It has closed its end: it ends, has ended, or will be made to.
std::string EngineProcess::how_it_ended() {
  const auto end = Clock::now() + time_to_end;
  siginfo_t ending{};
  while (Clock::now() < end) {
    ending.si_pid = 0;
    ::waitid(P_PID, static_cast<id_t>(process_), &ending, WEXITED | WNOHANG | WNOWAIT);
    if (ending.si_pid == process_) return exit_text(ending);
    ::poll(nullptr, 0, 1);
  }
  return "closed its output";
}

void EngineProcess::farewell(std::string_view line) {
  const auto end = Clock::now() + time_to_leave;
  if (!send(line, end)) return;
  while (receive(end, {})) {
  }
}

}  // namespace baghchal::ugi
