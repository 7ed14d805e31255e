#pragma once

/// The terminal as a full screen: shows a Canvas, hears keys and clicks.
///
/// While a Screen lives the terminal is its own; it is given back when the Screen goes, whichever
/// way the game ends. Signals that end a program (interrupt, quit, hang-up …) are heard, not died
/// of: `ended_by_signal` tells, and the front end leaves.
///
/// Threads: one at a time; one Screen at a time.

#include <chrono>

#include "baghchal/terminal/canvas.hpp"
#include "baghchal/terminal/input.hpp"

namespace baghchal {

class Screen {
 public:
  /// Throws BadInput where the terminal cannot be used.
  Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  ~Screen();

  int columns() const;
  int rows() const;

  /// Shows the canvas, and the terminal's own cursor at a cell. Throws BadInput where the window
  /// has become too large for that.
  void show(const Canvas& canvas, Cell cursor);

  /// The next thing that the person does, Key::none after that time, or Key::gone.
  Input read(std::chrono::milliseconds patience);

  /// The signal that has asked the program to end, or 0.
  static int ended_by_signal();
};

}  // namespace baghchal
