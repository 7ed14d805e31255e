#pragma once

/// How a section's symbols become bytes, and its bytes blocks.
///
/// With b kinds of symbols (2 at least), as many to a byte as b to that power does not exceed 256;
/// with more than 256 kinds, two bytes each, the lower first:
///
///   byte = first + second·b + third·b² + …       every class begins with a byte of its own
///
/// A block is several whole classes where those are small, else a class is several blocks, the last
/// of them shorter.
///
/// Threads: plain values.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace baghchal {

class Packing {
 public:
  /// Requires: 1 ≤ kinds ≤ 65536.
  explicit Packing(std::size_t kinds);

  /// Bytes for so many symbols.
  std::size_t size(std::uint32_t symbols) const;
  /// The byte that a symbol begins in.
  std::size_t byte_of(std::uint32_t symbol) const {
    return per_byte_ == 0 ? std::size_t{2} * symbol : symbol / per_byte_;
  }
  /// The code of a symbol from the bytes that begin with `byte_of(symbol)`.
  std::size_t code(std::span<const std::byte> bytes, std::uint32_t symbol) const {
    const auto low = std::to_integer<std::size_t>(bytes[0]);
    if (per_byte_ == 0) return low | std::to_integer<std::size_t>(bytes[1]) << 8;
    return low / powers_[symbol % per_byte_] % base_;
  }
  /// Writes all codes. Requires: out.size() == size(codes.size()), each code below `kinds`.
  void pack(std::span<const std::uint16_t> codes, std::span<std::byte> out) const;
  /// Reads all codes; in damaged bytes some may not be below `kinds`. Requires: bytes.size() ==
  /// size(codes.size()).
  void unpack(std::span<const std::byte> bytes, std::span<std::uint16_t> codes) const;

 private:
  std::size_t base_;
  std::uint32_t per_byte_ = 0;  ///< 0: two bytes each
  std::array<std::size_t, 8> powers_{};
};

struct BlockPlan {
  /// Requires: block_size is even and not 0.
  BlockPlan(std::size_t class_bytes, std::uint32_t classes, std::uint32_t block_size);

  struct Place {
    std::uint32_t block;
    std::size_t offset;
  };
  /// Where a byte of a class stands.
  Place place(std::uint32_t tiger_class, std::size_t byte) const {
    if (blocks_per_class == 1) {
      return {tiger_class / classes_per_block,
              (tiger_class % classes_per_block) * class_bytes + byte};
    }
    return {tiger_class * blocks_per_class + static_cast<std::uint32_t>(byte / block_size),
            byte % block_size};
  }
  /// The bytes of a block before compression.
  std::size_t size_of(std::uint32_t block) const;

  std::size_t class_bytes;
  std::uint32_t classes;
  std::uint32_t block_size;
  std::uint32_t classes_per_block = 1;
  std::uint32_t blocks_per_class = 1;
  std::uint32_t blocks;
};

}  // namespace baghchal
