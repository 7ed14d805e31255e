#pragma once

/// What is wrong with the arguments of the program, in our own words.
///
/// Threads: pure functions.

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace baghchal {

/// What stands where a command belongs, and is none. Requires: the arguments have been parsed.
std::optional<std::string> unknown_command(const CLI::App& program);

/// A sentence around what the parser found, without a full stop.
std::string usage_problem(const CLI::ParseError& problem, const CLI::App& program);

/// Makes it a mistake to give an option or argument of the command an empty text.
void refuse_empty_texts(CLI::App& command);

}  // namespace baghchal
