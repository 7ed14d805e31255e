#pragma once

/// What turns a table's stored blocks back into bytes.
///
/// Readers are handed an `OpenCodec`, so that one which cannot decompress, in a browser, does not
/// link a decompressor.
///
/// Threads: a codec is const and safe from any number of threads.

#include <cstddef>
#include <memory>
#include <span>

namespace baghchal {

class BlockCodec {
 public:
  virtual ~BlockCodec() = default;
  /// Fills `out` from a stored block; false where that is not what the block holds.
  virtual bool decompress(std::span<const std::byte> block, std::span<std::byte> out) const = 0;
};

/// The codec of a section with that dictionary, which may be empty; null where it cannot be used.
/// The bytes must outlive the codec.
using OpenCodec = std::unique_ptr<BlockCodec> (*)(std::span<const std::byte> dictionary);

}  // namespace baghchal
