#pragma once

/// Where a solution's tables lie: a folder with a file for each number of goats placed.
///
///   FOLDER/placed-00.table … placed-20.table     on the Bagh-Chal board
///   FOLDER/movement-values.table                 the last of them without distances, uncompressed:
///                                                small and simple enough for a browser
///
/// Threads: as Tablebase.

#include <string>
#include <vector>

#include "baghchal/tablebase/mapped_file.hpp"
#include "baghchal/tablebase/tablebase.hpp"

namespace baghchal {

std::string table_file_name(int placed);
inline constexpr std::string_view movement_values_file_name = "movement-values.table";

/// The folder of a variant's tables below a folder for all solutions: "bagh-chal-20-goats", with
/// the rules added where they are not the traditional ones.
std::string variant_folder_name(const Variant& variant);

class TableFolder {
 public:
  /// Opens every table that stands in the folder, or those for at least so many goats placed.
  /// Fails, naming the file, where one is damaged or foreign, and where there is none at all.
  static Result<TableFolder> open(const std::string& folder, const Variant& variant,
                                  int least_placed = 0);

  const Tablebase& tablebase() const { return tablebase_; }

  /// The movement phase's values alone, as a tablebase of their own, which should not say anything
  /// else; null where that file is missing.
  const Tablebase* movement_values() const { return values_ ? &*values_ : nullptr; }

 private:
  explicit TableFolder(const Variant& variant) : tablebase_(variant) {}

  Result<bool> add_if_there(Tablebase& tablebase, const std::string& path, int placed, Side side);

  std::vector<MappedFile> files_;
  Tablebase tablebase_;
  std::optional<Tablebase> values_;
};

}  // namespace baghchal
