#include "baghchal/solver/kernels_portable.hpp"

#include "baghchal/solver/kernel_loops.hpp"

namespace baghchal {
namespace {

constexpr std::array<std::uint64_t, word_bits> words_with{0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc,
                                                          0xf0f0f0f0f0f0f0f0, 0xff00ff00ff00ff00,
                                                          0xffff0000ffff0000, 0xffffffff00000000};

/// Exchanges two place bits within a row.
struct Swap {
  int low;
  int high;
};

void swap_within_words(Row& row, Swap swap) {
  const auto low = static_cast<std::size_t>(swap.low);
  const auto high = static_cast<std::size_t>(swap.high);
  const std::uint64_t moved = words_with[low] & ~words_with[high];
  const int shift = (1 << swap.high) - (1 << swap.low);
  for (std::uint64_t& word : row.words) {
    const std::uint64_t change = (word ^ word >> shift) & moved;
    word ^= change | change << shift;
  }
}

/// Exchanges place bit `bit` with the bit that tells one word from the other.
void exchange_words(std::uint64_t& clear, std::uint64_t& set, int bit) {
  const int shift = 1 << bit;
  const std::uint64_t change = (clear >> shift ^ set) & ~words_with[static_cast<std::size_t>(bit)];
  set ^= change;
  clear ^= change << shift;
}

void swap_places(Row& row, Swap swap) {
  if (swap.high < word_bits) return swap_within_words(row, swap);
  const unsigned high = 1U << (swap.high - word_bits);
  for (unsigned w = 0; w < row_words; ++w) {
    if ((w & high) != 0) continue;
    if (swap.low < word_bits) {
      exchange_words(row.words[w], row.words[w | high], swap.low);
    } else if (const unsigned low = 1U << (swap.low - word_bits); (w & low) != 0) {
      std::swap(row.words[w], row.words[(w ^ low) | high]);
    }
  }
}

struct WordLane {
  using Held = Row;

  class Count {
   public:
    void add(const Held& row) {
      for (const std::uint64_t word : row.words) {
        total_ += static_cast<std::uint64_t>(std::popcount(word));
      }
    }
    std::uint64_t total() const { return total_; }

   private:
    std::uint64_t total_ = 0;
  };

  class Program {
   public:
    explicit Program(const PlaneMove& move) : move_(move) {
      std::array<int, row_bits> stands_at{};
      for (int bit = 0; bit < row_bits; ++bit) {
        stands_at[static_cast<std::size_t>(bit)] = move.place_from[static_cast<std::size_t>(bit)];
      }
      for (int bit = 0; bit < row_bits; ++bit) {
        const int from = stands_at[static_cast<std::size_t>(bit)];
        if (from == bit) continue;
        swaps_[static_cast<std::size_t>(swap_count_++)] = {bit, from};
        for (int& other : stands_at) {
          if (other == bit) other = from;
        }
      }
    }

    void prepare(Held&) const {}
    void exchange(unsigned member_bit, Held& clear, Held& set) const {
      const int bit = move_.exchange[member_bit];
      if (bit < word_bits) {
        for (std::size_t w = 0; w < row_words; ++w) {
          exchange_words(clear.words[w], set.words[w], bit);
        }
        return;
      }
      const unsigned high = 1U << (bit - word_bits);
      for (unsigned w = 0; w < row_words; ++w) {
        if ((w & high) == 0) std::swap(clear.words[w | high], set.words[w]);
      }
    }
    void arrange(Held& row) const {
      for (int i = 0; i < swap_count_; ++i) swap_places(row, swaps_[static_cast<std::size_t>(i)]);
      if (move_.raised >= 0) raise(row, move_.raised);
      for (std::size_t w = 0; w < row_words; ++w) row.words[w] &= move_.wanted.words[w];
    }

   private:
    static void raise(Row& row, int bit) {
      if (bit < word_bits) {
        for (std::uint64_t& word : row.words) word <<= 1 << bit;
        return;
      }
      const unsigned high = 1U << (bit - word_bits);
      for (unsigned w = 0; w < row_words; ++w) {
        if ((w & high) != 0) row.words[w] = row.words[w ^ high];
      }
    }

    const PlaneMove& move_;
    int swap_count_ = 0;
    std::array<Swap, row_bits> swaps_{};
  };

  static Held load(const Row& row) { return row; }
  static void store(Row& row, const Held& held) { row = held; }
  static void or_into(Row& row, const Held& held) {
    for (std::size_t w = 0; w < row_words; ++w) row.words[w] |= held.words[w];
  }
  static Held ones() {
    Held row;
    row.words.fill(~std::uint64_t{0});
    return row;
  }
  static Held both(Held a, const Held& b) {
    for (std::size_t w = 0; w < row_words; ++w) a.words[w] &= b.words[w];
    return a;
  }
  template <int Bit>
  static Held without(const Held& row) {
    Held result;
    for (std::size_t w = 0; w < row_words; ++w) {
      if constexpr (Bit < word_bits) {
        result.words[w] = row.words[w] >> (1 << Bit) | words_with[static_cast<std::size_t>(Bit)];
      } else {
        constexpr std::size_t high = 1U << (Bit - word_bits);
        result.words[w] = (w & high) != 0 ? ~std::uint64_t{0} : row.words[w | high];
      }
    }
    return result;
  }
};

void move(const PlaneMove& move, const Row* source, Row* target, Sizes sizes) {
  move_rows<WordLane>(move, WordLane::Program(move), source, target, sizes);
}

}  // namespace

const Kernels portable_kernels{"portable", move, place_rows<WordLane>, count_rows<WordLane>};

}  // namespace baghchal
