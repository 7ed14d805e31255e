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

template <typename Vector>
void Network::add(Vector& vector, int place, Weights weights) {
  using Lane = std::remove_reference_t<decltype(vector[0])>;
  const Weights from = weights.subspan(static_cast<std::size_t>(place));
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    vector[lane] = static_cast<Lane>(vector[lane] + from[lane]);
  }
}

Network::Mixers Network::mixers_at(int place, Weights weights) {
  Mixers result{};
  for (LaneSums& some : result) {
    add(some, place, weights);
    place += static_cast<int>(lanes);
  }
  return result;
}

Network::Half Network::half_from(Weights weights) const {
  const NetworkLayout layout(*board_, captures_to_win_);
  assert(static_cast<int>(weights.size()) == layout.size());
  Half half{};
  for (std::size_t group = 0; group < groups; ++group) {
    half.filter_groups[group] = {rows_of_points(group, weights), rows_of_counts(group, weights)};
  }
  half.mixer_bias = mixers_at(layout.mixer_bias(), weights);
  half.output = mixers_at(layout.output(), weights);
  for (int filter = 0; filter < NetworkLayout::filters; ++filter) {
    half.mixing[static_cast<std::size_t>(filter)] = mixers_at(layout.mixing(filter), weights);
  }
  half.output_bias = weights[static_cast<std::size_t>(layout.output_bias())];
  return half;
}

std::vector<Network::Views> Network::rows_of_points(std::size_t group, Weights weights) const {
  std::vector<Views> rows(number_of_planes * plane_stride);
  for (int plane = 0; plane < number_of_planes; ++plane) {
    for (const Point point : each(board_->all())) {
      rows[static_cast<std::size_t>(plane) * plane_stride + point] =
          row_of(plane, point, group, weights);
    }
  }
  return rows;
}

Network::Views Network::row_of(int plane, Point point, std::size_t group, Weights weights) const {
  const NetworkLayout layout(*board_, captures_to_win_);
  const std::span<const Symmetry> symmetries = board_->symmetries();
  Views row{};
  for (std::size_t view = 0; view < views; ++view) {
    const Point image = symmetries[view % symmetries.size()][point];
    add(row[view], layout.plane(plane, image), weights.subspan(group * lanes));
  }
  return row;
}

std::vector<Network::Views> Network::rows_of_counts(std::size_t group, Weights weights) const {
  const NetworkLayout layout(*board_, captures_to_win_);
  std::vector<Views> rows;
  for (int hand = 0; hand <= board_->goats(); ++hand) {
    for (int captured = 0; captured < captures_to_win_; ++captured) {
      for (Lanes& of_view : rows.emplace_back(Views{})) {
        add(of_view, layout.hand(hand), weights.subspan(group * lanes));
        add(of_view, layout.captured(captured), weights.subspan(group * lanes));
      }
    }
  }
  return rows;
}

Score Network::for_tigers(const Position& position) const {
  const Half& half = halves_[static_cast<std::size_t>(position.side())];
  return mix(half, filter(half, position));
}

Network::FilterSums Network::filter(const Half& half, const Position& position) const {
  const int captured = std::min(position.captured(*board_), captures_to_win_ - 1);
  const auto counts = static_cast<std::size_t>(position.hand() * captures_to_win_ + captured);
  const Planes planes(position, *board_);
  Seen seen;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    seen[i] = planes.all()[2 * i] | std::uint64_t{planes.all()[2 * i + 1]} << plane_stride;
  }
  FilterSums result;
  for (std::size_t group = 0; group < groups; ++group) {
    Views by_view = half.filter_groups[group].counts[counts];
    add_seen(half.filter_groups[group], seen, by_view);
    LaneSums sums{};
    for (const Lanes& of_view : by_view) {
      sums += __builtin_convertvector(of_view & (of_view > 0), LaneSums);
    }
    for (std::size_t lane = 0; lane < lanes; ++lane) result[group * lanes + lane] = sums[lane];
  }
  return result;
}

void Network::add_seen(const Group& group, const Seen& seen, Views& sums) {
  Views so_far = sums;
  const Views* rows = group.points.data();
  for (std::uint64_t points : seen) {
    for (; points != 0; points &= points - 1) {
      const Views& row = rows[std::countr_zero(points)];
      for (std::size_t view = 0; view < views; ++view) so_far[view] += row[view];
    }
    rows += 2 * plane_stride;
  }
  sums = so_far;
}

Score Network::mix(const Half& half, const FilterSums& sums) {
  Mixers mixed = half.mixer_bias;
  for (LaneSums& some : mixed) some <<= one_bits;
  for (std::size_t f = 0; f < filters; ++f) {
    const std::int32_t seen = sums[f] >> sum_bits;
    for (std::size_t i = 0; i < mixed.size(); ++i) mixed[i] += half.mixing[f][i] * seen;
  }
  LaneSums given_out{};
  for (std::size_t i = 0; i < mixed.size(); ++i) {
    given_out += ((mixed[i] & (mixed[i] > 0)) >> one_bits) * half.output[i];
  }
  std::int32_t estimate = half.output_bias << one_bits;
  for (std::size_t lane = 0; lane < lanes; ++lane) estimate += given_out[lane];
  return static_cast<Score>(std::int64_t{estimate} * goat_score >> 2 * one_bits);
}

}  // namespace baghchal
