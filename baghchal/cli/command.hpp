#pragma once

/// A command of the program: how it is declared on the command line, and what then runs.
///
/// The library that reads the command line is dear to compile: only program, usage and the two
/// files of declarations (declarations.hpp) include it.
///
/// Threads: one at a time.

#include <memory>
#include <vector>

#include "baghchal/console/output.hpp"

namespace CLI {
class App;
}

namespace baghchal {

class Command {
 public:
  virtual ~Command() = default;

  /// Declares the command with its options and its help. What is then given for them is read into
  /// this object, which must outlive the program's reading.
  virtual CLI::App* add_to(CLI::App& program) = 0;

  /// Requires: the command line has been read. Throws BadInput.
  virtual ExitStatus run(const Streams& streams) = 0;
};

using Commands = std::vector<std::unique_ptr<Command>>;

}  // namespace baghchal
