#pragma once

/// Text that games are read from: where it comes from, its dialect, and where in it a fault is.
///
/// Threads: free of shared state. What cannot be read throws BadInput.

#include <istream>
#include <optional>
#include <string>

#include "baghchal/notation/dialects.hpp"

namespace baghchal {

struct GameText {
  std::string name;  ///< as messages name it
  std::string text;
};

/// A file. Blank text is refused, here as below.
GameText read_game_file(const std::string& file);

/// A file, or what is left of `in` where the name is `-`.
GameText read_game_text(const std::string& file, std::istream& in);

/// The dialect that was named, else the only one that the text can be in.
Dialect dialect_of(const GameText& text, std::optional<Dialect> named);

/// "line 3, ply 2: no line joins b2 and c3".
std::string fault_text(const RecordFault& fault);

/// The names of all dialects, for people.
std::string dialect_names();

}  // namespace baghchal
