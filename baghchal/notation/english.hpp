#pragma once

/// Numbers and rows of things as one says them in a sentence.
///
/// Threads: pure functions.

#include <span>
#include <string>
#include <string_view>

namespace baghchal {

/// A small number as a word: "no", "one", … "ten"; others in digits.
std::string in_words(int number);

/// "1 ply", "12 plies".
std::string plies_text(int plies);

/// "a", "a and b", "a, b and c". `last` stands before the last one.
std::string listed(std::span<const std::string> things, std::string_view last = "and");

/// With a capital letter in front. Requires: a text that begins with a letter of ASCII, or none.
std::string capitalised(std::string text);

}  // namespace baghchal
