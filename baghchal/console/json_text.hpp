#pragma once

/// JSON as commands write and read it, an object a line. What the objects hold: docs/json.md.
///
/// Threads: free of shared state.

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "baghchal/console/output.hpp"

namespace baghchal {

using Json = nlohmann::ordered_json;

/// A line of text. What is not UTF-8 is replaced.
void print_json(const Json& answer, std::ostream& out);

/// One value, or what is wrong with the text, in a sentence without a full stop: it is not JSON,
/// and where, or a key stands twice in an object.
tl::expected<Json, std::string> read_json(std::string_view text);

/// For each line of input the answer to it; where that throws BadInput, an object with the key
/// `error`, and in the end `bad_input`.
ExitStatus answer_lines(const Streams& streams,
                        const std::function<Json(std::string_view)>& answer);

/// A number with a fraction, as answers give it: to two decimals. `null` for none.
Json rounded(std::optional<double> number);

/// The value, or `null` for none.
template <typename T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

}  // namespace baghchal
