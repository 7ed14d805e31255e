#include "baghchal/tablebase/table_folder.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>

#include "baghchal/tablebase/zstd_codec.hpp"

namespace baghchal {
namespace {

bool exists(const std::string& path) {
  struct stat status{};
  return stat(path.c_str(), &status) == 0;
}

}  // namespace

std::string table_file_name(int placed) {
  return fmt::format("placed-{:02}.table", placed);
}

std::string variant_folder_name(const Variant& variant) {
  std::string name = fmt::format("{}-{}-goats", variant.board->name(), variant.board->goats());
  std::ranges::transform(name, name.begin(), [](char letter) {
    if (letter >= 'A' && letter <= 'Z') return static_cast<char>(letter - 'A' + 'a');
    return letter == ' ' ? '-' : letter;
  });
  const Rules usual;
  if (variant.rules.captures_to_win != usual.captures_to_win) {
    name += fmt::format("-{}-captures", variant.rules.captures_to_win);
  }
  if (variant.rules.confinement != usual.confinement) name += "-confinement-wins";
  return name;
}

Result<bool> TableFolder::add_if_there(Tablebase& tablebase, const std::string& path, int placed,
                                       Side side) {
  if (!exists(path)) return false;
  auto file = MappedFile::open(path);
  if (!file) return tl::unexpected(fmt::format("{}: {}", path, file.error()));
  const auto added = tablebase.add(path, file->bytes(), open_zstd, placed, side);
  if (!added) return tl::unexpected(added.error());
  files_.push_back(*std::move(file));
  return true;
}

Result<TableFolder> TableFolder::open(const std::string& folder, const Variant& variant,
                                      int least_placed) {
  TableFolder result(variant);
  for (int placed = least_placed; placed <= variant.board->goats(); ++placed) {
    const auto added = result.add_if_there(
        result.tablebase_, fmt::format("{}/{}", folder, table_file_name(placed)), placed,
        placed == variant.board->goats() ? Side::goats : Side::tigers);
    if (!added) return tl::unexpected(added.error());
  }
  if (result.files_.empty()) {
    return tl::unexpected(fmt::format("there are no tables in {}", folder));
  }
  Tablebase values(variant);
  const auto added =
      result.add_if_there(values, fmt::format("{}/{}", folder, movement_values_file_name),
                          variant.board->goats(), Side::tigers);
  if (!added) return tl::unexpected(added.error());
  if (*added) result.values_ = std::move(values);
  return result;
}

}  // namespace baghchal
