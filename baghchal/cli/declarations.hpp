#pragma once

/// All commands of the program, as they are declared on its command line.
///
/// Threads: free of shared state.

#include "baghchal/cli/command.hpp"

namespace baghchal {

/// `play`, and the commands about positions and records: `board`, `moves`, `perft`, `convert`,
/// `check`.
void add_game_commands(Commands& commands);

/// The commands about the solution: `solve`, `verify`, `stats`, `probe`, `puzzles make`,
/// `puzzles check`.
void add_solution_commands(Commands& commands);

/// The commands that think: `analyse`, `match`, `ugi`, `bench`.
void add_engine_commands(Commands& commands);

}  // namespace baghchal
