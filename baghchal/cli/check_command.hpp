#pragma once

/// The command `check`: whether the games in files are games under their rules.
///
///     games.pgn: game 1: 64 plies, 1-0
///     games.pgn: game 2: at fault in ply 31 (line 12): no line joins b2 and c3
///
/// Threads: free of shared state.

#include <optional>
#include <string>
#include <vector>

#include "baghchal/console/output.hpp"
#include "baghchal/notation/dialects.hpp"

namespace baghchal {

struct CheckOptions {
  std::vector<std::string> files;  ///< `-` is standard input
  std::optional<Dialect> from;     ///< guessed for each file where it is not given
  bool json = false;
};

/// `bad_input` where a file cannot be read or holds no game (the others are checked all the
/// same), else `answer_is_no` where a game is at fault.
ExitStatus run_check(const CheckOptions& options, const Streams& streams);

}  // namespace baghchal
