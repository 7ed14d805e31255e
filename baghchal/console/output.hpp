#pragma once

/// How a command answers, and how it says that it cannot.
///
/// Answers go to `out`, messages to `err`. A command that has been given something it cannot work
/// with throws BadInput; the program prints the sentence and ends with `bad_input`.
///
/// Threads: plain values.

#include <cstdint>
#include <istream>
#include <ostream>
#include <stdexcept>
#include <string>

#include "baghchal/drawing/diagram.hpp"

namespace baghchal {

enum ExitStatus : int {
  done = 0,
  answer_is_no = 1,  ///< a game that was checked is not legal, a table is damaged
  bad_input = 2,     ///< bad usage or input, or an answer that could not be written
};

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool out_is_terminal = false;
  bool err_is_terminal = false;
};

/// What is wrong and where, in a sentence without a full stop.
class BadInput : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Text that came from outside, with what a terminal might obey spelled `\x..`.
std::string printable(std::string_view text);

/// A file's name as one types it for a shell.
std::string shell_word(std::string_view name);

/// The lines a board is drawn with: ASCII where the environment names a terminal or a character
/// set without the others.
DiagramStyle diagram_style();

/// Whether the environment lets a terminal show colours (NO_COLOR, TERM).
bool colours_welcome();

/// A diagram with its pieces in colour.
std::string in_colour(std::string_view diagram);

/// Who is to move, the hand and the captured goats, in a sentence with a full stop.
std::string status_sentence(const Position& position, const Geometry& board);

/// "goats" or "tigers".
std::string_view name(Side side);
/// "The goats" or "The tigers".
std::string_view capital_name(Side side);

/// "1 goat", "2 goats".
std::string counted(std::int64_t number, std::string_view noun);

}  // namespace baghchal
