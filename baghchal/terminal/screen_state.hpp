#pragma once

/// All that the page of the full-screen game shows.
///
/// Threads: a plain value; what it refers to must outlive it.

#include <string>
#include <vector>

#include "baghchal/terminal/pace.hpp"
#include "baghchal/terminal/session.hpp"

namespace baghchal {

struct ScreenState {
  const Session& session;
  const Pace& pace;
  Point cursor = 0;
  std::vector<Message> log = {};
  std::string typed = {};     ///< a move being typed
  std::string question = {};  ///< what the person is asked, with the answer so far
  bool thinking = false;
  int heartbeat = 0;  ///< grows while the program thinks
};

}  // namespace baghchal
