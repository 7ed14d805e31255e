#include "baghchal/tablebase/checksum.hpp"

// Compiled in, without vector instructions: blocks are short, and this file is for every processor.
#define XXH_INLINE_ALL
#define XXH_VECTOR XXH_SCALAR
#include <xxhash.h>

namespace baghchal {

std::uint64_t checksum(std::span<const std::byte> bytes) {
  return XXH3_64bits(bytes.data(), bytes.size());
}

}  // namespace baghchal
