#include "baghchal/solver/kernels_avx512.hpp"

#include <immintrin.h>

#include "baghchal/solver/kernel_loops.hpp"
#include "baghchal/solver/kernels_portable.hpp"

namespace baghchal {
namespace {

/// The three lowest place bits tell the bits of a byte, the others the bytes of a register.
constexpr int byte_bits = 3;

using Places = std::array<int, row_bits>;

/// What is done to one register: its bytes put in any order, and then, where asked for, in each
/// 64-bit word the bits of the bytes changed with the bytes: place bits 0 1 2 with 3 4 5.
struct Step {
  alignas(64) std::array<std::uint8_t, 64> bytes{};
  bool transposed = false;

  __m512i operator()(__m512i row) const {
    row = _mm512_permutexvar_epi8(_mm512_load_si512(bytes.data()), row);
    if (!transposed) return row;
    return _mm512_gf2p8affine_epi64_epi8(
        _mm512_set1_epi64(static_cast<long long>(0x8040201008040201)), row, 0);
  }
};

/// Finds the steps that bring place bits where they are wanted. `holds[p]` is the label of the bit
/// that stands at place p. Only bits above the byte's can be brought anywhere in one step; those
/// within pass through a transposition.
class Arranger {
 public:
  explicit Arranger(const Places& holds) : holds_(holds) {}

  const Places& holds() const { return holds_; }
  int place_of(int label) const {
    int place = 0;
    while (holds_[static_cast<std::size_t>(place)] != label) ++place;
    return place;
  }

  /// Brings the labels to places 3, 4, 5 and, by transposing, to 0, 1, 2. Requires: none stands
  /// below 3.
  Step bring_low(const std::array<int, byte_bits>& labels) {
    Places wanted = holds_;
    for (std::size_t i = 0; i < byte_bits; ++i) {
      int& there = wanted[i + byte_bits];
      // What is in the way changes places with what is wanted.
      for (int& other : wanted) {
        if (other == labels[i]) other = there;
      }
      there = labels[i];
    }
    Step step = reorder(wanted);
    step.transposed = true;
    // The transposition reads the bytes of a word in reverse: they are laid out so.
    for (std::size_t byte = 0; byte < step.bytes.size(); byte += 8) {
      for (std::size_t i = 0; i < 4; ++i) std::swap(step.bytes[byte + i], step.bytes[byte + 7 - i]);
    }
    for (std::size_t i = 0; i < byte_bits; ++i) std::swap(holds_[i], holds_[i + byte_bits]);
    return step;
  }

  /// Puts the labels above the byte's bits in the wanted order. Requires: the others are in place.
  Step reorder(const Places& wanted) {
    Step step;
    for (unsigned bit = 0; bit < row_bits - byte_bits; ++bit) {
      const unsigned with = 1U << bit;
      const int from = place_of(wanted[bit + byte_bits]) - byte_bits;
      for (unsigned byte = 0; byte < with; ++byte) {
        step.bytes[with | byte] = static_cast<std::uint8_t>(step.bytes[byte] | 1U << from);
      }
    }
    holds_ = wanted;
    return step;
  }

  /// Three labels from above the byte's bits for which `may` holds; fewer where there are not so
  /// many.
  template <typename Predicate>
  int pick(Predicate may, std::array<int, byte_bits>& picked) const {
    int count = 0;
    for (int place = byte_bits; place < row_bits && count < byte_bits; ++place) {
      const int label = holds_[static_cast<std::size_t>(place)];
      if (may(label)) picked[static_cast<std::size_t>(count++)] = label;
    }
    return count;
  }

 private:
  Places holds_;
};

struct ExchangeTables {
  alignas(64) std::array<std::uint8_t, 64> clear{};
  alignas(64) std::array<std::uint8_t, 64> set{};
};

/// For each bit of a byte's number: which bytes of two registers make the two exchanged ones.
constexpr auto exchange_tables = [] {
  std::array<ExchangeTables, row_bits - byte_bits> tables{};
  for (unsigned bit = 0; bit < tables.size(); ++bit) {
    for (unsigned byte = 0; byte < 64; ++byte) {
      const unsigned within = byte & ~(1U << bit);
      const unsigned which = byte >> bit & 1U;
      tables[bit].clear[byte] = static_cast<std::uint8_t>(which << 6 | within);
      tables[bit].set[byte] = static_cast<std::uint8_t>(which << 6 | within | 1U << bit);
    }
  }
  return tables;
}();

struct RegisterLane {
  using Held = __m512i;

  class Count {
   public:
    void add(Held row) { sums_ = _mm512_add_epi64(sums_, _mm512_popcnt_epi64(row)); }
    std::uint64_t total() const {
      return static_cast<std::uint64_t>(_mm512_reduce_add_epi64(sums_));
    }

   private:
    Held sums_ = _mm512_setzero_si512();
  };

  class Program {
   public:
    explicit Program(const PlaneMove& move)
        : wanted_(_mm512_load_si512(move.wanted.words.data())), arranger_(start()) {
      expressible_ = plan_exchanges(move);
      if (!expressible_) return;
      plan_arrangement(move);
      if (move.raised >= byte_bits) {
        for (unsigned byte = 0; byte < 64; ++byte) {
          const unsigned lower = byte & ~(1U << (move.raised - byte_bits));
          last().bytes[byte] = last().bytes[lower];
        }
      } else if (move.raised >= 0) {
        shift_ = 1 << move.raised;
      }
    }

    /// Whether the move can be done in these steps; nearly all can.
    bool expressible() const { return expressible_; }

    void prepare(Held& row) const {
      if (prepared_) row = preparation_(row);
    }
    void exchange(unsigned member_bit, Held& clear, Held& set) const {
      const ExchangeTables& tables = exchange_tables[exchange_[member_bit]];
      const Held old = clear;
      clear = _mm512_permutex2var_epi8(old, _mm512_load_si512(tables.clear.data()), set);
      set = _mm512_permutex2var_epi8(old, _mm512_load_si512(tables.set.data()), set);
    }
    void arrange(Held& row) const {
      for (int i = 0; i < count_; ++i) row = steps_[static_cast<std::size_t>(i)](row);
      row = _mm512_and_si512(_mm512_sll_epi64(row, _mm_cvtsi32_si128(shift_)), wanted_);
    }

   private:
    static Places start() {
      Places places{};
      for (int place = 0; place < row_bits; ++place)
        places[static_cast<std::size_t>(place)] = place;
      return places;
    }

    /// Exchanges work on whole bytes: a bit to be exchanged must stand above the byte's bits.
    bool plan_exchanges(const PlaneMove& move) {
      const auto leaves = [&](int label) {
        for (int i = 0; i < move.crossings; ++i) {
          if (move.exchange[static_cast<std::size_t>(i)] == label) return true;
        }
        return false;
      };
      if (leaves(0) || leaves(1) || leaves(2)) {
        std::array<int, byte_bits> staying{};
        if (arranger_.pick([&](int label) { return !leaves(label); }, staying) < byte_bits) {
          return false;
        }
        preparation_ = arranger_.bring_low(staying);
        prepared_ = true;
      }
      for (std::size_t i = 0; i < move.crossings; ++i) {
        exchange_[i] = static_cast<std::uint8_t>(arranger_.place_of(move.exchange[i]) - byte_bits);
      }
      return true;
    }

    void plan_arrangement(const PlaneMove& move) {
      Places wanted{};
      for (std::size_t place = 0; place < row_bits; ++place) wanted[place] = move.place_from[place];
      const std::array<int, byte_bits> low{wanted[0], wanted[1], wanted[2]};
      const auto is_low = [&](int label) {
        return label == low[0] || label == low[1] || label == low[2];
      };
      const Places& holds = arranger_.holds();
      if (holds[0] != low[0] || holds[1] != low[1] || holds[2] != low[2]) {
        if (is_low(holds[0]) || is_low(holds[1]) || is_low(holds[2])) {
          std::array<int, byte_bits> others{};
          arranger_.pick([&](int label) { return !is_low(label); }, others);
          add(arranger_.bring_low(others));
        }
        add(arranger_.bring_low(low));
      }
      add(arranger_.reorder(wanted));
    }

    void add(const Step& step) { steps_[static_cast<std::size_t>(count_++)] = step; }
    Step& last() { return steps_[static_cast<std::size_t>(count_ - 1)]; }

    __m512i wanted_;
    Arranger arranger_;
    Step preparation_{};
    std::array<Step, 3> steps_{};
    int count_ = 0;
    int shift_ = 0;
    bool prepared_ = false;
    bool expressible_ = false;
    std::array<std::uint8_t, row_bits> exchange_{};
  };

  static Held load(const Row& row) { return _mm512_load_si512(row.words.data()); }
  static void store(Row& row, Held held) { _mm512_store_si512(row.words.data(), held); }
  static void or_into(Row& row, Held held) { store(row, _mm512_or_si512(load(row), held)); }
  static Held ones() { return _mm512_set1_epi64(-1); }
  static Held both(Held a, Held b) { return _mm512_and_si512(a, b); }
  template <int Bit>
  static Held without(Held row) {
    alignas(64) static constexpr Row set = places_with(Bit);
    if constexpr (Bit < word_bits) {
      row = _mm512_srli_epi64(row, 1U << Bit);
    } else {
      constexpr long long high = 1 << (Bit - word_bits);
      row = _mm512_permutexvar_epi64(_mm512_set_epi64(7 | high, 6 | high, 5 | high, 4 | high,
                                                      3 | high, 2 | high, 1 | high, high),
                                     row);
    }
    return _mm512_or_si512(row, load(set));
  }
};

void move(const PlaneMove& move, const Row* source, Row* target, Sizes sizes) {
  const RegisterLane::Program program(move);
  if (!program.expressible()) return portable_kernels.move(move, source, target, sizes);
  move_rows<RegisterLane>(move, program, source, target, sizes);
}

}  // namespace

const Kernels avx512_kernels{"avx512", move, place_rows<RegisterLane>, count_rows<RegisterLane>};

}  // namespace baghchal
