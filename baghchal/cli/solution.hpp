#pragma once

/// Which game's solution a command is about, and where its tables lie.
///
///     DIR/bagh-chal-20-goats/placed-00.table …
///
/// Threads: never changes after construction.

#include <string>

#include "baghchal/console/output.hpp"
#include "baghchal/tablebase/table_folder.hpp"

namespace baghchal {

/// As given on the command line; an empty text stands for what is usual.
struct SolutionOptions {
  std::string folder;  ///< the folder for all solutions
  std::string goats;
  std::string captures_to_win;
  std::string confinement;
};

/// As one would give them for the solution that knows a game's positions.
SolutionOptions options_of(const std::string& folder, const Variant& variant);

class Solution {
 public:
  /// Throws BadInput.
  explicit Solution(const SolutionOptions& options);
  Solution(const Solution&) = delete;  // the variant refers to the board
  Solution& operator=(const Solution&) = delete;

  /// Under the rules that tables are exact for.
  const Variant& variant() const { return variant_; }
  /// Where this variant's tables lie.
  const std::string& folder() const { return folder_; }
  std::string file(std::string_view name) const;

  /// The tables, or those for at least so many goats placed, or which of them is damaged or
  /// foreign. Throws BadInput, saying how to make them, where there are none.
  Result<TableFolder> open(int least_placed = 0) const;
  /// The same, but damaged tables are BadInput too.
  TableFolder open_whole(int least_placed = 0) const;

  /// "baghchal solve", with the options that choose this solution.
  std::string solve_command() const;

 private:
  Geometry board_;  ///< where it is not the usual one
  Variant variant_;
  std::string folder_;
  std::string chosen_by_;
};

}  // namespace baghchal
