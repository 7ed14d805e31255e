#pragma once

/// The commands `puzzles make` and `puzzles check`: puzzles from a solution into a file, and
/// whether those of a file are what they say.
///
/// Threads: one at a time; they take the signals that would end the program, and start threads of
/// their own. Both throw BadInput.

#include <cstdint>
#include <string>

#include "baghchal/cli/solution.hpp"
#include "baghchal/puzzles/collection.hpp"

namespace baghchal {

enum class PuzzleFormat : std::uint8_t {
  json,    ///< an object a line
  record,  ///< a game record for each
};

struct PuzzlesMakeOptions {
  SolutionOptions solution;
  int number = 1000;
  std::uint64_t seed = 0;
  PuzzleWishes wishes;
  std::string file = "-";  ///< "-": to standard output
  PuzzleFormat format = PuzzleFormat::json;
};

/// `answer_is_no` where no puzzle is found that is wished for; then nothing is written.
ExitStatus run_puzzles_make(const PuzzlesMakeOptions& options, const Streams& streams);

struct PuzzlesCheckOptions {
  SolutionOptions solution;
  std::string file;
};

/// `answer_is_no` where a puzzle is wrong, or there twice, or the tables do not hold it.
ExitStatus run_puzzles_check(const PuzzlesCheckOptions& options, const Streams& streams);

}  // namespace baghchal
