#pragma once

/// The command `convert`: game records and positions from one dialect into another.
///
/// Threads: free of shared state. Throws BadInput.

#include <optional>
#include <string>

#include "baghchal/console/output.hpp"
#include "baghchal/notation/dialects.hpp"

namespace baghchal {

struct ConvertOptions {
  std::string input;            ///< a file, `-` for standard input, or a position
  std::optional<Dialect> from;  ///< guessed where it is not given
  Dialect to = Dialect::record;
};

/// All or nothing: where one game cannot be read or written, nothing is printed.
ExitStatus run_convert(const ConvertOptions& options, const Streams& streams);

}  // namespace baghchal
