#pragma once

/// A program that is talked to in lines: another engine, as a process of its own.
///
///   us ── line ──→ its standard input
///      ←─ line ─── its standard output       its standard error stays ours
///
/// The command line goes to a shell, in a process group of its own, so that Ctrl-C reaches us alone
/// and all that it started ends with it. Nothing it does can hang or harm us: it may end, say
/// nothing, never listen, or never stop talking.
///
/// Threads: one at a time; the stop may be asked for from another.

#include <sys/types.h>

#include <chrono>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace baghchal::ugi {

/// Why there is no line: a clause about the program.
template <typename T>
using OrSilence = tl::expected<T, std::string>;

inline tl::unexpected<std::string> silence(std::string why) {
  return tl::unexpected<std::string>(std::move(why));
}

class EngineProcess {
 public:
  using Clock = std::chrono::steady_clock;

  /// Throws std::system_error where no process can be started at all. A command that does not exist
  /// is a program that ends at once. Requires: SIGPIPE is ignored.
  explicit EngineProcess(const std::string& command);
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;
  /// Ends it, and all that it started.
  ~EngineProcess();

  /// Requires: no line end in it. Fails where the program does not listen by then.
  OrSilence<void> send(std::string_view line, Clock::time_point end);

  /// The next line, without its end. Fails where none comes by then, where the program has ended,
  /// where a line is far too long, and soon after the stop is asked for.
  OrSilence<std::string> receive(Clock::time_point end, const std::stop_token& stop);

  /// Sends a last line, and gives the program a moment to end by itself.
  void farewell(std::string_view line);

 private:
  OrSilence<void> wait_for(int descriptor, short event, Clock::time_point end,
                           const std::stop_token& stop);
  bool take_line(std::string& line);
  std::string how_it_ended();

  pid_t process_ = 0;
  int to_it_ = -1;
  int from_it_ = -1;
  std::string heard_;         ///< of a line that is not complete, or of lines to come
  std::size_t searched_ = 0;  ///< so many bytes of it hold no line end
};

}  // namespace baghchal::ugi
