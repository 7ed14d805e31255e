#include "baghchal/search/transposition_table.hpp"

#include <algorithm>

namespace baghchal {
namespace {

constexpr int move_bit = 21;
constexpr int depth_bit = 36;
constexpr int bound_bit = 43;
constexpr int at_least_bit = 45;
constexpr int at_most_bit = 46;
constexpr int generation_bit = 47;
constexpr std::uint64_t most_generations = std::uint64_t{1} << (64 - generation_bit);

constexpr Score lowest_score = -(1 << (move_bit - 1));
static_assert(-win_score > lowest_score);

/// Stands for no move: a placement on no point.
constexpr std::uint64_t no_move = 0x7fff;

constexpr std::uint64_t field(std::uint64_t word, int from, int to) {
  return word >> from & ((std::uint64_t{1} << (to - from)) - 1);
}

constexpr std::uint64_t depth_of(std::uint64_t word) {
  return field(word, depth_bit, bound_bit);
}
constexpr std::uint64_t generation_of(std::uint64_t word) {
  return word >> generation_bit;
}

constexpr std::uint64_t packed(const TableEntry& entry, std::uint64_t generation) {
  const std::uint64_t move = entry.move ? entry.move->pack() : no_move;
  return static_cast<std::uint64_t>(entry.finding.score - lowest_score) | move << move_bit |
         static_cast<std::uint64_t>(entry.depth) << depth_bit |
         static_cast<std::uint64_t>(entry.bound) << bound_bit |
         std::uint64_t{entry.finding.at_least_proved} << at_least_bit |
         std::uint64_t{entry.finding.at_most_proved} << at_most_bit | generation << generation_bit;
}

constexpr TableEntry unpacked(std::uint64_t word) {
  const std::uint64_t move = field(word, move_bit, depth_bit);
  return {.finding = {static_cast<Score>(field(word, 0, move_bit)) + lowest_score,
                      field(word, at_least_bit, at_least_bit + 1) != 0,
                      field(word, at_most_bit, at_most_bit + 1) != 0},
          .bound = static_cast<Bound>(field(word, bound_bit, at_least_bit)),
          .depth = static_cast<int>(depth_of(word)),
          .move = move == no_move ? std::nullopt
                                  : std::optional(Move::unpack(static_cast<std::uint16_t>(move)))};
}

/// The upper half of a product spreads any word evenly over any number of buckets.
constexpr std::uint64_t scattered(std::uint64_t key) {
  key = (key ^ key >> 32) * 0x9e3779b97f4a7c15;
  return key ^ key >> 29;
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes)
    : buckets_(std::max<std::size_t>(1, bytes / sizeof(Bucket))) {}

std::optional<TableEntry> TranspositionTable::find(std::uint64_t key) const {
  for (const Slot& slot : buckets_[bucket_of(key)].slots) {
    if (slot.key == key && !is_empty(slot)) return unpacked(slot.word);
  }
  return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
  Bucket& bucket = buckets_[bucket_of(key)];
  Slot* place = bucket.slots;
  for (Slot& slot : bucket.slots) {
    if (slot.key == key && !is_empty(slot)) {
      place = &slot;
      break;
    }
    if (worth(slot) < worth(*place)) place = &slot;
  }
  *place = {key, packed(entry, generation_)};
}

void TranspositionTable::begin_search() {
  // Half of the generations after each `forget`, so that it does not matter how many came before.
  if (++generation_ - oldest_ == most_generations / 2) forget();
}

void TranspositionTable::forget() {
  oldest_ = ++generation_;
  if (oldest_ < most_generations / 2) return;
  std::ranges::fill(buckets_, Bucket{});
  oldest_ = generation_ = 1;
}

std::size_t TranspositionTable::bucket_of(std::uint64_t key) const {
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::size_t>(Wide{scattered(key)} * buckets_.size() >> 64);
}

bool TranspositionTable::is_empty(const Slot& slot) const {
  return generation_of(slot.word) < oldest_;
}

/// Empty below old below shallow.
std::uint64_t TranspositionTable::worth(const Slot& slot) const {
  if (is_empty(slot)) return 0;
  return generation_of(slot.word) << (bound_bit - depth_bit) | depth_of(slot.word);
}

}  // namespace baghchal
