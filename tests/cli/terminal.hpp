#pragma once

/// The built program in a terminal of its own, with somebody at its keyboard and mouse.
///
/// Threads: one at a time.

#include <sys/types.h>
#include <termios.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/cli/emulator.hpp"

namespace baghchal {

class Terminal {
 public:
  struct Setting {
    int columns = 80;
    int rows = 24;
    std::vector<std::pair<std::string, std::string>> environment = {};
    std::string folder = {};  ///< where the program runs
  };

  explicit Terminal(const std::vector<std::string>& arguments) : Terminal(arguments, Setting()) {}
  Terminal(const std::vector<std::string>& arguments, const Setting& setting);
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  /// Ends the program where it still runs.
  ~Terminal();

  void type(std::string_view keys);
  void click(Emulator::Place place);
  void resize(int columns, int rows);
  void send_signal(int signal);
  /// As when the window is closed.
  void hang_up();

  /// Waits until the text stands on the screen; false where the program ends without, or where it
  /// is not there after a long time.
  bool shows(std::string_view text);
  /// Waits until it no longer does.
  bool stops_showing(std::string_view text);
  const Emulator& screen() const { return emulator_; }
  /// All that the program has written.
  const std::string& written() const { return written_; }

  /// Waits for the program's end: its exit status, or 128 and the signal that ended it; -1 where it
  /// goes on for a long time.
  int wait();

  /// Whether typing is as it was before the program: shown, and line by line.
  bool is_restored() const;

 private:
  bool read_some();
  template <typename Condition>
  bool wait_until(Condition condition);

  int terminal_ = -1;
  pid_t program_ = -1;
  termios before_{};
  bool closed_ = false;
  Emulator emulator_;
  std::string written_;
};

}  // namespace baghchal
