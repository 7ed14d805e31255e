#pragma once

/// Text as a terminal shows it: characters of UTF-8, each one cell wide.
///
/// Threads: pure functions.

#include <string>
#include <string_view>
#include <vector>

namespace baghchal {

/// How many columns every terminal has that reports are written for.
constexpr int page_columns = 79;

/// How many cells a text takes: its characters.
int width(std::string_view text);

/// The first character of a text that is not empty.
std::string_view first_character(std::string_view text);

/// The text without its last character.
std::string_view without_last_character(std::string_view text);

/// A text broken at its blanks into lines of at most that many cells; longer words are cut.
std::vector<std::string> wrapped(std::string_view text, int columns);

}  // namespace baghchal
