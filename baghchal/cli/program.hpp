#pragma once

/// The program: its commands and their options on the command line.
///
/// Threads: to be called once, from main.

namespace baghchal {

/// Runs the command that the arguments name; the result is the process's exit status.
int run_program(int argc, const char* const* argv);

}  // namespace baghchal
