#pragma once

/// What the tests of the full-screen game do over and over.

#include <gtest/gtest.h>

#include "tests/cli/terminal.hpp"

namespace baghchal {

inline constexpr auto enter = "\r";
inline constexpr auto escape = "\x1b";

/// Whether the screen comes to show a text; if not, what it shows instead.
testing::AssertionResult shows(Terminal& terminal, std::string_view text);

/// Leaves as a person does, and sees that the terminal is as it was.
void leave(Terminal& terminal);

}  // namespace baghchal
