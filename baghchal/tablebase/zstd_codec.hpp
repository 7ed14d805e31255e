#pragma once

/// Codec::zstd: a block is a zstd frame without the magic number, compressed with the section's
/// dictionary.
///
/// Threads: as BlockCodec; each thread keeps a zstd context of its own.

#include "baghchal/tablebase/block_codec.hpp"

namespace baghchal {

/// An `OpenCodec`.
std::unique_ptr<BlockCodec> open_zstd(std::span<const std::byte> dictionary);

}  // namespace baghchal
