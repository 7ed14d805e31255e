#pragma once

/// The tags of a record as text, and what the program's own tags mean.
///
/// Variant, Rules, SetUp, Position and Result become fields of the Record; all others are kept as
/// they are.
///
/// Threads: plain values and pure functions.

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "baghchal/notation/record.hpp"

namespace baghchal {

/// A tag as it stands in a text.
struct TagText {
  std::string_view name;
  std::string value;
  std::size_t at;  ///< where in the text
};

/// A tag that is at fault, and why.
struct TagFault {
  std::size_t at;
  std::string reason;
};

/// What a tag's value says, its escapes undone.
std::string unescaped(std::string_view value);

/// Fills in what the tags say. `result` is set where there is a Result tag.
tl::expected<void, TagFault> apply_tags(std::vector<TagText> tags, Record& record,
                                        std::optional<RecordResult>& result);

/// The tag lines of a record, or why they cannot be written.
tl::expected<std::string, std::string> tags_text(const Record& record);

}  // namespace baghchal
