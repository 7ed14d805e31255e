#include "baghchal/notation/dialects.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "baghchal/notation/baghchal_py.hpp"
#include "baghchal/notation/obx.hpp"
#include "baghchal/notation/pybaghchal.hpp"
#include "baghchal/notation/record_reader.hpp"
#include "baghchal/notation/record_writer.hpp"
#include "baghchal/notation/text.hpp"

namespace baghchal {
namespace {

using Text = tl::expected<std::string, std::string>;

struct Tools {
  Dialect dialect;
  std::string_view name;
  std::vector<ReadRecord> (*read_records)(std::string_view);
  Text (*write_record)(const Record&);
  std::string_view between_records;
  tl::expected<PositionLine, Problems> (*read_position)(std::string_view);
  Text (*write_position)(const PositionLine&);
};

constexpr std::array all_dialects{Dialect::record, Dialect::baghchal_py, Dialect::obx,
                                  Dialect::pybaghchal};

/// In the order of the enumeration.
constexpr std::array<Tools, all_dialects.size()> all_tools{{
    {Dialect::record, "record", read_own_records, write_own_record, "\n",
     [](std::string_view text) { return parse_position(text, traditional()); },
     [](const PositionLine& line) -> Text { return to_text(line, bagh_chal_board()); }},
    {Dialect::baghchal_py, "baghchal-py", read_baghchal_py, write_baghchal_py, "\n",
     read_baghchal_py_position, write_baghchal_py_position},
    {Dialect::obx, "obx", read_obx, write_obx, "", read_obx_position, write_obx_position},
    {Dialect::pybaghchal, "pybaghchal", read_pybaghchal, write_pybaghchal, "",
     read_pybaghchal_position, write_pybaghchal_position},
}};

const Tools& tools(Dialect dialect) {
  return all_tools[static_cast<std::size_t>(dialect)];
}

}  // namespace

std::span<const Dialect> dialects() {
  return all_dialects;
}

std::string_view name(Dialect dialect) {
  return tools(dialect).name;
}

std::optional<Dialect> find_dialect(std::string_view name) {
  const auto* const found = std::ranges::find(all_tools, name, &Tools::name);
  if (found == all_tools.end()) return std::nullopt;
  return found->dialect;
}

std::vector<ReadRecord> read_records(std::string_view text, Dialect dialect) {
  return tools(dialect).read_records(text);
}

tl::expected<std::string, std::string> write_records(std::span<const Record> records,
                                                     Dialect dialect) {
  std::string text;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const auto one = tools(dialect).write_record(records[i]);
    if (!one) {
      return tl::unexpected(
          fmt::format("game {} cannot be written as {}: {}", i + 1, name(dialect), one.error()));
    }
    if (i > 0) text += tools(dialect).between_records;
    text += *one;
  }
  return text;
}

tl::expected<PositionLine, Problems> read_position(std::string_view text, Dialect dialect) {
  return tools(dialect).read_position(without_mark(text));
}

tl::expected<std::string, std::string> write_position(const PositionLine& line, Dialect dialect) {
  return tools(dialect).write_position(line);
}

}  // namespace baghchal
