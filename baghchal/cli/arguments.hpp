#pragma once

/// What the texts of options and arguments stand for.
///
/// `what` is how a message calls the option. Threads: pure functions. All throw BadInput.

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>

#include "baghchal/board/rules.hpp"
#include "baghchal/console/output.hpp"
#include "baghchal/notation/dialects.hpp"

namespace baghchal {

/// A whole number from `least` to `most`.
template <typename Number>
Number whole_number(const std::string& what, const std::string& text, Number least, Number most) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || number < least || number > most) {
    throw BadInput(
        fmt::format("{} \"{}\": give a whole number from {} to {}", what, text, least, most));
  }
  return number;
}

/// The dialect of that name; none for an empty text.
std::optional<Dialect> dialect(const std::string& what, const std::string& text);

/// The usual board under the rules that are named.
Variant variant_argument(const std::string& what, const std::string& rules);

/// Bytes, from a whole number with K, M, G or T after it, which stand for powers of 1024.
std::uint64_t memory_size(const std::string& what, const std::string& text);

/// How many threads to work with; all processors for an empty text.
int thread_count(const std::string& what, const std::string& text);

}  // namespace baghchal
