#pragma once

/// The command `analyse`: a teacher's notes on games, and what the engine thinks of a position.
///
/// Threads: free of shared state. Throws BadInput.

#include <cstdint>
#include <optional>
#include <string>

#include "baghchal/console/output.hpp"
#include "baghchal/notation/dialects.hpp"

namespace baghchal {

struct AnalyseOptions {
  std::string file;  ///< of games; `-` for standard input
  std::optional<Dialect> from = {};
  std::string position = {};        ///< instead of a file
  Variant variant = traditional();  ///< of the position
  std::string output = {};          ///< the file for the annotated games; `-` for standard output
  std::string folder = {};          ///< for all solutions; empty for the usual one
  std::int64_t nodes = 0;           ///< to look at for each position that is no table's
  bool json = false;
};

/// `bad_input` where tables are damaged: what they should have said is searched, and the answer
/// given.
ExitStatus run_analyse(const AnalyseOptions& options, const Streams& streams);

}  // namespace baghchal
