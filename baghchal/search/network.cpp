#include "baghchal/search/network.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <vector>

namespace baghchal {
namespace {

// Numbers that are worked on all at once fill one of the processor's registers.
#ifdef __AVX2__
constexpr std::size_t register_bytes = 32;
#else
constexpr std::size_t register_bytes = 16;
#endif
using Words [[gnu::vector_size(register_bytes)]] = std::int16_t;
using Longs [[gnu::vector_size(register_bytes)]] = std::int32_t;
static_assert(std::endian::native == std::endian::little);
constexpr std::size_t words = register_bytes / sizeof(std::int16_t);
constexpr std::size_t longs = register_bytes / sizeof(std::int32_t);

constexpr std::size_t filters = NetworkLayout::filters;
constexpr std::size_t mixers = NetworkLayout::mixers;
constexpr std::size_t views = Network::views;

/// Filters are gone through in groups, so few that what they see in all views fits into registers.
constexpr std::size_t groups = filters / words;
using Views = std::array<Words, views>;
using Mixers = std::array<Longs, mixers / longs>;
using FilterSums = std::array<std::int32_t, filters>;

/// Two planes fill a word of 64 bits.
constexpr std::size_t plane_stride = 32;
using Seen = std::array<std::uint64_t, number_of_planes / 2>;

Seen seen_in(const Position& position, const Geometry& board) {
  const Planes planes(position, board);
  Seen seen;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    seen[i] = planes.all()[2 * i] | std::uint64_t{planes.all()[2 * i + 1]} << plane_stride;
  }
  return seen;
}

}  // namespace

/// For one side to move.
class Network::Half {
 public:
  using Weights = std::span<const std::int16_t>;

  Half(const Geometry& board, int captures_to_win, Weights weights);

  Score for_tigers(const Seen& seen, int hand, int captured) const {
    return mix(filter(seen, hand, captured));
  }

 private:
  /// What some of the filters make of each thing seen.
  struct Group {
    std::vector<Views> points;  ///< by plane, `plane_stride` each, then by point
    std::vector<Views> counts;  ///< by goats in hand, then captured
  };

  Group group_from(const Geometry& board, Weights from_filter) const;
  static void add(Words& sums, int place, Weights weights);
  static void fill(Mixers& all, int place, Weights weights);

  FilterSums filter(const Seen& seen, int hand, int captured) const;
  static Views added_up(const Group& group, const Seen& seen, std::size_t counts);
  Score mix(const FilterSums& sums) const;

  int captures_to_win_;
  NetworkLayout layout_;
  std::array<Group, groups> groups_;
  std::array<Mixers, filters> mixing_{};
  Mixers mixer_bias_{};
  Mixers output_{};
  std::int32_t output_bias_;
};

Network::Half::Half(const Geometry& board, int captures_to_win, Weights weights)
    : captures_to_win_(captures_to_win),
      layout_(board, captures_to_win),
      output_bias_(weights[static_cast<std::size_t>(layout_.output_bias())]) {
  assert(static_cast<int>(weights.size()) == layout_.size());
  for (std::size_t group = 0; group < groups; ++group) {
    groups_[group] = group_from(board, weights.subspan(group * words));
  }
  for (std::size_t i = 0; i < filters; ++i) {
    fill(mixing_[i], layout_.mixing(static_cast<int>(i)), weights);
  }
  fill(mixer_bias_, layout_.mixer_bias(), weights);
  fill(output_, layout_.output(), weights);
}

/// `from_filter` begins with the first filter of the group.
Network::Half::Group Network::Half::group_from(const Geometry& board, Weights from_filter) const {
  Group group{.points = std::vector<Views>(number_of_planes * plane_stride), .counts = {}};
  const std::span<const Symmetry> symmetries = board.symmetries();
  for (int plane = 0; plane < number_of_planes; ++plane) {
    for (const Point point : each(board.all())) {
      Views& row = group.points[static_cast<std::size_t>(plane) * plane_stride + point];
      for (std::size_t view = 0; view < views; ++view) {
        const Point image = symmetries[view % symmetries.size()][point];
        add(row[view], layout_.plane(plane, image), from_filter);
      }
    }
  }
  for (int hand = 0; hand <= board.goats(); ++hand) {
    for (int captured = 0; captured < captures_to_win_; ++captured) {
      for (Words& of_view : group.counts.emplace_back(Views{})) {
        add(of_view, layout_.hand(hand), from_filter);
        add(of_view, layout_.captured(captured), from_filter);
      }
    }
  }
  return group;
}

void Network::Half::add(Words& sums, int place, Weights weights) {
  const Weights from = weights.subspan(static_cast<std::size_t>(place));
  for (std::size_t i = 0; i < words; ++i) {
    sums[i] = static_cast<std::int16_t>(sums[i] + from[i]);
  }
}

void Network::Half::fill(Mixers& all, int place, Weights weights) {
  const Weights from = weights.subspan(static_cast<std::size_t>(place));
  for (std::size_t i = 0; i < mixers; ++i) all[i / longs][i % longs] = from[i];
}

FilterSums Network::Half::filter(const Seen& seen, int hand, int captured) const {
  const auto counts =
      static_cast<std::size_t>(hand * captures_to_win_ + std::min(captured, captures_to_win_ - 1));
  FilterSums sums;
  for (std::size_t group = 0; group < groups; ++group) {
    // Two words lie side by side in a long, the first of them in its lower half.
    Longs first{};
    Longs second{};
    for (const Words& of_view : added_up(groups_[group], seen, counts)) {
      const auto passed_on = reinterpret_cast<Longs>(of_view & (of_view > 0));
      first += passed_on & 0xffff;
      second += passed_on >> 16;
    }
    for (std::size_t i = 0; i < longs; ++i) {
      sums[group * words + 2 * i] = first[i];
      sums[group * words + 2 * i + 1] = second[i];
    }
  }
  return sums;
}

Views Network::Half::added_up(const Group& group, const Seen& seen, std::size_t counts) {
  Views sums = group.counts[counts];
  const Views* rows = group.points.data();
  for (std::uint64_t points : seen) {
    for (; points != 0; points &= points - 1) {
      const Views& row = rows[std::countr_zero(points)];
      for (std::size_t view = 0; view < views; ++view) sums[view] += row[view];
    }
    rows += 2 * plane_stride;
  }
  return sums;
}

Score Network::Half::mix(const FilterSums& sums) const {
  Mixers mixed = mixer_bias_;
  for (Longs& some : mixed) some <<= one_bits;
  for (std::size_t f = 0; f < filters; ++f) {
    const std::int32_t seen = sums[f] >> sum_bits;
    for (std::size_t i = 0; i < mixed.size(); ++i) mixed[i] += mixing_[f][i] * seen;
  }
  Longs given_out{};
  for (std::size_t i = 0; i < mixed.size(); ++i) {
    given_out += ((mixed[i] & (mixed[i] > 0)) >> one_bits) * output_[i];
  }
  std::int32_t estimate = output_bias_ << one_bits;
  for (std::size_t i = 0; i < longs; ++i) estimate += given_out[i];
  return static_cast<Score>(std::int64_t{estimate} * goat_score >> 2 * one_bits);
}

Network::Network(const Geometry& board, int captures_to_win, std::span<const std::int16_t> weights)
    : board_(&board) {
  assert(views % board.symmetries().size() == 0);
  const std::size_t half = weights.size() / 2;
  halves_ = {std::make_unique<Half>(board, captures_to_win, weights.first(half)),
             std::make_unique<Half>(board, captures_to_win, weights.last(half))};
}

Network::~Network() = default;

Score Network::for_tigers(const Position& position) const {
  return halves_[static_cast<std::size_t>(position.side())]->for_tigers(
      seen_in(position, *board_), position.hand(), position.captured(*board_));
}

}  // namespace baghchal
