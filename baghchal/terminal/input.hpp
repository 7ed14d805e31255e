#pragma once

/// What a person does at the keyboard or with the mouse.
///
/// Threads: plain values.

#include <cstdint>
#include <string>

#include "baghchal/drawing/diagram_layout.hpp"

namespace baghchal {

enum class Key : std::uint8_t {
  none,
  up,
  down,
  left,
  right,
  enter,
  escape,
  backspace,
  clear,  ///< Ctrl-U: all that has been typed
  character,
  click,
  resize,
  gone,  ///< nothing more can come: the terminal is no longer there
};

struct Input {
  Key key = Key::none;
  std::string character = {};  ///< one character of UTF-8, for Key::character
  Cell click = {0, 0};         ///< for Key::click
};

}  // namespace baghchal
