#include "tests/cli/terminal.hpp"

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utmp.h>

#include <chrono>
#include <cstdlib>
#include <thread>

#include "tests/cli/run.hpp"

namespace baghchal {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto long_time = 100s;

winsize size_of(int columns, int rows) {
  winsize size{};
  size.ws_col = static_cast<unsigned short>(columns);
  size.ws_row = static_cast<unsigned short>(rows);
  return size;
}

[[noreturn]] void become_program(const std::vector<std::string>& arguments,
                                 const Terminal::Setting& setting) {
  ::setenv("TERM", "xterm-256color", 1);
  ::setenv("LC_ALL", "C.UTF-8", 1);
  ::unsetenv("NO_COLOR");
  for (const auto& [name, value] : setting.environment) {
    ::setenv(name.c_str(), value.c_str(), 1);
  }
  if (!setting.folder.empty() && ::chdir(setting.folder.c_str()) != 0) ::_exit(126);
  std::vector<char*> argv{const_cast<char*>(program_file())};
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  ::execv(argv[0], argv.data());
  ::_exit(127);
}

}  // namespace

Terminal::Terminal(const std::vector<std::string>& arguments, const Setting& setting)
    : emulator_(setting.columns, setting.rows) {
  const winsize size = size_of(setting.columns, setting.rows);
  int slave = -1;
  if (::openpty(&terminal_, &slave, nullptr, nullptr, &size) != 0) std::abort();
  ::tcgetattr(slave, &before_);
  program_ = ::fork();
  if (program_ == 0) {
    ::close(terminal_);
    ::login_tty(slave);
    become_program(arguments, setting);
  }
  ::close(slave);
}

Terminal::~Terminal() {
  if (program_ > 0) {
    ::kill(program_, SIGKILL);
    ::waitpid(program_, nullptr, 0);
  }
  hang_up();
}

void Terminal::type(std::string_view keys) {
  if (::write(terminal_, keys.data(), keys.size()) != static_cast<ssize_t>(keys.size())) {
    std::abort();
  }
}

void Terminal::click(Emulator::Place place) {
  const std::string at = std::to_string(place.column + 1) + ';' + std::to_string(place.row + 1);
  type("\x1b[<0;" + at + "M\x1b[<0;" + at + 'm');
}

void Terminal::resize(int columns, int rows) {
  const winsize size = size_of(columns, rows);
  emulator_.resize(columns, rows);
  ::ioctl(terminal_, TIOCSWINSZ, &size);
}

void Terminal::send_signal(int signal) {
  ::kill(program_, signal);
}

void Terminal::hang_up() {
  if (!closed_) ::close(terminal_);
  closed_ = true;
}

/// Whether there is more to come.
bool Terminal::read_some() {
  pollfd output{.fd = terminal_, .events = POLLIN, .revents = 0};
  if (::poll(&output, 1, 20) <= 0) return true;
  char chunk[1 << 14];
  const ssize_t got = ::read(terminal_, chunk, sizeof chunk);
  if (got <= 0) return false;
  const std::string_view text(chunk, static_cast<std::size_t>(got));
  written_ += text;
  emulator_.feed(text);
  return true;
}

template <typename Condition>
bool Terminal::wait_until(Condition condition) {
  const auto end = Clock::now() + long_time;
  bool more = true;
  while (more && !condition() && Clock::now() < end) more = read_some();
  return condition();
}

bool Terminal::shows(std::string_view text) {
  return wait_until([&] { return emulator_.find(text).has_value(); });
}

bool Terminal::stops_showing(std::string_view text) {
  return wait_until([&] { return !emulator_.find(text).has_value(); });
}

int Terminal::wait() {
  const auto end = Clock::now() + long_time;
  while (!closed_ && Clock::now() < end && read_some()) {
  }
  int reported = 0;
  while (::waitpid(program_, &reported, WNOHANG) == 0) {
    if (Clock::now() > end) return -1;
    std::this_thread::sleep_for(5ms);
  }
  program_ = -1;
  return exit_status(reported);
}

bool Terminal::is_restored() const {
  termios now{};
  ::tcgetattr(terminal_, &now);
  return !emulator_.alternate_screen() && now.c_lflag == before_.c_lflag &&
         now.c_iflag == before_.c_iflag;
}

}  // namespace baghchal
