#pragma once

/// The command `play`: a game between people and the program, on a full screen where there is one,
/// else in plain lines of text.
///
/// Threads: to be called once at a time. Throws BadInput.

#include <optional>
#include <string>

#include "baghchal/console/output.hpp"

namespace baghchal {

struct PlayOptions {
  std::string file;  ///< a saved game; where there is one, rules and position are not looked at
  std::string goats = "human";
  std::string tigers = "3";
  std::string rules = "traditional";
  std::string position = "start";
  std::string solution_folder;  ///< of all solutions; the usual one where it is empty
  std::optional<std::uint64_t> seed;
  bool full_screen = false;  ///< whether there is a terminal to draw on
};

ExitStatus run_play(const PlayOptions& options, const Streams& streams);

}  // namespace baghchal
