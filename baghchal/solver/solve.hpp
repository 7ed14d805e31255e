#pragma once

/// Solves a variant and writes its tables: `baghchal solve` without the command line.
///
/// The movement phase comes first, then the placement phase from the last goat placed to the first.
/// Each table is written beside its place and renamed when it is whole; tables that stand in the
/// folder already, from a run before, are taken as they are. So is the work on the movement phase,
/// tier by tier. Whenever a run ends, the next one goes on from what was finished last.
///
/// Threads: call from one thread; a stop may be asked for from any.

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <stop_token>
#include <string>

#include "baghchal/board/rules.hpp"

namespace baghchal {

struct SolveOptions {
  Variant variant;
  std::string folder;              ///< of this variant's tables; made where it is missing
  int threads = 1;                 ///< 1 or more
  std::uint64_t memory_bytes = 0;  ///< refuse to begin where more is needed; 0 for no limit
  bool movement_only = false;      ///< leave the placement phase out
};

struct SolveProgress {
  std::string step;  ///< "movement phase, 4 captured", "placement phase, 12 placed"
  double done;       ///< of all the work that this run has to do, 0 to 1
};
/// Called on the thread that solves.
using ReportProgress = std::function<void(const SolveProgress&)>;

/// What is wrong and where, in a sentence without a full stop: the rules cannot be solved, there is
/// not enough memory, another run is at work in the folder, a file cannot be written, a table in
/// the folder is damaged or foreign.
class SolveError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

enum class SolveEnd : std::uint8_t { complete, stopped };

/// Throws SolveError.
SolveEnd solve(const SolveOptions& options, const std::stop_token& stop,
               const ReportProgress& report);

/// The most memory that solving takes, about.
std::uint64_t solving_bytes(const SolveOptions& options);

}  // namespace baghchal
