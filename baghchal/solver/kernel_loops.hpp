#pragma once

/// The loops that all versions of the kernels share; a `Lane` says how rows are held and worked on.
///
/// A Lane has
///   Held                        a row while it is worked on
///   load(Row), or_into(Row&, Held), store(Row&, Held)
///   ones()                      a row of ones
///   both(Held, Held)            their AND
///   without<bit>(Held)          for each place: the row's entry with place bit `bit` set as well;
///                               one where it is set already
///   Count                       numbers of entries: add(Held), total()
///   Program                     made from a PlaneMove: prepare(Held&) before the exchanges,
///                               exchange(i, Held&, Held&), arrange(Held&) after them
///
/// Threads: pure functions.

#include <utility>

#include "baghchal/solver/kernels.hpp"

namespace baghchal {

/// Spreads the bits of a number to given places.
class Scatter {
 public:
  Scatter(const std::array<std::uint8_t, PlaneMove::most_free>& places, int count) {
    fill(low_, places.data(), count < low_bits ? count : low_bits);
    fill(high_, places.data() + low_bits, count < low_bits ? 0 : count - low_bits);
  }
  std::uint32_t operator()(std::uint32_t number) const {
    return low_[number & ((1U << low_bits) - 1)] | high_[number >> low_bits];
  }

 private:
  static constexpr int low_bits = 6;

  template <std::size_t Size>
  static void fill(std::array<std::uint32_t, Size>& table, const std::uint8_t* places, int count) {
    table[0] = 0;
    for (int bit = 0; bit < count; ++bit) {
      const std::uint32_t with = 1U << bit;
      for (std::uint32_t i = 0; i < with; ++i) table[with | i] = table[i] | 1U << places[bit];
    }
  }

  std::array<std::uint32_t, 1U << low_bits> low_;
  std::array<std::uint32_t, 1U << (PlaneMove::most_free - low_bits)> high_;
};

/// Rows of a plane come in an order that no processor foresees: so many groups ahead they are
/// asked for.
inline constexpr std::uint32_t fetched_ahead = 16;

template <int Crossings>
std::array<std::uint32_t, 1U << Crossings> member_offsets(const PlaneMove::RowBits& bits,
                                                          std::uint32_t taken_as_clear) {
  std::array<std::uint32_t, 1U << Crossings> offsets{};
  for (std::uint32_t member = 0; member < offsets.size(); ++member) {
    for (unsigned i = 0; i < Crossings; ++i) {
      if (((member & ~taken_as_clear) >> i & 1U) != 0) offsets[member] |= 1U << bits[i];
    }
  }
  return offsets;
}

template <typename Lane, int Crossings>
void move_groups(const PlaneMove& move, const typename Lane::Program& program, const Row* source,
                 Row* target, Sizes sizes) {
  constexpr std::uint32_t members = 1U << Crossings;
  const Scatter from(move.source_free, move.free);
  const Scatter to(move.target_free, move.free);
  const auto load_at = member_offsets<Crossings>(move.source_crossing, move.never_loaded);
  const auto store_at = member_offsets<Crossings>(move.target_crossing, 0);
  for (std::uint32_t group = 0; group < 1U << move.free; ++group) {
    const std::uint32_t target_row = move.target_base | to(group);
    if (!holds(sizes, target_row, Crossings)) continue;
    const Row* const ahead = source + from((group + fetched_ahead) & ((1U << move.free) - 1));
    const Row* const first = source + from(group);
    for (std::uint32_t m = 0; m < members; ++m) __builtin_prefetch(&ahead[load_at[m]]);
    typename Lane::Held rows[members];
    for (std::uint32_t m = 0; m < members; ++m) {
      rows[m] = Lane::load(first[load_at[m]]);
      program.prepare(rows[m]);
    }
    for (unsigned i = 0; i < Crossings; ++i) {
      for (std::uint32_t m = 0; m < members; ++m) {
        if ((m >> i & 1U) == 0) program.exchange(i, rows[m], rows[m | 1U << i]);
      }
    }
    for (std::uint32_t m = 0; m < members; ++m) {
      if ((m & move.never_stored) != 0) continue;
      program.arrange(rows[m]);
      Lane::or_into(target[target_row | store_at[m]], rows[m]);
    }
  }
}

template <typename Lane, int... Crossings>
void move_groups(std::integer_sequence<int, Crossings...>, const PlaneMove& move,
                 const typename Lane::Program& program, const Row* source, Row* target,
                 Sizes sizes) {
  static_cast<void>(((move.crossings == Crossings &&
                      (move_groups<Lane, Crossings>(move, program, source, target, sizes), true)) ||
                     ...));
}

template <typename Lane>
void move_rows(const PlaneMove& move, const typename Lane::Program& program, const Row* source,
               Row* target, Sizes sizes) {
  move_groups<Lane>(std::make_integer_sequence<int, row_bits + 1>{}, move, program, source, target,
                    sizes);
}

/// AND of the row's own entries with one place bit more.
template <typename Lane, int... Bits>
typename Lane::Held place_within(std::integer_sequence<int, Bits...>, typename Lane::Held row,
                                 int bits) {
  typename Lane::Held result = Lane::ones();
  static_cast<void>(
      ((Bits < bits && (result = Lane::both(result, Lane::template without<Bits>(row)), true)) &&
       ...));
  return result;
}

template <typename Lane>
void place_rows(const Row* source, Row* target, int bits, Sizes sizes) {
  const int number_bits = bits > row_bits ? bits - row_bits : 0;
  // Upwards, so that with source and target the same each row is read before it is written.
  for (std::uint32_t row = 0; row < 1U << number_bits; ++row) {
    if (!holds(sizes, row, 0)) continue;
    auto result = place_within<Lane>(std::make_integer_sequence<int, row_bits>{},
                                     Lane::load(source[row]), bits);
    for (std::uint32_t clear = ~row & ((1U << number_bits) - 1); clear != 0; clear &= clear - 1) {
      result = Lane::both(result, Lane::load(source[row | (clear & (0U - clear))]));
    }
    Lane::store(target[row], result);
  }
}

/// The places of a row by their size, those beyond the plane's bits left out.
inline std::array<Row, row_bits + 1> sized_places_of(int bits) {
  std::array<Row, row_bits + 1> rows;
  for (int members = 0; members <= row_bits; ++members) {
    Row& row = rows[static_cast<std::size_t>(members)];
    row = places_of_size(members);
    for (int bit = bits; bit < row_bits; ++bit) {
      const Row beyond = places_with(bit);
      for (std::size_t w = 0; w < row_words; ++w) row.words[w] &= ~beyond.words[w];
    }
  }
  return rows;
}

template <typename Lane>
void count_rows(const Row* plane, int bits, Sizes sizes, std::uint64_t* by_size) {
  const auto sized = sized_places_of(bits);
  const int number_bits = bits > row_bits ? bits - row_bits : 0;
  std::array<typename Lane::Count, IndexMap::most_bits + 1> counts{};
  for (std::uint32_t row = 0; row < 1U << number_bits; ++row) {
    if (!holds(sizes, row, 0)) continue;
    const int outside = std::popcount(row);
    const auto held = Lane::load(plane[row]);
    for (int within = 0; within <= row_bits; ++within) {
      const int size = outside + within;
      if (size < sizes.least || size > sizes.most) continue;
      counts[static_cast<std::size_t>(size)].add(
          Lane::both(held, Lane::load(sized[static_cast<std::size_t>(within)])));
    }
  }
  for (int size = sizes.least > 0 ? sizes.least : 0; size <= sizes.most; ++size) {
    by_size[size] += counts[static_cast<std::size_t>(size)].total();
  }
}

}  // namespace baghchal
