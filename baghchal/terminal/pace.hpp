#pragma once

/// How fast the program plays where one watches it: its pause, its steps and its speed.
///
/// Threads: a value; one thread at a time.

#include <chrono>
#include <string>

namespace baghchal {

class Pace {
 public:
  using Duration = std::chrono::milliseconds;

  bool paused() const { return paused_; }
  void pause();
  void go_on();
  void pause_or_go_on();
  /// Lets one more ply through, and pauses after it.
  void step();
  void faster();
  void slower();

  /// How long a ply stays on the board before the next one.
  Duration delay() const;
  /// The speed and pause in words.
  std::string sentence() const;

  /// Whether the next ply may be played, the last one having stood that long.
  bool lets_through(Duration since_last_ply) const;
  /// Tells that a ply has been played.
  void played();

 private:
  std::size_t speed_ = 2;
  bool paused_ = false;
  bool step_due_ = false;
};

}  // namespace baghchal
