#include "baghchal/search/network.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace baghchal {
Network::Network(const Geometry& board, int captures_to_win, std::span<const std::int16_t> weights)
    : board_(&board), captures_to_win_(captures_to_win) {
  assert(views % board.symmetries().size() == 0);
  const std::size_t half = weights.size() / 2;
  halves_ = {half_from(weights.first(half)), half_from(weights.last(half))};
}

template <typename Lanes>
void Network::add(Lanes& lanes, int place, Weights weights) {
  using Lane = std::remove_reference_t<decltype(lanes[0])>;
  const Weights from = weights.subspan(static_cast<std::size_t>(place));
  for (std::size_t i = 0; i < sizeof lanes / sizeof(Lane); ++i) {
    lanes[i] = static_cast<Lane>(lanes[i] + from[i]);
  }
}

Network::Half Network::half_from(Weights weights) const {
  const NetworkLayout layout(*board_, captures_to_win_);
  assert(static_cast<int>(weights.size()) == layout.size());
  Half half{.points = rows_of_points(weights),
            .counts = rows_of_counts(weights),
            .mixing = {},
            .mixer_bias = {},
            .output = {},
            .output_bias = weights[static_cast<std::size_t>(layout.output_bias())]};
  add(half.mixer_bias, layout.mixer_bias(), weights);
  add(half.output, layout.output(), weights);
  for (int filter = 0; filter < NetworkLayout::filters; ++filter) {
    add(half.mixing[static_cast<std::size_t>(filter)], layout.mixing(filter), weights);
  }
  return half;
}

std::vector<Network::Views> Network::rows_of_points(Weights weights) const {
  std::vector<Views> rows(number_of_planes * plane_stride);
  for (int plane = 0; plane < number_of_planes; ++plane) {
    for (const Point point : each(board_->all())) {
      rows[static_cast<std::size_t>(plane) * plane_stride + point] = row_of(plane, point, weights);
    }
  }
  return rows;
}

Network::Views Network::row_of(int plane, Point point, Weights weights) const {
  const NetworkLayout layout(*board_, captures_to_win_);
  const std::span<const Symmetry> symmetries = board_->symmetries();
  Views row{};
  for (std::size_t view = 0; view < views; ++view) {
    const Point image = symmetries[view % symmetries.size()][point];
    add(row[view], layout.plane(plane, image), weights);
  }
  return row;
}

std::vector<Network::Views> Network::rows_of_counts(Weights weights) const {
  const NetworkLayout layout(*board_, captures_to_win_);
  std::vector<Views> rows;
  for (int hand = 0; hand <= board_->goats(); ++hand) {
    for (int captured = 0; captured < captures_to_win_; ++captured) {
      for (Filters& of_view : rows.emplace_back(Views{})) {
        add(of_view, layout.hand(hand), weights);
        add(of_view, layout.captured(captured), weights);
      }
    }
  }
  return rows;
}

Score Network::for_tigers(const Position& position) const {
  const Half& half = halves_[static_cast<std::size_t>(position.side())];
  FilterSums sums{};
  filter(half, position, sums);
  return mix(half, sums);
}

void Network::filter(const Half& half, const Position& position, FilterSums& sums) const {
  const int captured = std::min(position.captured(*board_), captures_to_win_ - 1);
  Views seen = half.counts[static_cast<std::size_t>(position.hand() * captures_to_win_ + captured)];
  const Planes planes(position, *board_);
  for (std::size_t plane = 0; plane < planes.all().size(); plane += 2) {
    const Views* rows = &half.points[plane * plane_stride];
    std::uint64_t points = planes.all()[plane] | std::uint64_t{planes.all()[plane + 1]}
                                                     << plane_stride;
    for (; points != 0; points &= points - 1) {
      const Views& row = rows[std::countr_zero(points)];
      for (std::size_t view = 0; view < views; ++view) seen[view] += row[view];
    }
  }
  for (const Filters& of_view : seen) {
    sums += __builtin_convertvector(of_view & (of_view > 0), FilterSums);
  }
}

Score Network::mix(const Half& half, const FilterSums& sums) {
  Mixers mixed = half.mixer_bias << one_bits;
  for (std::size_t f = 0; f < filters; ++f) mixed += half.mixing[f] * (sums[f] >> sum_bits);
  mixed = (mixed & (mixed > 0)) >> one_bits;
  const Mixers given_out = mixed * half.output;
  std::int32_t estimate = half.output_bias << one_bits;
  for (std::size_t m = 0; m < mixers; ++m) estimate += given_out[m];
  return static_cast<Score>(std::int64_t{estimate} * goat_score >> 2 * one_bits);
}

}  // namespace baghchal
