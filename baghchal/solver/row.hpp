#pragma once

/// A row of a bit plane: the 512 entries that share all but the nine lowest bits of their index.
///
///   index   bit n            9 8      0
///               ├ row number ─┼ place ─┤
///
/// Rows are what the kernels (kernels.hpp) work on: one vector register where the processor has
/// such, eight words where it has not.

#include <array>
#include <bit>
#include <cstdint>

namespace baghchal {

inline constexpr int row_bits = 9;
inline constexpr int word_bits = 6;
inline constexpr int row_words = 1 << (row_bits - word_bits);

struct alignas(64) Row {
  std::array<std::uint64_t, row_words> words{};
};

/// The places of a row whose number has bit `bit` set.
constexpr Row places_with(int bit) {
  Row row;
  for (unsigned place = 0; place < 1U << row_bits; ++place) {
    if ((place >> bit & 1U) != 0) row.words[place >> word_bits] |= std::uint64_t{1} << (place & 63);
  }
  return row;
}

/// The places whose number has `members` bits set.
constexpr Row places_of_size(int members) {
  Row row;
  for (unsigned place = 0; place < 1U << row_bits; ++place) {
    if (std::popcount(place) == members) {
      row.words[place >> word_bits] |= std::uint64_t{1} << (place & 63);
    }
  }
  return row;
}

}  // namespace baghchal
