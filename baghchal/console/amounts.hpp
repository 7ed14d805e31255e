#pragma once

/// Numbers with their units, for people.
///
/// Threads: pure functions.

#include <cstdint>
#include <string>

namespace baghchal {

/// "88,260,972"
std::string with_commas(std::uint64_t number);

/// "812 bytes", "27 KB", "1.2 GB": the units are powers of 1000.
std::string size_text(std::uint64_t bytes);

/// "0.4 s", "12 s", "3 min 5 s", "2 h 10 min".
std::string duration_text(double seconds);

}  // namespace baghchal
