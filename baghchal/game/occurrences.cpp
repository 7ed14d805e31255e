#include "baghchal/game/occurrences.hpp"

#include <algorithm>
#include <utility>

namespace baghchal {
namespace {

constexpr std::size_t fewest_slots = 64;

/// Spreads words that differ in a few bits.
constexpr std::size_t scattered(std::uint64_t packed) {
  return static_cast<std::size_t>(packed * 0x9e3779b97f4a7c15 >> 32);
}

}  // namespace

std::optional<int> Occurrences::first_ply(std::uint64_t packed) const {
  if (filled_ == 0) return std::nullopt;
  const Slot& slot = slots_[slot_of(packed)];
  if (slot.times == 0) return std::nullopt;
  return slot.first_ply;
}

int Occurrences::times(std::uint64_t packed) const {
  return filled_ == 0 ? 0 : slots_[slot_of(packed)].times;
}

void Occurrences::add(std::uint64_t packed, int ply) {
  if (2 * (filled_ + 1) > slots_.size()) grow();
  Slot& slot = slots_[slot_of(packed)];
  if (slot.times == 0) {
    slot = {packed, ply, 0};
    ++filled_;
  }
  ++slot.times;
}

void Occurrences::remove(std::uint64_t packed) {
  Slot& slot = slots_[slot_of(packed)];
  if (--slot.times == 0) --filled_;
}

/// Where the position is, or would be.
std::size_t Occurrences::slot_of(std::uint64_t packed) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t place = scattered(packed) & mask;
  while (slots_[place].times > 0 && slots_[place].packed != packed) place = (place + 1) & mask;
  return place;
}

/// Everything comes to the new slots in the order in which it came to the old ones.
void Occurrences::grow() {
  std::vector<Slot> old =
      std::exchange(slots_, std::vector<Slot>(slots_.empty() ? fewest_slots : 2 * slots_.size()));
  std::ranges::sort(old, {}, &Slot::first_ply);
  for (const Slot& slot : old) {
    if (slot.times > 0) slots_[slot_of(slot.packed)] = slot;
  }
}

}  // namespace baghchal
