#include "baghchal/tablebase/packing.hpp"

#include <algorithm>

namespace baghchal {
namespace {

constexpr std::size_t byte_values = 256;

}  // namespace

Packing::Packing(std::size_t kinds) : base_(std::max<std::size_t>(kinds, 2)) {
  for (std::size_t power = 1; power * base_ <= byte_values; power *= base_) {
    powers_[per_byte_++] = power;
  }
}

std::size_t Packing::size(std::uint32_t symbols) const {
  return per_byte_ == 0 ? std::size_t{2} * symbols : (symbols + per_byte_ - 1) / per_byte_;
}

void Packing::pack(std::span<const std::uint16_t> codes, std::span<std::byte> out) const {
  if (per_byte_ == 0) {
    for (std::size_t i = 0; i < codes.size(); ++i) {
      out[2 * i] = static_cast<std::byte>(codes[i] & 0xff);
      out[2 * i + 1] = static_cast<std::byte>(codes[i] >> 8);
    }
    return;
  }
  for (std::size_t byte = 0; byte < out.size(); ++byte) {
    const std::size_t first = byte * per_byte_;
    std::size_t value = 0;
    for (std::size_t i = std::min<std::size_t>(first + per_byte_, codes.size()); i > first; --i) {
      value = value * base_ + codes[i - 1];
    }
    out[byte] = static_cast<std::byte>(value);
  }
}

void Packing::unpack(std::span<const std::byte> bytes, std::span<std::uint16_t> codes) const {
  if (per_byte_ == 0) {
    for (std::size_t i = 0; i < codes.size(); ++i) {
      codes[i] = static_cast<std::uint16_t>(std::to_integer<unsigned>(bytes[2 * i]) |
                                            std::to_integer<unsigned>(bytes[2 * i + 1]) << 8);
    }
    return;
  }
  const auto base = static_cast<std::uint32_t>(base_);
  std::size_t i = 0;
  for (const std::byte byte : bytes) {
    auto rest = std::to_integer<std::uint32_t>(byte);
    const std::size_t end = std::min<std::size_t>(i + per_byte_, codes.size());
    for (; i < end; rest /= base) codes[i++] = static_cast<std::uint16_t>(rest % base);
  }
}

BlockPlan::BlockPlan(std::size_t bytes_of_class, std::uint32_t all_classes, std::uint32_t size)
    : class_bytes(bytes_of_class), classes(all_classes), block_size(size) {
  if (class_bytes <= block_size / 2) {
    classes_per_block = static_cast<std::uint32_t>(block_size / class_bytes);
    blocks = (classes + classes_per_block - 1) / classes_per_block;
  } else {
    blocks_per_class = static_cast<std::uint32_t>((class_bytes + block_size - 1) / block_size);
    blocks = classes * blocks_per_class;
  }
}

std::size_t BlockPlan::size_of(std::uint32_t block) const {
  if (blocks_per_class == 1) {
    const std::uint32_t before = block * classes_per_block;
    return std::min(classes_per_block, classes - before) * class_bytes;
  }
  const std::size_t before = std::size_t{block % blocks_per_class} * block_size;
  return std::min<std::size_t>(block_size, class_bytes - before);
}

}  // namespace baghchal
