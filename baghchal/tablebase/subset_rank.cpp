#include "baghchal/tablebase/subset_rank.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace baghchal {
namespace {

constexpr int most_low_bits = 11;

constexpr std::size_t most = 32;

/// Pascal's triangle.
constexpr auto binomials = [] {
  std::array<std::array<std::uint64_t, most + 1>, most + 1> rows{};
  for (std::size_t n = 0; n <= most; ++n) {
    rows[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
  }
  return rows;
}();

}  // namespace

std::uint64_t choose(int n, int k) {
  return k < 0 || k > n ? 0 : binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

SubsetRank::SubsetRank(int bits, int members)
    : bits_(bits),
      members_(members),
      low_bits_(std::min(bits, most_low_bits)),
      low_mask_((std::uint32_t{1} << low_bits_) - 1),
      size_(static_cast<std::uint32_t>(choose(bits, members))),
      lows_(static_cast<std::size_t>(low_bits_) + 1) {
  for (std::uint32_t low = 0; low <= low_mask_; ++low) {
    std::vector<std::uint32_t>& same_size = lows_[static_cast<std::size_t>(std::popcount(low))];
    rank_of_low_.push_back(static_cast<std::uint32_t>(same_size.size()));
    same_size.push_back(low);
  }
  std::uint64_t before = 0;
  for (std::uint32_t high = 0; high < std::uint32_t{1} << (bits - low_bits_); ++high) {
    first_of_high_.push_back(static_cast<std::uint32_t>(before));
    before += choose(low_bits_, members - std::popcount(high));
  }
}

std::uint32_t SubsetRank::word(std::uint32_t rank) const {
  // High parts with no words of their own share a first rank with the one after them, which has.
  const auto after = std::ranges::upper_bound(first_of_high_, rank);
  const auto high = static_cast<std::uint32_t>(after - first_of_high_.begin() - 1);
  const int low_members = members_ - std::popcount(high);
  const std::uint32_t low =
      lows_[static_cast<std::size_t>(low_members)][rank - first_of_high_[high]];
  return high << low_bits_ | low;
}

}  // namespace baghchal
