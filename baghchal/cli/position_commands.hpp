#pragma once

/// The commands that answer about one position: `board`, `moves` and `perft`.
///
/// Threads: free of shared state. All throw BadInput.

#include <string>

#include "baghchal/console/output.hpp"

namespace baghchal {

struct BoardOptions {
  std::string position;
  /// Where to put a picture, `-` for standard output; at most one of them is not empty.
  std::string svg;
  std::string png;
  std::string pdf;
};
ExitStatus run_board(const BoardOptions& options, const Streams& streams);

struct MovesOptions {
  std::string position;  ///< `-`: a position a line from standard input
  bool json = false;
};
ExitStatus run_moves(const MovesOptions& options, const Streams& streams);

struct PerftOptions {
  std::string position;
  int depth = 1;
  bool divide = false;
};
ExitStatus run_perft(const PerftOptions& options, const Streams& streams);

}  // namespace baghchal
