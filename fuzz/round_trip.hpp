#pragma once

/// What must hold for every reader of games and positions, whatever the text: what is read can be
/// written, and reads again as the same; what is refused has a reason.

#include <string_view>
#include <vector>

#include "baghchal/notation/dialects.hpp"
#include "fuzz/require.hpp"

namespace baghchal {

inline void require_same(const Record& a, const Record& b) {
  BAGHCHAL_REQUIRE(a.tags == b.tags);
  BAGHCHAL_REQUIRE(a.variant.board == b.variant.board);
  BAGHCHAL_REQUIRE(a.variant.rules == b.variant.rules);
  BAGHCHAL_REQUIRE(a.start == b.start);
  BAGHCHAL_REQUIRE(a.start_ply == b.start_ply);
  BAGHCHAL_REQUIRE(a.line == b.line);
  BAGHCHAL_REQUIRE(a.result == b.result);
}

/// The games that could be read.
inline std::vector<Record> sound_records(std::string_view text, Dialect dialect) {
  std::vector<Record> records;
  for (ReadRecord& record : read_records(text, dialect)) {
    if (record) {
      records.push_back(std::move(*record));
    } else {
      BAGHCHAL_REQUIRE(!record.error().reason.empty());
      BAGHCHAL_REQUIRE(record.error().line >= 1);
    }
  }
  return records;
}

inline void check_records(std::string_view text, Dialect dialect) {
  const std::vector<Record> records = sound_records(text, dialect);
  const auto written = write_records(records, dialect);
  BAGHCHAL_REQUIRE(written.has_value());
  const std::vector<Record> again = sound_records(*written, dialect);
  BAGHCHAL_REQUIRE(again.size() == records.size());
  for (std::size_t i = 0; i < records.size(); ++i) require_same(again[i], records[i]);
  BAGHCHAL_REQUIRE(*write_records(again, dialect) == *written);
}

inline void check_position(std::string_view text, Dialect dialect) {
  const auto position = read_position(text, dialect);
  if (!position) {
    BAGHCHAL_REQUIRE(!position.error().empty());
    return;
  }
  const auto written = write_position(*position, dialect);
  BAGHCHAL_REQUIRE(written.has_value());
  const auto again = read_position(*written, dialect);
  BAGHCHAL_REQUIRE(again.has_value());
  BAGHCHAL_REQUIRE(again->position == position->position);
  BAGHCHAL_REQUIRE(*write_position(*again, dialect) == *written);
}

}  // namespace baghchal
