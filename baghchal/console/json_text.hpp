#pragma once

/// JSON as commands write it, an object a line. What the objects hold: docs/json.md.
///
/// Threads: free of shared state.

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "baghchal/console/output.hpp"

namespace baghchal {

using Json = nlohmann::ordered_json;

/// A line of text. What is not UTF-8 is replaced.
void print_json(const Json& answer, std::ostream& out);

/// For each line of input the answer to it; where that throws BadInput, an object with the key
/// `error`, and in the end `bad_input`.
ExitStatus answer_lines(const Streams& streams,
                        const std::function<Json(std::string_view)>& answer);

/// The value, or `null` for none.
template <typename T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

}  // namespace baghchal
