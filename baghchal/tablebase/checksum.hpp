#pragma once

/// The checksum of tables: XXH3 with 64 bits, seed 0.
///
/// Threads: a pure function.

#include <cstddef>
#include <cstdint>
#include <span>

namespace baghchal {

std::uint64_t checksum(std::span<const std::byte> bytes);

}  // namespace baghchal
