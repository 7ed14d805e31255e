#pragma once

/// How far a long piece of work has come, on standard error.
///
/// On a terminal it is a line that is drawn again and again, and taken away in the end:
///
///     [#########---------------]  38%  12 goats placed, 1 min 20 s left
///
/// Elsewhere each step is a line of its own when it begins.
///
/// Threads: one at a time.

#include <chrono>
#include <ostream>
#include <string>

namespace baghchal {

/// The line for a terminal, at most so many columns wide. `done` is a part of all the work, 0 to 1.
std::string progress_line(const std::string& step, double done, double seconds_so_far, int columns);

class Progress {
 public:
  Progress(std::ostream& err, bool is_terminal) : err_(err), is_terminal_(is_terminal) {}
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  void show(const std::string& step, double done);
  /// Takes the line away until it is shown again, so that something else can be written.
  void hide();

  double seconds() const;

 private:
  using Clock = std::chrono::steady_clock;

  void draw(const std::string& step, double done);

  std::ostream& err_;
  bool is_terminal_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point drawn_at_;
  bool drawn_ = false;
  std::string step_;
};

}  // namespace baghchal
